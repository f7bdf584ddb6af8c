import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import type { EnquiryDependencies } from '#server/enquiries/enquiry-routes.ts';
import type { SiteFile } from '#server/static/site-files.ts';
import type { EnquiryStore, NewEnquiry } from '#server/storage/enquiry-store.ts';
import { openSqliteStore } from '#server/storage/sqlite.ts';

const page: SiteFile = {
  identity: { body: Buffer.from('no such page'), etag: '"1"', headers: [], headersWithLength: [] },
  br: undefined,
  gzip: undefined,
};

/** A site without pages, for tests of the service. */
export const emptySite = {
  files: new Map(),
  redirects: new Map(),
  notFound: page,
  templates: new Map(),
};

export const enquiry = {
  name: 'Ann Example',
  email: 'ann@example.com',
  company: 'Example Travel',
  phone: '01214960000',
  message: 'We need a booking platform.',
};

/** The valid enquiry as the service passes it to the store. */
export const incoming = (changes: Partial<NewEnquiry> = {}): NewEnquiry => ({
  enquiry,
  receivedAt: 1_000,
  suspicion: undefined,
  key: undefined,
  fingerprint: 'f1',
  ...changes,
});

/** Posts a valid enquiry to a running program, as the form does. */
export const postEnquiry = (url: string, key: string, changes = {}): Promise<Response> =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...enquiry, ...changes }),
  });

export interface ListeningApp {
  readonly url: string;
  readonly port: number;
  readonly store: EnquiryStore;
  readonly folder: string;
  /** Posts JSON as the form does. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Stops the service gracefully. The store stays open. */
  closeServer(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the service on a real port, with a SQLite store in a temporary folder. */
export async function listen(
  changes: Partial<EnquiryDependencies> & { trustProxy?: string[] } = {},
): Promise<ListeningApp> {
  const { trustProxy, ...dependencies } = changes;
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const store = await openSqliteStore(join(folder, 'enquiries.db'));
  const app = createApp({
    site: emptySite,
    trustProxy,
    enquiries: {
      store,
      rateLimit: 0,
      allowedOrigins: new Set(),
      onStored: () => {},
      ...dependencies,
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    store,
    folder,
    post: (body, headers = {}) =>
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    closeServer: () => app.close(),
    async close() {
      // Otherwise a graceful close would wait half a second for idle connections.
      app.server.closeAllConnections();
      await app.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
