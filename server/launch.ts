import { access, constants, mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type EnquiryService, startEnquiryService } from './enquiry-service.ts';
import { addressesOf, listenOn, listenOnSocket } from './lifecycle/listening.ts';
import { StartFailure } from './lifecycle/start-failure.ts';
import { stopWithin } from './lifecycle/stop-within.ts';
import type { MetricsServer } from './observation/metrics-server.ts';
import { observeRequests } from './observation/requests.ts';
import type { Config } from './settings/config.ts';
import type { SiteFiles } from './static/site-files.ts';

/** The time limit of a stop: four seconds for requests, three for deliveries, the rest spare. */
const stopTimeoutMs = 10_000;

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
    // With PORT=0 the system picks the port.
    const port = await listenOn(app, await addressesOf(config.host), config.port);
    return urlOf(config.host, port);
  } catch (error) {
    const explain = listenFailures[(error as NodeJS.ErrnoException).code ?? ''];
    throw explain ? new StartFailure(explain(config)) : error;
  }
}

async function startMetrics(
  { metricsPort }: Config,
  app: FastifyInstance,
  { forApp }: EnquiryService,
): Promise<MetricsServer | undefined> {
  if (metricsPort === undefined || forApp.enquiries === undefined) return undefined;
  // Imported on demand: most installations collect no metrics.
  const { createMetrics } = await import('./observation/metrics.ts');
  const { serveMetrics } = await import('./observation/metrics-server.ts');
  const metrics = createMetrics(forApp.enquiries.store);
  observeRequests(app, metrics.requestCompleted);
  return serveMetrics(metrics, metricsPort);
}

export interface Launched {
  readonly url: string;
  readonly metricsUrl: string | undefined;
  /** Finishes open requests and deliveries, closes the store and returns the exit code. */
  stop(): Promise<0 | 1>;
}

/** Opens the store, starts the background work and listens. */
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
  const metrics = await startMetrics(config, app, service);
  const url = await listen(app, config);
  return {
    url,
    metricsUrl: metrics?.url,
    stop() {
      metrics?.close();
      // Requests first: they need the store, which the service closes.
      return stopWithin(stopTimeoutMs, [() => app.close(), () => service.stop()]);
    },
  };
}
