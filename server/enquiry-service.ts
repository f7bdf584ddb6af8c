import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from './app.ts';
import { openSharedRateLimit } from './enquiries/shared-rate-limit.ts';
import { StartFailure } from './lifecycle/start-failure.ts';
import { startHeldReport } from './notifications/held-report.ts';
import { startOutboxWorker } from './notifications/outbox-worker.ts';
import { createSmtpMailer } from './notifications/smtp-mailer.ts';
import type { Config } from './settings/config.ts';
import type { EnquiryStore } from './storage/enquiry-store.ts';
import { erasureJournalIn, repeatErasures } from './storage/erasure-journal.ts';
import { openStore } from './storage/open-store.ts';
import { earliestTime, startRetention } from './storage/retention.ts';
import { lockFolder, type ServiceLock } from './storage/service-lock.ts';

export interface EnquiryService {
  readonly forApp: Pick<AppDependencies, 'enquiries' | 'mail'>;
  /** Lets deliveries finish, then closes the store. */
  stop(): Promise<void>;
}

/** Waits until no other service uses the data folder. Services may share a database. */
async function lockDataFolder(
  { databaseUrl, dataDir }: Config,
  log: FastifyBaseLogger,
): Promise<ServiceLock | undefined> {
  if (databaseUrl !== undefined) return undefined;
  return lockFolder(dataDir, {
    onWait: () => log.warn('another service runs on the data folder: waiting for its end'),
    onLost: () => {
      log.fatal('service.lock was removed, and another service runs on the data folder: stopping');
      process.kill(process.pid, 'SIGTERM');
    },
  });
}

/** Erases enquiries that a restored backup has brought back. */
async function eraseAgain(
  store: EnquiryStore,
  { dataDir }: Config,
  log: FastifyBaseLogger,
): Promise<void> {
  const erased = await repeatErasures(store, erasureJournalIn(dataDir)).catch((error) => {
    throw new StartFailure(`Cannot repeat the erasures since the backup: ${error.message}.`);
  });
  if (erased > 0) log.warn({ erased }, 'a restored backup held erased enquiries: erased again');
}

function startMail({ smtpUrl }: Config, store: EnquiryStore, log: FastifyBaseLogger) {
  if (smtpUrl === undefined) return undefined;
  const worker = startOutboxWorker({ outbox: store, mailer: createSmtpMailer(smtpUrl), log });
  const heldReport = startHeldReport({ store, mailer: createSmtpMailer(smtpUrl), log });
  return {
    wake: () => worker.wake(),
    stop: () => Promise.all([worker.stop(), heldReport.stop()]),
  };
}

const keptMessage =
  'enquiries past the retention period kept for now: the clock has jumped, the service was off for long, or the period was shortened; "npm run enquiries -- sweep" erases them at once';

const startSweeps = ({ retentionDays }: Config, store: EnquiryStore, log: FastifyBaseLogger) =>
  startRetention(store, retentionDays, (result) => {
    if ('failed' in result) return log.warn(result, 'the retention sweep failed');
    if (result.erased > 0) log.info(result, 'enquiries past the retention period erased');
    if (result.kept > 0) log.warn(result, keptMessage);
  });

/** Opens the store and starts mail, the report on held enquiries and the retention sweep. */
export async function startEnquiryService(
  config: Config,
  log: FastifyBaseLogger,
): Promise<EnquiryService> {
  const { databaseUrl, rateLimit, allowedOrigins, retentionDays } = config;
  const lock = await lockDataFolder(config, log);
  const store = await openStore(config, {
    checkIntegrity: true,
    onRepair: (repair) => log.warn({ store: repair }, 'the store has repaired itself'),
  });
  // Before `startMail`: a restored backup also brings back the mails of erased enquiries.
  await eraseAgain(store, config, log);
  const earliest = await earliestTime(store, retentionDays);
  const sharedRateLimit =
    databaseUrl === undefined || rateLimit === 0
      ? undefined
      : openSharedRateLimit({ databaseUrl, limit: rateLimit });
  const mail = startMail(config, store, log);
  const sweeps = startSweeps(config, store, log);
  return {
    forApp: {
      enquiries: {
        store,
        rateLimit,
        sharedRateLimit,
        allowedOrigins,
        receivedAt: () => Math.max(Date.now(), earliest),
        onStored: () => mail?.wake(),
      },
      mail: mail !== undefined,
    },
    async stop() {
      await mail?.stop();
      sweeps.stop();
      await sharedRateLimit?.close();
      await store.close();
      lock?.release();
    },
  };
}
