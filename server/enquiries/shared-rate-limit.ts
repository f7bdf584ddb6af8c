import { createHmac, randomBytes } from 'node:crypto';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type RateLimit, type RateLimitResult, senderOf, windowMs } from './rate-limit.ts';

const tableName = 'rate_limit';
/** An expired row still tells when somebody sent an enquiry, so it is deleted soon. */
const defaultSweepMs = 60_000;

export interface SharedRateLimit extends RateLimit {
  close(): Promise<void>;
}

export interface SharedRateLimitOptions {
  readonly databaseUrl: string;
  /** Enquiries per sender in ten minutes, over all instances. */
  readonly limit: number;
  readonly sweepMs?: number;
}

function createLimiter(pool: pg.Pool, limit: number): RateLimiterPostgres {
  const counting = { points: limit, duration: windowMs / 1_000, keyPrefix: '' };
  return new RateLimiterPostgres({
    ...counting,
    storeClient: pool,
    tableName,
    // The migrations create it. Instances that start together would both create it here.
    tableCreated: true,
    clearExpiredByTimeout: false,
    // While the database is down, each instance counts for itself.
    insuranceLimiter: new RateLimiterMemory(counting),
  });
}

/** The first instance that needs a secret creates it. All use the date of the database. */
const createSecret = `
  INSERT INTO rate_limit_secrets VALUES ((now() AT TIME ZONE 'UTC')::date, $1)
  ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING value`;
const deleteOldSecrets = `DELETE FROM rate_limit_secrets WHERE day < (now() AT TIME ZONE 'UTC')::date`;

/** The key of a day's digests. Without it nobody can find the addresses by trying them all. */
function createDailySecret(pool: pg.Pool) {
  const fallback = randomBytes(32);
  let cached: Buffer | undefined;
  return {
    async current(): Promise<Buffer> {
      if (cached !== undefined) return cached;
      try {
        cached = Buffer.from((await pool.query(createSecret, [randomBytes(32)])).rows[0].value);
        return cached;
      } catch {
        // While the database is down, this instance counts in memory and needs no shared secret.
        return fallback;
      }
    },
    /** Also clears the cache, so that the next day's secret is fetched. */
    async deleteOld(): Promise<void> {
      cached = undefined;
      await pool.query(deleteOldSecrets);
    },
  };
}

/** Counts for all instances on one database. Rows have a keyed digest of the sender, no address. */
export function openSharedRateLimit(options: SharedRateLimitOptions): SharedRateLimit {
  const { databaseUrl, limit, sweepMs = defaultSweepMs } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    // The visitor waits for these queries.
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
    application_name: 'enquiries, rate limit',
  });
  // The pool replaces a broken idle connection at the next query.
  pool.on('error', () => {});
  const limiter = createLimiter(pool, limit);
  const secrets = createDailySecret(pool);
  const sweep = setInterval(() => {
    pool.query(`DELETE FROM ${tableName} WHERE expire < $1`, [Date.now()]).catch(() => {});
    secrets.deleteOld().catch(() => {});
  }, sweepMs);
  sweep.unref();

  const keyOf = async (address: string) =>
    createHmac('sha256', await secrets.current())
      .update(senderOf(address))
      .digest('base64url');

  return {
    async consume(address): Promise<RateLimitResult> {
      const key = await keyOf(address);
      try {
        await limiter.consume(key);
        return { ok: true };
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        // The library also counts rejected posts. Only stored ones may count.
        await limiter.reward(key);
        return { ok: false, retryAfter: Math.ceil(rejection.msBeforeNext / 1_000) };
      }
    },
    async refund(address) {
      await limiter.reward(await keyOf(address));
    },
    async close() {
      clearInterval(sweep);
      await pool.end();
    },
  };
}
