import { createServer, type RequestListener, type Server } from 'node:http';
import { namesOneHost, refuseBrokenHeads, refuseHead } from './refused-heads.ts';
import { sendFile } from './send-file.ts';
import type { SiteFiles } from './site-files.ts';

/** Slow clients: the head within 10 s, the whole request within 30 s, no silence over a minute. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Checked below, so that the answer has the headers of all others.
  requireHostHeader: false,
};
const silenceMs = 60_000;

/**
 * A request without a body has none to wait for: a seventh of the time of a page. Its stream has ended
 * before anybody can listen; server/app.ts has another one for those that read it.
 */
const withoutBody = { optimizeEmptyRequests: true };

/**
 * The server of the app. Nearly all requests are for a file of the build by its exact path: those are
 * answered here, because the framework's way to the same answer costs a fifth more. All others take it.
 */
export function createFilesFirstServer({ files }: SiteFiles, framework: RequestListener): Server {
  const server = createServer({ ...limits, ...withoutBody }, (request, response) => {
    if (!namesOneHost(request)) {
      refuseHead(response, 400);
      return;
    }
    const { method, url = '' } = request;
    const asksForFile = method === 'GET' || method === 'HEAD';
    const query = asksForFile ? url.indexOf('?') : -1;
    const file = asksForFile ? files.get(query === -1 ? url : url.slice(0, query)) : undefined;
    // Once the app closes the framework also ends the connection with the answer.
    if (file && server.listening) sendFile(request, response, file);
    else framework(request, response);
  });
  server.setTimeout(silenceMs);
  return refuseBrokenHeads(server);
}
