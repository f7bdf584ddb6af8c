import { createHmac, randomBytes } from 'node:crypto';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type RateLimit, type Share, senderOf, windowMs } from './rate-limit.ts';

const tableName = 'rate_limit';
/** A row that counts no more says when somebody wrote to us; it goes soon. */
const usualSweepMs = 60_000;

export interface SharedRateLimit extends RateLimit {
  close(): Promise<void>;
}

export interface SharedRateLimitOptions {
  readonly databaseUrl: string;
  /** Per sender in ten minutes, whichever instance they reach. */
  readonly limit: number;
  readonly sweepMs?: number;
}

function createLimiter(pool: pg.Pool, limit: number): RateLimiterPostgres {
  const share = { points: limit, duration: windowMs / 1_000, keyPrefix: '' };
  return new RateLimiterPostgres({
    ...share,
    storeClient: pool,
    tableName,
    // It is in the store's schema: instances that start together would make it twice.
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Without the database each instance counts for itself.
    insuranceLimiter: new RateLimiterMemory(share),
  });
}

/** Made by whichever instance needs it first; the day is the database's, so that all have the same. */
const makeSecret = `
  INSERT INTO rate_limit_secrets VALUES ((now() AT TIME ZONE 'UTC')::date, $1)
  ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING value`;
const forgetSecrets = `DELETE FROM rate_limit_secrets WHERE day < (now() AT TIME ZONE 'UTC')::date`;

/** The key of one day's digests: without it, nobody can try all addresses against what is left of them. */
function createDailySecret(pool: pg.Pool) {
  const own = randomBytes(32);
  let known: Buffer | undefined;
  return {
    async current(): Promise<Buffer> {
      if (known !== undefined) return known;
      try {
        known = Buffer.from((await pool.query(makeSecret, [randomBytes(32)])).rows[0].value);
        return known;
      } catch {
        // Without the database this instance counts in memory, where its own serves as well.
        return own;
      }
    },
    /** Also here, so that the next day's is asked for. */
    async forget(): Promise<void> {
      known = undefined;
      await pool.query(forgetSecrets);
    },
  };
}

/** One share per sender for all instances on one database. Rows hold a keyed digest, never an address. */
export function openSharedRateLimit(options: SharedRateLimitOptions): SharedRateLimit {
  const { databaseUrl, limit, sweepMs = usualSweepMs } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    // A visitor waits for this before the enquiry is stored.
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
    application_name: 'enquiries, rate limit',
  });
  // A broken idle connection is replaced at the next query; meanwhile the memory counts.
  pool.on('error', () => {});
  const limiter = createLimiter(pool, limit);
  const secrets = createDailySecret(pool);
  const sweep = setInterval(() => {
    pool.query(`DELETE FROM ${tableName} WHERE expire < $1`, [Date.now()]).catch(() => {});
    secrets.forget().catch(() => {});
  }, sweepMs);
  sweep.unref();

  const keyOf = async (address: string) =>
    createHmac('sha256', await secrets.current())
      .update(senderOf(address))
      .digest('base64url');

  return {
    async take(address): Promise<Share> {
      const key = await keyOf(address);
      try {
        await limiter.consume(key);
        return { ok: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // The library counts what it refuses; only what is stored may count.
        await limiter.reward(key);
        return { ok: false, retryAfter: Math.ceil(refusal.msBeforeNext / 1_000) };
      }
    },
    async giveBack(address) {
      await limiter.reward(await keyOf(address));
    },
    async close() {
      clearInterval(sweep);
      await pool.end();
    },
  };
}
