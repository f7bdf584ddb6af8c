import { mkdtemp, mkdtempDisposable, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiry, incoming } from '#harness/listening-app.ts';
import { type PostgresServer, query, startPostgres } from '#harness/postgres-server.ts';
import { type EnquiryStore, type NewEnquiry, StoreUnavailable } from './enquiry-store.ts';
import { erasureJournalIn, recordErasures, repeatErasures } from './erasure-journal.ts';
import { openPostgresStore } from './postgres.ts';
import { postgresMigrations } from './postgres-migrations.ts';
import { parseReference } from './reference.ts';
import { openSqliteStore } from './sqlite.ts';
import { sqliteMigrations } from './sqlite-migrations.ts';

const from = (email: string, changes: Partial<NewEnquiry> = {}) =>
  incoming({ enquiry: { ...enquiry, email }, ...changes });

/** A database that can be opened more than once. */
interface Place {
  open(): Promise<EnquiryStore>;
  /** All bytes on disk. */
  bytes(): Promise<Buffer>;
  /** Restores a backup. */
  restore(file: string): Promise<EnquiryStore>;
  orphans(): Promise<number>;
  remove(): Promise<void>;
}

const orphans = `SELECT
  (SELECT count(*) FROM enquiries WHERE id NOT IN (SELECT enquiry_id FROM outbox)) +
  (SELECT count(*) FROM outbox WHERE enquiry_id NOT IN (SELECT id FROM enquiries)) AS n`;

async function allFilesIn(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'copy');
  return Buffer.concat(
    await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name)))),
  );
}

async function sqlitePlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const file = join(folder, 'enquiries.db');
  return {
    open: () => openSqliteStore(file),
    bytes: () => allFilesIn(folder),
    restore: (copy) => openSqliteStore(copy),
    async orphans() {
      const db = new DatabaseSync(file, { readOnly: true });
      const row = db.prepare(orphans).get();
      db.close();
      return Number(row?.n);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

let server: PostgresServer;

async function postgresPlace(): Promise<Place> {
  const url = await server.createDatabase();
  return {
    open: () => openPostgresStore(url),
    async bytes() {
      // Only the files of the tables: an erasure cannot reach the write-ahead log of the server
      // (docs/operations.md).
      await query(url, 'CHECKPOINT');
      return allFilesIn(join(server.dataFolder, 'base'));
    },
    async restore(copy) {
      const empty = await server.createDatabase();
      await query(empty, await readFile(copy, 'utf8'));
      return openPostgresStore(empty);
    },
    orphans: async () => Number((await query(url, orphans)).rows[0]?.n),
    remove: async () => {},
  };
}

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.stop());

describe.each([
  ['SQLite', sqlitePlace],
  ['PostgreSQL', postgresPlace],
])('the enquiry store on %s', (_name, createPlace) => {
  let place: Place;
  let store: EnquiryStore;

  beforeEach(async () => {
    place = await createPlace();
    store = await place.open();
  });
  afterEach(async () => {
    await store.close().catch(() => {});
    await place.remove();
  });

  const accepted = async (one: NewEnquiry) => {
    const acceptance = await store.accept(one);
    if (acceptance.outcome === 'key-reused') throw new Error('not stored');
    return acceptance.reference;
  };

  it('stores every character and still has it after a restart', async () => {
    const unusual = {
      name: 'Zoë Ångström',
      email: 'zoe@example.com',
      company: 'محمد & sons',
      phone: '+44 121 496 0000',
      message: 'Line one\nLine two\t€ 🕌',
    };
    const reference = await accepted(incoming({ enquiry: unusual }));
    expect(parseReference(reference)).toBe(reference);
    await store.close();
    store = await place.open();
    expect(await store.find(reference)).toEqual({
      id: expect.any(Number),
      reference,
      receivedAt: 1_000,
      ...unusual,
      suspicion: null,
      mail: 'waiting',
      attempts: 0,
      sentAt: null,
      lastError: null,
    });
  });

  it('holds the mail of a suspicious enquiry', async () => {
    const reference = await accepted(incoming({ suspicion: 'honeypot' }));
    expect(await store.find(reference)).toMatchObject({ suspicion: 'honeypot', mail: 'held' });
    expect(await store.claim(5_000, 1_000, 10)).toEqual([]);
  });

  it('stores a hundred posts with the same key once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => store.accept(incoming({ key: 'k' }))),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(99);
    expect(new Set(answers.map((a) => 'reference' in a && a.reference)).size).toBe(1);
    expect(await store.stats()).toMatchObject({ enquiries: 1, waiting: 1 });
  });

  it('rejects a key that came with another text, also after a restart', async () => {
    const reference = await accepted(incoming({ key: 'k' }));
    await store.close();
    store = await place.open();
    expect(await store.accept(incoming({ key: 'k', fingerprint: 'f2' }))).toEqual({
      outcome: 'key-reused',
    });
    expect(await store.accept(incoming({ key: 'k' }))).toEqual({ outcome: 'repeated', reference });
    expect(await store.findByKey('k')).toEqual({ reference, fingerprint: 'f1' });
    expect(await store.findByKey('other')).toBeUndefined();
  });

  it('gives a mail to one claimer, and to another after the lease has expired', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => store.accept(incoming({ key: `${i}` }))),
    );
    const other = await place.open();
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? store : other).claim(2_000, 500, 3)),
    );
    const references = claims.flat().map(({ enquiry }) => enquiry.reference);
    expect(new Set(references).size).toBe(references.length);
    expect(references).toHaveLength(20);
    expect(await other.claim(2_499, 500, 50)).toEqual([]);
    const again = await other.claim(2_500, 500, 50);
    expect(again).toHaveLength(20);
    expect(again[0]?.enquiry.attempts).toBe(2);
    // The result of the first claimer comes too late.
    const [late] = claims.flat();
    if (!late) throw new Error('nothing was claimed');
    expect(await store.settle(late, { outcome: 'sent', at: 2_600 })).toBe(false);
    await other.close();
  });

  it('records the result of a delivery', async () => {
    const reference = await accepted(incoming());
    const claim = async (now: number) => {
      const [claimed] = await store.claim(now, 100, 1);
      if (!claimed) throw new Error('nothing is due');
      return claimed;
    };
    expect(await store.nextDue()).toBe(1_000);
    await store.settle(await claim(1_000), { outcome: 'failed', error: 'E1', retryAt: 9_000 });
    expect(await store.find(reference)).toMatchObject({ mail: 'waiting', lastError: 'E1' });
    expect(await store.nextDue()).toBe(9_000);
    expect(await store.claim(8_999, 100, 1)).toEqual([]);
    await store.settle(await claim(9_000), { outcome: 'failed', error: 'E2', retryAt: null });
    expect(await store.find(reference)).toMatchObject({ mail: 'dead', attempts: 2 });
    expect(await store.outboxCounts()).toEqual({
      waiting: 0,
      held: 0,
      dead: 1,
      oldestWaiting: null,
    });
    expect(await store.resend('dead', 10_000)).toBe(1);
    expect(await store.find(reference)).toMatchObject({ mail: 'waiting', attempts: 0 });
    expect(await store.settle(await claim(10_000), { outcome: 'sent', at: 10_001 })).toBe(true);
    expect(await store.find(reference)).toMatchObject({ mail: 'sent', sentAt: 10_001 });
    expect(await store.nextDue()).toBeUndefined();
  });

  it('resends on request, but not a mail that is being sent', async () => {
    const reference = await accepted(incoming({ suspicion: 'too-fast' }));
    expect(await store.resend({ reference }, 2_000)).toBe(1);
    const [claim] = await store.claim(2_000, 1_000, 5);
    expect(claim?.enquiry.reference).toBe(reference);
    expect(await store.resend({ reference }, 2_001)).toBe(1);
    expect(await store.claim(2_001, 1_000, 5)).toEqual([]);
    if (claim) expect(await store.settle(claim, { outcome: 'sent', at: 2_002 })).toBe(true);
    expect(await store.resend({ reference }, 3_000)).toBe(1);
    expect(await store.claim(3_000, 1_000, 5)).toHaveLength(1);
    expect(await store.resend({ reference: '2222-2222' }, 3_000)).toBe(0);
  });

  it('lists newest first, with filters and pages', async () => {
    for (let i = 0; i < 5; i += 1) await accepted(from(`p${i}@example.com`, { receivedAt: i }));
    await accepted(from('P1@Example.com', { receivedAt: 9, suspicion: 'honeypot' }));
    const emails = async (...args: Parameters<EnquiryStore['list']>) =>
      (await store.list(...args)).map(({ email }) => email);
    const all = await store.list({}, { limit: 2 });
    expect(all.map(({ receivedAt }) => receivedAt)).toEqual([9, 4]);
    const rest = await store.list({}, { limit: 10, before: all[1]?.id });
    expect(rest.map(({ receivedAt }) => receivedAt)).toEqual([3, 2, 1, 0]);
    expect(await emails({ email: 'p1@EXAMPLE.com' }, { limit: 9 })).toEqual([
      'P1@Example.com',
      'p1@example.com',
    ]);
    expect(await emails({ since: 1, until: 3 }, { limit: 9 })).toEqual([
      'p2@example.com',
      'p1@example.com',
    ]);
    expect(await emails({ suspects: true }, { limit: 9 })).toEqual(['P1@Example.com']);
    expect(await emails({ mail: 'held' }, { limit: 9 })).toEqual(['P1@Example.com']);
    expect(await store.stats()).toEqual({
      enquiries: 6,
      suspects: 1,
      first: 0,
      last: 9,
      sent: 0,
      waiting: 5,
      held: 1,
      dead: 0,
      oldestWaiting: 0,
    });
  });

  it('leaves no byte of an erased enquiry', async () => {
    // Rows of many sizes that grow and shrink split pages, whose unused parts keep copies of rows.
    // Without VACUUM the copies are found.
    let state = 1;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const everyone = Array.from({ length: 600 }, (_, i) => {
      const secret = i % 3 === 0 ? 'xyzzy-secret' : 'kept';
      return {
        ...incoming({ receivedAt: i, key: `${random(1e6)}-${secret}-${i}`, fingerprint: secret }),
        enquiry: {
          name: secret,
          email: `${secret}@example.com`,
          company: secret,
          phone: '1',
          message: `${secret} ${'lorem '.repeat(random(500))}`,
        },
      };
    });
    for (let i = 0; i < 600; i += 5) await Promise.all(everyone.slice(i, i + 5).map(accepted));
    for (let round = 1; round <= 3; round += 1) {
      const claims = await store.claim(round * 10_000, 1, 600);
      await Promise.all(
        claims.map((claim) => {
          const error = `refused <${claim.enquiry.email}> `.repeat(1 + random(20));
          return store.settle(claim, { outcome: 'failed', error, retryAt: 2_000 });
        }),
      );
    }
    expect((await place.bytes()).includes('xyzzy-secret')).toBe(true);
    expect(await store.count({ email: 'XYZZY-secret@example.com' })).toBe(200);
    const bystander = await place.open();
    expect(await store.erase({ email: 'XYZZY-secret@example.com' })).toBe(200);
    expect((await place.bytes()).includes('xyzzy-secret')).toBe(false);
    expect(await bystander.stats()).toMatchObject({ enquiries: 400, waiting: 400 });
    expect(await store.erase({ receivedBefore: 10 })).toBe(6);
    const [first] = await store.list({}, { limit: 1 });
    expect(await store.erase({ reference: first?.reference ?? '' })).toBe(1);
    expect(await bystander.stats()).toMatchObject({ enquiries: 393, waiting: 393 });
    expect(await place.orphans()).toBe(0);
    await bystander.close();
  });

  it('makes a consistent backup while enquiries are stored', async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'backup-'));
    const copy = join(folder.path, 'copy');
    const reference = await accepted(incoming({ key: `it's "quoted" \\ here` }));
    const writing = Promise.all(Array.from({ length: 200 }, () => store.accept(incoming())));
    const backup = store.backup(copy);
    await Promise.all([writing, backup]);
    const restored = await place.restore(copy);
    expect(await restored.find(reference)).toMatchObject(enquiry);
    expect((await restored.accept(incoming())).outcome).toBe('stored');
    const stats = await restored.stats();
    expect(stats.waiting).toBe(stats.enquiries);
    await restored.close();
  });

  it('erases recorded enquiries again after a restore, and no others', async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'restore-'));
    const copy = join(folder.path, 'copy');
    const journal = erasureJournalIn(folder.path);
    const [erased, other] = [await accepted(incoming()), await accepted(incoming())];
    await store.backup(copy);
    await recordErasures(journal, [erased, '2222-2222'], 2_000);
    await store.erase({ reference: erased });
    const restored = await place.restore(copy);
    expect(await repeatErasures(restored, journal)).toBe(1);
    expect(await restored.find(erased)).toBeUndefined();
    expect(await restored.find(other)).toBeDefined();
    expect(await repeatErasures(restored, journal)).toBe(0);
    await restored.close();
  });

  it('can be opened by several instances at once', async () => {
    await store.close();
    const fresh = await createPlace();
    const stores = await Promise.all(Array.from({ length: 6 }, () => fresh.open()));
    const claims = await Promise.all(stores.map((one) => one.claimHeldReport(100, 10)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await Promise.all(stores.map((one) => one.close()));
    await fresh.remove();
  });

  it('releases a held enquiry when its repeat is not suspicious', async () => {
    const suspect = incoming({ key: 'k', fingerprint: 'f', suspicion: 'honeypot' });
    const reference = await accepted(suspect);
    expect(await store.accept(suspect)).toEqual({ outcome: 'repeated', reference });
    expect(await store.stats()).toMatchObject({ held: 1, waiting: 0 });
    const clean = { ...suspect, suspicion: undefined };
    expect(await store.accept({ ...clean, fingerprint: 'g' })).toEqual({ outcome: 'key-reused' });
    expect(await store.accept(clean)).toEqual({ outcome: 'released', reference });
    expect(await store.accept(clean)).toEqual({ outcome: 'repeated', reference });
    expect(await store.stats()).toMatchObject({ enquiries: 1, held: 0, waiting: 1 });
  });

  it('lets one instance report on held enquiries per period', async () => {
    expect(await store.claimHeldReport(1_000, 100)).toBe(true);
    expect(await store.claimHeldReport(1_099, 100)).toBe(false);
    expect(await store.claimHeldReport(1_100, 100)).toBe(true);
    // The clock was ahead at the last report.
    expect(await store.claimHeldReport(500, 100)).toBe(true);
    await store.releaseHeldReport();
    expect(await store.claimHeldReport(501, 100)).toBe(true);
  });

  it('rejects with StoreUnavailable after it is closed', async () => {
    await store.close();
    await expect(store.accept(incoming())).rejects.toThrow(StoreUnavailable);
  });
});

// Slow, because the server replays the writes of all tests above.
it('reports an unavailable PostgreSQL and reconnects', async () => {
  const store = await (await postgresPlace()).open();
  await server.kill();
  await expect(store.accept(incoming())).rejects.toThrow(StoreUnavailable);
  await server.start();
  expect((await store.accept(incoming())).outcome).toBe('stored');
  await store.close();
});

it('fails the probe of a read-only PostgreSQL', async () => {
  const url = await server.createDatabase();
  const store = await openPostgresStore(url);
  await store.probe();
  const name = url.split('/').at(-1);
  await query(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await query(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = '${name}' AND application_name = 'enquiries'`,
  );
  // A failed write ends the time for which the last write counts as proof.
  await expect(store.accept(incoming())).rejects.toThrow(StoreUnavailable);
  expect((await store.outboxCounts()).waiting).toBe(0);
  await expect(store.probe()).rejects.toThrow('25006');
  await store.close();
});

it('repeats transactions that PostgreSQL rolled back because of a conflict', async () => {
  const url = await server.createDatabase();
  await query(
    url,
    `ALTER DATABASE ${url.split('/').at(-1)} SET default_transaction_isolation = serializable`,
  );
  const store = await openPostgresStore(url);
  const all = Array.from({ length: 300 }, (_, i) => store.accept(incoming({ key: `${i % 100}` })));
  const outcomes = (await Promise.all(all)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(100);
  expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(200);
  await store.close();
});

it('migrates a store of an earlier version', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'enquiries-'));
  const file = join(folder.path, 'enquiries.db');
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA journal_mode = WAL; ${sqliteMigrations[0]}; PRAGMA user_version = 1`);
  db.close();
  const url = await server.createDatabase();
  await query(
    url,
    `CREATE TABLE schema_steps (step integer PRIMARY KEY); INSERT INTO schema_steps VALUES (1);
     ${postgresMigrations[0]}`,
  );
  for (const store of [await openSqliteStore(file), await openPostgresStore(url)]) {
    expect((await store.accept(incoming())).outcome).toBe('stored');
    expect(await store.lastSweep()).toBeUndefined();
    await store.recordSweep({ at: 2, cutoff: 1 });
    expect(await store.lastSweep()).toEqual({ at: 2, cutoff: 1 });
    await store.close();
  }
});

it('requires synced commits, whatever the address or the server sets', async () => {
  const url = await server.createDatabase();
  const asking = (options: string) => `${url}?options=${encodeURIComponent(options)}`;
  await expect(openPostgresStore(asking('-c synchronous_commit=off'))).rejects.toThrow(
    'synchronous_commit is off',
  );
  // Our setting overrides the default of the server or the database, also beside other options.
  await query(url, `ALTER DATABASE ${url.split('/').at(-1)} SET synchronous_commit = off`);
  await (await openPostgresStore(url)).close();
  await (await openPostgresStore(asking('-c statement_timeout=5000'))).close();
});

it('rejects a database of a newer version', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'enquiries-'));
  const file = join(folder.path, 'enquiries.db');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 999');
  db.close();
  await expect(openSqliteStore(file)).rejects.toThrow('newer version');

  const url = await server.createDatabase();
  await (await openPostgresStore(url)).close();
  await query(url, 'INSERT INTO schema_steps VALUES (999)');
  await expect(openPostgresStore(url)).rejects.toThrow('newer version');
});
