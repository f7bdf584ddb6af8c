import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { retentionDays } from '#enquiry/retention.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';

/** The root of the project. Relative folders in settings start here. */
export const projectFolder = resolve(import.meta.dirname, '../..');

const folder = (name: string) =>
  v.pipe(
    v.string(),
    v.nonEmpty(`${name} must not be empty`),
    v.transform((path) => resolve(projectFolder, path)),
  );

const onOrOff = (name: string) =>
  v.pipe(
    v.picklist(['on', 'off'], `${name} must be on or off`),
    v.transform((word) => word === 'on'),
  );

const wholeNumber = (name: string, least: number, most: number) => {
  const sentence = `${name} must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, sentence),
    v.transform(Number),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  );
};

const urlWith = (name: string, protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    ),
  );

const listOf = (text: string) => text.split(',').map((part) => part.trim());

const isNetwork = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
};

const origins = v.pipe(
  v.string(),
  v.transform(listOf),
  v.everyItem(
    (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'ALLOWED_ORIGINS must be origins such as https://www.company.com, separated by commas',
  ),
);

/** Names that Fastify knows for the loopback interface and private networks. */
const namedNetworks: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

const proxies = v.pipe(
  v.string(),
  v.transform(listOf),
  v.everyItem(
    (text) => namedNetworks.includes(text) || isNetwork(text),
    'TRUST_PROXY must be addresses or networks of proxies, such as 10.0.0.0/8, separated by commas',
  ),
);

/** Every setting that the server reads, with its default (.env.example). */
const Settings = v.object({
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('HOST must not be empty')), 'localhost'),
  PORT: v.optional(wholeNumber('PORT', 0, 65_535), '4321'),
  DATA_DIR: v.optional(folder('DATA_DIR'), 'data'),
  BUILD_DIR: v.optional(folder('BUILD_DIR'), 'dist'),
  DATABASE_URL: v.optional(urlWith('DATABASE_URL', ['postgres:', 'postgresql:'])),
  SMTP_URL: v.optional(urlWith('SMTP_URL', ['smtp:', 'smtps:'])),
  RATE_LIMIT: v.optional(wholeNumber('RATE_LIMIT', 0, 1_000_000), '10'),
  ALLOWED_ORIGINS: v.optional(origins),
  TRUST_PROXY: v.optional(proxies),
  RETENTION_DAYS: v.optional(wholeNumber('RETENTION_DAYS', 0, 36_500), String(retentionDays)),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace and silent',
    ),
    'info',
  ),
  ACCESS_LOG: v.optional(onOrOff('ACCESS_LOG'), 'off'),
  METRICS_PORT: v.optional(wholeNumber('METRICS_PORT', 1, 65_535)),
});

export const settingNames: readonly string[] = Object.keys(Settings.entries);

export interface Config {
  readonly host: string;
  readonly port: number;
  /** File descriptor of a socket that systemd has opened; it takes the place of host and port. */
  readonly passedSocket: number | undefined;
  readonly dataDir: string;
  /** The folder of the build to serve. */
  readonly buildDir: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Enquiries one address may send in ten minutes; 0 for no limit. */
  readonly rateLimit: number;
  /** Origins of other sites whose forms may send here. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: string[] | undefined;
  /** Enquiries older than this are erased; 0 keeps them. */
  readonly retentionDays: number;
  readonly logLevel: string;
  /** Whether every request is logged. */
  readonly accessLog: boolean;
  /** The port for metrics on 127.0.0.1; undefined for no metrics. */
  readonly metricsPort: number | undefined;
}

/** sd_listen_fds(3): descriptors begin at 3 and are for the process that LISTEN_PID names. */
const passedSocketIn = ({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv) =>
  LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) ? 3 : undefined;

/** Reads and checks the environment. Throws a `StartFailure` that names the bad settings. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  // An empty value ("PORT=" in an .env file) means "not set", as in most twelve-factor tools.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(Settings, given);
  if (!result.success) {
    const sentences = result.issues.map((issue) => issue.message);
    throw new StartFailure(`Bad setting: ${sentences.join('; ')}.`);
  }
  const settings = result.output;
  return {
    host: settings.HOST,
    port: settings.PORT,
    passedSocket: passedSocketIn(environment),
    dataDir: settings.DATA_DIR,
    buildDir: settings.BUILD_DIR,
    databaseUrl: settings.DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    rateLimit: settings.RATE_LIMIT,
    allowedOrigins: new Set(settings.ALLOWED_ORIGINS),
    trustProxy: settings.TRUST_PROXY,
    retentionDays: settings.RETENTION_DAYS,
    logLevel: settings.LOG_LEVEL,
    accessLog: settings.ACCESS_LOG,
    metricsPort: settings.METRICS_PORT,
  };
}
