import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartFailure } from '../lifecycle/start-failure.ts';
import type { Metrics } from './metrics.ts';

/** Only this machine may connect: the collector runs here or uses a tunnel. */
const host = '127.0.0.1';

export interface MetricsServer {
  readonly url: string;
  close(): void;
}

/** Serves the metrics on a separate port that visitors cannot reach. */
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
      `Cannot serve metrics on port ${port} (${error.code}). Set METRICS_PORT to a free port.`,
    );
  });
  // This server alone must not keep the process running.
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
