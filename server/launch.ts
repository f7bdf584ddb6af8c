import { access, constants, mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type EnquiryService, startEnquiryService } from './enquiry-service.ts';
import { StartFailure } from './lifecycle/failure.ts';
import { addressesOf, listenOn, listenOnSocket } from './lifecycle/listening.ts';
import { stopWithin } from './lifecycle/stop-within.ts';
import type { MetricsServer } from './observation/metrics-server.ts';
import { observeRequests } from './observation/requests.ts';
import type { Config } from './settings/config.ts';
import type { SiteFiles } from './static/site-files.ts';

/** How long a stop may take in all. Requests have four seconds of it, deliveries three; a busy machine the rest. */
const stopWithinMs = 10_000;

async function prepareDataDir(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
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

const urlOf = (host: string, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    if (config.passedSocket !== undefined) {
      const { address, port } = await listenOnSocket(app, config.passedSocket);
      return urlOf(address, port);
    }
    // With PORT=0 the system picks one.
    const port = await listenOn(app, await addressesOf(config.host), config.port);
    return urlOf(config.host, port);
  } catch (error) {
    const explain = listenFailures[(error as NodeJS.ErrnoException).code ?? ''];
    throw explain ? new StartFailure(explain(config)) : error;
  }
}

async function startFigures(
  { metricsPort }: Config,
  app: FastifyInstance,
  { forApp }: EnquiryService,
): Promise<MetricsServer | undefined> {
  if (metricsPort === undefined || forApp.enquiries === undefined) return undefined;
  // Loaded when needed: most installations have nothing that collects figures.
  const { createMetrics } = await import('./observation/metrics.ts');
  const { serveMetrics } = await import('./observation/metrics-server.ts');
  const metrics = createMetrics(forApp.enquiries.store);
  observeRequests(app, metrics.answered);
  return serveMetrics(metrics, metricsPort);
}

export interface Launched {
  readonly url: string;
  readonly metricsUrl: string | undefined;
  /** Finishes what is under way and closes the store; gives the exit code. */
  stop(): Promise<0 | 1>;
}

/** Opens the store, starts what works beside the requests, and listens. */
export async function launch(config: Config, site: SiteFiles, log: Logger): Promise<Launched> {
  if (config.databaseUrl === undefined) await prepareDataDir(config.dataDir);
  const service = await startEnquiryService(config, log);
  const app = createApp({
    site,
    log,
    trustProxy: config.trustProxy,
    ...service.forApp,
  });
  if (config.accessLog) observeRequests(app, (request) => log.info(request, 'request'));
  const figures = await startFigures(config, app, service);
  const url = await listen(app, config);
  return {
    url,
    metricsUrl: figures?.url,
    stop() {
      figures?.close();
      // Requests first, then what they stored: nothing may be waiting when the store closes.
      return stopWithin(stopWithinMs, [() => app.close(), () => service.stop()]);
    },
  };
}
