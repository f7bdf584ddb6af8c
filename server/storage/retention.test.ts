import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { incoming } from '#harness/listening-app.ts';
import { type EnquiryStore, type Stats, StoreUnavailable } from './enquiry-store.ts';
import { earliestTime, startRetention, sweep } from './retention.ts';
import { openSqliteStore } from './sqlite.ts';

const day = 24 * 60 * 60_000;
const today = Date.UTC(2026, 5, 1);
const days = 730;

let folder: string;
let store: EnquiryStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'retention-'));
  store = await openSqliteStore(join(folder, 'enquiries.db'));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Enquiries of so many days before today. */
const receive = async (...ages: number[]) => {
  for (const age of ages) await store.accept(incoming({ receivedAt: today - age * day }));
};
const ages = async () =>
  (await store.list({}, { limit: 99 })).map(({ receivedAt }) => (today - receivedAt) / day);

it('erases only enquiries past the period', async () => {
  await receive(2_000, 731, 729, 1);
  expect(await sweep(store, days, today)).toEqual({ erased: 2, kept: 0 });
  expect(await ages()).toEqual([1, 729]);
  expect(await sweep(store, days, today + 2 * day)).toEqual({ erased: 1, kept: 0 });
  expect(await ages()).toEqual([1]);
});

it('erases nothing when the clock jumps three years ahead', async () => {
  await receive(700, 400, 100, 1);
  expect(await sweep(store, days, today)).toEqual({ erased: 0, kept: 0 });
  const wrong = today + 3 * 365 * day;
  expect(await sweep(store, days, wrong)).toEqual({ erased: 0, kept: 4 });
  // Nor after twenty restarts.
  for (let start = 1; start <= 20; start += 1) {
    expect(await sweep(store, days, wrong + start * 1_000)).toEqual({ erased: 0, kept: 4 });
  }
  // The clock is right again.
  expect(await sweep(store, days, today + day)).toEqual({ erased: 0, kept: 0 });
  expect(await sweep(store, days, today + 7 * day)).toEqual({ erased: 0, kept: 0 });
  expect(await ages()).toEqual([1, 100, 400, 700]);
});

it('erases little at the first sweep if the clock is wrong', async () => {
  await receive(1_000, 700, 400, 1);
  const wrong = today + 3 * 365 * day;
  // The newest enquiry proves that the oldest is past the period.
  expect(await sweep(store, days, wrong)).toEqual({ erased: 1, kept: 3 });
  expect(await ages()).toEqual([1, 400, 700]);
});

it('catches up slowly after the service was off for months', async () => {
  await receive(725, 700, 650, 1);
  expect(await sweep(store, days, today)).toEqual({ erased: 0, kept: 0 });
  let now = today + 90 * day;
  expect(await sweep(store, days, now)).toEqual({ erased: 0, kept: 3 });
  const left: number[] = [];
  for (let sweeps = 0; sweeps < 4 * 40; sweeps += 1) {
    now += day / 4;
    await sweep(store, days, now);
    left.push((await ages()).length);
  }
  expect(left[0]).toBe(4);
  expect(new Set(left)).toEqual(new Set([4, 3, 2, 1]));
  expect(left.at(-1)).toBe(1);
});

it('erases slowly after the period is shortened, unless staff confirm', async () => {
  await receive(700, 400, 100, 1);
  await sweep(store, days, today);
  expect(await sweep(store, 30, today + day)).toEqual({ erased: 0, kept: 3 });
  expect(await sweep(store, 30, today + day, { all: true })).toEqual({ erased: 3, kept: 0 });
  expect(await ages()).toEqual([1]);
});

it('keeps everything when the period is 0', async () => {
  await receive(20_000, 1);
  expect(await sweep(store, 0, today)).toEqual({ erased: 0, kept: 0 });
  expect(await ages()).toEqual([1, 20_000]);
});

it('continues from the recorded cutoff after a sweep with a reset clock', async () => {
  await receive(740, 729, 100, 1);
  await sweep(store, days, today);
  const reset = Date.UTC(2000, 0, 1);
  expect(await sweep(store, days, reset)).toEqual({ erased: 0, kept: 0 });
  let now = today + 3 * day;
  expect(await sweep(store, days, now)).toEqual({ erased: 0, kept: 1 });
  now += day;
  expect(await sweep(store, days, now)).toEqual({ erased: 1, kept: 0 });
  expect(await ages()).toEqual([1, 100]);
});

it('starts at the oldest enquiry if the clock was wrong at the first sweep', async () => {
  expect(await sweep(store, days, Date.UTC(2000, 0, 1))).toEqual({ erased: 0, kept: 0 });
  await receive(735, 1);
  await sweep(store, days, today);
  expect(await sweep(store, days, today + 2 * day)).toEqual({ erased: 1, kept: 0 });
  expect(await ages()).toEqual([1]);
});

it('derives the earliest possible time from enquiries and sweeps', async () => {
  expect(await earliestTime(store, days)).toBe(0);
  await receive(100, 1);
  expect(await earliestTime(store, days)).toBe(0);
  await sweep(store, days, today);
  expect(await earliestTime(store, days)).toBe(today - day);
  await receive(-5_000);
  expect(await earliestTime(store, days)).toBe(today);
});

it('repeats a failed sweep until it succeeds', async () => {
  const results: object[] = [];
  let failures = 2;
  let swept = 0;
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const retention = startRetention(
    {
      finishErasure: async () => {
        failures -= 1;
        if (failures >= 0) throw new StoreUnavailable('the tables are held');
        return true;
      },
      count: async () => 3,
      lastSweep: async () => ({ at: Date.now(), cutoff: 0 }),
      recordSweep: async () => finish(),
      stats: async () => ({ enquiries: 3, first: Date.now() }) as Stats,
      erase: async () => {
        swept += 1;
        return 3;
      },
    },
    days,
    (result) => results.push(result),
    { retryMs: 1 },
  );
  await finished;
  retention.stop();
  expect(swept).toBe(1);
  expect(results.slice(0, 2)).toEqual(Array(2).fill({ failed: 'the tables are held' }));
});
