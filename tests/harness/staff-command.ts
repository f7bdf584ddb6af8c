import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '#server/storage/postgres.ts';
import { openSqliteStore } from '#server/storage/sqlite.ts';
import { enquiry, incoming } from './listening-app.ts';
import { createWorkplace, type ServiceProcess, type Workplace } from './service-process.ts';

/**
 * Tests the staff command beside a running service: on PostgreSQL with `createDatabase`, otherwise
 * on SQLite.
 */
export function describeStaffCommand(createDatabase?: () => Promise<string>): void {
  const kind = createDatabase === undefined ? 'SQLite' : 'PostgreSQL';
  let workplace: Workplace;
  let service: ServiceProcess;
  let backups: string;

  describe(`the staff command on ${kind}, while the service runs`, () => {
    let environment: Record<string, string>;
    const references: string[] = [];

    const post = async (body: object, headers = {}) => {
      const response = await fetch(`${service.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ ...enquiry, ...body }),
      });
      expect(response.status).toBe(201);
      return (await response.json()).reference as string;
    };
    const staff = (...args: string[]) => workplace.staff(args, environment);
    const done = async (...args: string[]) => {
      const { code, stdout, stderr } = await staff(...args);
      expect([code, stderr]).toEqual([0, '']);
      return stdout;
    };

    const doneAsJson = async (...args: string[]) => JSON.parse(await done(...args, '--json'));
    const failed = async (...args: string[]) => {
      const { code, stderr } = await staff(...args);
      return [code, stderr];
    };

    beforeAll(async () => {
      workplace = await createWorkplace();
      environment = createDatabase === undefined ? {} : { DATABASE_URL: await createDatabase() };
      backups = await mkdtemp(join(tmpdir(), 'backups-'));
      service = await workplace.start(environment);
      references.push(
        await post({ name: 'Ann Example', company: '=cmd', phone: '+44 121 496 0000' }),
        await post({ name: 'Zoë', email: 'zoe@example.com', message: 'He said "hi",\nthen left.' }),
        await post({ name: 'Bot', email: 'bot@example.com' }, { 'form-trap': 'x' }),
      );
    }, 60_000);
    afterAll(async () => {
      expect(await service.stop()).toBe(0);
      await workplace.remove();
      await rm(backups, { recursive: true });
      references.length = 0;
    });

    it('lists enquiries, newest first', async () => {
      const lines = (await done('list')).trim().split('\n');
      expect(lines).toHaveLength(4);
      expect(lines[0]).toMatch(/^REFERENCE +RECEIVED/);
      expect(lines.slice(1).map((line) => line.slice(0, 9))).toEqual(references.toReversed());
      const json = await doneAsJson('list', '--limit', '1', '--email', 'ZOE@example.com');
      expect(json).toEqual([
        {
          ...enquiry,
          name: 'Zoë',
          email: 'zoe@example.com',
          message: 'He said "hi",\nthen left.',
          reference: references[1],
          receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          suspicion: null,
          mail: 'waiting',
          attempts: 0,
          sentAt: null,
          lastError: null,
        },
      ]);
      expect(await doneAsJson('list', '--suspects')).toHaveLength(1);
      expect(await doneAsJson('list', '--since', '1d')).toHaveLength(3);
      expect(await doneAsJson('list', '--until', '2020-01-01')).toEqual([]);
      expect(await done('list', '--failed')).toBe('No enquiries.\n');
    });

    it('shows an enquiry by its reference in any case and spacing', async () => {
      const typed = (references[1] ?? '').replace('-', ' ').toLowerCase();
      const text = await done('show', typed);
      expect(text).toContain('He said "hi",\nthen left.');
      expect(text).toContain('zoe@example.com');
      expect((await doneAsJson('show', references[1] ?? '')).name).toBe('Zoë');
    });

    it('exports CSV without formulas that a spreadsheet would run, and JSON', async () => {
      const csv = await done('export', '--since', '1d');
      expect(csv.startsWith('\uFEFF"reference","receivedAt","name"')).toBe(true);
      expect(csv).toContain('"\'=cmd","\'+44 121 496 0000"');
      expect(csv).toContain('"He said ""hi"",\nthen left."');
      expect(csv.split('\r\n')).toHaveLength(5);
      const json: Array<{ reference: string }> = await doneAsJson('export');
      expect(JSON.parse(await done('export', '--format', 'json'))).toEqual(json);
      expect(json.map(({ reference }) => reference)).toEqual(references.toReversed());
      expect(await doneAsJson('export', '--until', '2020-01-01')).toEqual([]);
    });

    it('counts enquiries by the state of their mail', async () => {
      const counts = { enquiries: 3, waiting: 2, held: 1, dead: 0, sent: 0, suspects: 1 };
      expect(await doneAsJson('stats')).toMatchObject(counts);
      expect(await done('stats')).toMatch(/Mail waiting +2 /);
    });

    it('lists held enquiries with the reason, and releases one', async () => {
      const lines = (await done('list', '--held')).trim().split('\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toMatch(new RegExp(`^${references[2]} .* held +honeypot$`));
      expect(await done('release', references[2] ?? '')).toContain('is released');
      expect(await failed('release', references[2] ?? '')).toEqual([
        1,
        `${references[2]} is not held; its mail is waiting.\n`,
      ]);
      expect(await doneAsJson('stats')).toMatchObject({ waiting: 3, held: 0 });
      expect(await done('resend', '--failed')).toBe('No mail was given up.\n');
    });

    it('backs up the database to a new file', async () => {
      const file = join(backups, kind);
      await done('backup', file);
      expect((await stat(file)).size).toBeGreaterThan(1_000);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await readdir(backups)).not.toContain(`${kind}.part`);
      expect(await failed('backup', file)).toEqual([
        1,
        `${file} exists already; name a new file.\n`,
      ]);
    });

    it('erases enquiries past the retention period, once confirmed', async () => {
      const store =
        kind === 'SQLite'
          ? await openSqliteStore(workplace.databaseFile)
          : await openPostgresStore(environment.DATABASE_URL ?? '');
      await store.accept(incoming({ receivedAt: 0 }));
      await store.close();
      expect(await failed('sweep')).toMatchObject([2, expect.stringContaining('add --yes')]);
      expect(await done('sweep', '--yes')).toContain('Erased 1 enquiry.');
      expect(await done('sweep', '--yes')).toBe('Nothing is past the retention period.\n');
    });

    it('erases an enquiry, once confirmed, while the service keeps running', async () => {
      expect(await failed('erase', '--email', 'zoe@example.com')).toMatchObject([
        2,
        expect.stringContaining('add --yes'),
      ]);
      expect(await done('erase', '--email', 'ZOE@example.com', '--yes')).toContain(
        'Erased 1 enquiry.',
      );
      expect(await failed('show', references[1] ?? '')).toEqual([
        1,
        `There is no enquiry ${references[1]}.\n`,
      ]);
      expect((await staff('erase', references[1] ?? '', '--yes')).code).toBe(1);
      const reference = await post({ message: 'after the erasure' });
      expect(await done('show', reference)).toContain('after the erasure');
    });
  });
}
