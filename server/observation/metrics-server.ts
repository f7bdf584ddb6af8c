import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartFailure } from '../lifecycle/failure.ts';
import type { Metrics } from './metrics.ts';

/** Only this machine may ask: what collects the figures runs here, or comes through a tunnel. */
const host = '127.0.0.1';

export interface MetricsServer {
  readonly url: string;
  close(): void;
}

/** Serves the figures on a port of their own, away from visitors. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(
      `Cannot serve figures on port ${port} (${error.code}). Set METRICS_PORT to a free port.`,
    );
  });
  // Figures alone are no reason to go on running.
  server.unref();
  return {
    url: `http://${host}:${port}/metrics`,
    close() {
      server.close();
      server.closeAllConnections();
      metrics.close();
    },
  };
}
