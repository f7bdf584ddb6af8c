import { access, constants, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { answerPages } from '#enquiry/answer-page.ts';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { startEnquiryService } from './enquiry-service.ts';
import { StartFailure } from './failure.ts';
import { addressesOf, listenOn } from './listening.ts';
import { loadSiteFiles } from './static/site-files.ts';
import { stopWithin } from './stop-within.ts';

/** How long a stop may take in all: requests have half of it, deliveries less than the other half. */
const stopWithinMs = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function prepareDataDir(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new StartFailure(
      `Cannot write to the data folder ${folder}. Set DATA_DIR to a folder this user may write to.`,
    );
  }
}

const listenFailures: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use. Stop the other program or set PORT to a free port.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}. Set PORT to 1024 or above.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`,
  ENOTFOUND: ({ host }) =>
    `The host ${host} is not known. Set HOST to an address of this machine, such as 127.0.0.1.`,
};

async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    return await listenOn(app, await addressesOf(config.host), config.port);
  } catch (error) {
    const explain = listenFailures[(error as NodeJS.ErrnoException).code ?? ''];
    throw explain ? new StartFailure(explain(config)) : error;
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) await prepareDataDir(config.dataDir);
  const site = await loadSiteFiles(
    resolve('dist/site'),
    resolve('dist/compressed'),
    Object.values(answerPages),
  );
  const logger = pino({ level: config.logLevel });
  const service = await startEnquiryService(config, logger);
  const app = createApp({
    site,
    logger,
    trustProxy: config.trustProxy,
    ...service.forApp,
  });

  // With PORT=0 the system picks one.
  const port = await listen(app, config);
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  say(`The site is at http://${host}:${port}`);
  say(
    config.databaseUrl === undefined
      ? `Enquiries are kept in ${resolve(config.dataDir)}`
      : 'Enquiries are kept in PostgreSQL (DATABASE_URL)',
  );
  say(
    config.smtpUrl === undefined
      ? 'Mail is not set up (SMTP_URL): enquiries are kept, and nobody is told until it is'
      : 'Mail goes out through SMTP_URL',
  );

  const stop = async () => {
    // Requests first, then what they stored: nothing may be waiting when the store closes.
    const steps = [() => app.close(), () => service.stop()];
    process.exit(await stopWithin(stopWithinMs, steps));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

await main().catch((error) => {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
