import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { emptySite } from '#harness/listening-app.ts';
import { createApp } from '#server/app.ts';
import type { EnquiryIntake } from '#server/storage/enquiry-store.ts';
import { createReference } from '#server/storage/reference.ts';
import { openSqliteStore } from '#server/storage/sqlite.ts';

/** Accepts every enquiry and stores none, to measure the server without a database. */
const noStore: EnquiryIntake = {
  accept: async () => ({ outcome: 'stored', reference: createReference() }),
  findByKey: async () => undefined,
  probe: async () => {},
  outboxCounts: async () => ({ waiting: 0, held: 0, dead: 0, oldestWaiting: null }),
};

async function openStore(folder: string | undefined): Promise<EnquiryIntake> {
  if (folder === undefined) return noStore;
  await mkdir(folder, { recursive: true });
  return openSqliteStore(join(folder, 'enquiries.db'));
}

const app = createApp({
  site: emptySite,
  enquiries: {
    store: await openStore(process.argv[2]),
    rateLimit: 0,
    allowedOrigins: new Set(),
    onStored: () => {},
  },
});
await app.listen({ host: '127.0.0.1', port: 0 });
console.log((app.server.address() as AddressInfo).port);
