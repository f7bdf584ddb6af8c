import { afterAll, beforeAll } from 'vitest';
import { type PostgresServer, startPostgres } from '#harness/postgres-server.ts';
import { describeStaffCommand } from '#harness/staff-command.ts';

let database: PostgresServer;

beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

describeStaffCommand(() => database.createDatabase());
