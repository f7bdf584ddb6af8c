import { join } from 'node:path';
import type { Logger } from 'pino';
import { responsePages } from '#enquiry/response-pages.ts';
import { launch } from './launch.ts';
import { StartFailure } from './lifecycle/start-failure.ts';
import { onStopRequest } from './lifecycle/stop-requests.ts';
import { checkMail } from './notifications/check-mail.ts';
import { createLogger } from './observation/logging.ts';
import { type Config, readConfig } from './settings/config.ts';
import { loadEnvironment } from './settings/environment.ts';
import { assertComplete } from './static/build-record.ts';
import { loadSiteFiles } from './static/site-files.ts';
import { storagePlaceOf } from './storage/storage-place.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const mailSentence = ({ smtpUrl }: Config) =>
  smtpUrl === undefined
    ? 'Mail is not set up (SMTP_URL): enquiries are stored, but the agency gets no mail'
    : 'Mail goes out through SMTP_URL';

/** Logs whether mail can be sent. A mail server that is down does not stop the site. */
async function logMailCheck({ smtpUrl }: Config, log: Logger): Promise<void> {
  if (smtpUrl === undefined) return;
  const { ok, sentence, code } = await checkMail(smtpUrl);
  if (ok) log.info(sentence);
  else log.warn({ code }, `${sentence} Enquiries are kept and their mail goes out later.`);
}

async function main(): Promise<void> {
  const starting = new AbortController();
  // Nothing is listening yet, so there are no requests to finish.
  onStopRequest(() => process.exit(0), starting.signal);
  const warnings = loadEnvironment();
  const config = readConfig(process.env);
  const log = await createLogger(config.logLevel);
  for (const sentence of warnings) log.warn(sentence);
  await assertComplete(config.buildDir);
  const site = await loadSiteFiles(
    join(config.buildDir, 'site'),
    join(config.buildDir, 'compressed'),
    Object.values(responsePages),
  );
  const running = await launch(config, site, log);
  const storage = storagePlaceOf(config);
  starting.abort();
  onStopRequest(async () => {
    log.info('stopping');
    const code = await running.stop();
    log.info({ code }, 'stopped');
    process.exit(code);
  });

  print(`The site is at ${running.url}`);
  print(`Enquiries are kept in ${storage.place} (${storage.kind}, schema ${storage.schema})`);
  print(mailSentence(config));
  if (running.metricsUrl) print(`Metrics are at ${running.metricsUrl}`);
  // People who use npm read the lines above; log collectors of init systems read this one.
  if (process.env.npm_lifecycle_event === undefined) {
    log.info({ storage, mail: config.smtpUrl !== undefined }, 'started');
  }
  await logMailCheck(config, log);
}

await main().catch((error) => {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
