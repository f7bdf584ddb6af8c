import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from './app.ts';
import { openSharedRateLimit } from './enquiries/shared-rate-limit.ts';
import { StartFailure } from './lifecycle/start-failure.ts';
import { startHeldReport } from './notifications/held-report.ts';
import { startOutboxWorker } from './notifications/outbox-worker.ts';
import { createSmtpMailer } from './notifications/smtp-mailer.ts';
import type { Config } from './settings/config.ts';
import { erasureJournalIn, repeatErasures } from './storage/erasure-journal.ts';
import { openStore } from './storage/open-store.ts';
import { earliestTime, startRetention } from './storage/retention.ts';
import { lockFolder } from './storage/service-lock.ts';

export interface EnquiryService {
  readonly forApp: Pick<AppDependencies, 'enquiries' | 'mail'>;
  /** Lets deliveries finish, then closes the store. */
  stop(): Promise<void>;
}

const keptMessage =
  'enquiries past the retention period kept for now: the clock has jumped, the service was off for long, or the period was shortened; "npm run enquiries -- sweep" erases them at once';

/** Opens the store and starts mail, the report on held enquiries and the retention sweep. */
export async function startEnquiryService(
  config: Config,
  log: FastifyBaseLogger,
): Promise<EnquiryService> {
  const onWait = () => log.warn('another service runs on the data folder: waiting for its end');
  const onLost = () => {
    log.fatal('service.lock was removed, and another service runs on the data folder: stopping');
    process.kill(process.pid, 'SIGTERM');
  };
  const lock =
    config.databaseUrl === undefined
      ? await lockFolder(config.dataDir, { onWait, onLost })
      : undefined;
  const store = await openStore(config, {
    checkIntegrity: true,
    onRepair: (repair) => log.warn({ store: repair }, 'the store has repaired itself'),
  });
  // Before any mail is sent: a restored backup also brings back the mails of erased enquiries.
  const erasedAgain = await repeatErasures(store, erasureJournalIn(config.dataDir)).catch(
    (error) => {
      throw new StartFailure(`Cannot repeat the erasures since the backup: ${error.message}.`);
    },
  );
  if (erasedAgain > 0) {
    log.warn({ erased: erasedAgain }, 'a restored backup held erased enquiries: erased again');
  }
  const heldReport =
    config.smtpUrl === undefined
      ? undefined
      : startHeldReport({ store, mailer: createSmtpMailer(config.smtpUrl), log });
  const earliest = await earliestTime(store, config.retentionDays);
  const sharedRateLimit =
    config.databaseUrl === undefined || config.rateLimit === 0
      ? undefined
      : openSharedRateLimit({
          databaseUrl: config.databaseUrl,
          limit: config.rateLimit,
        });
  const worker =
    config.smtpUrl === undefined
      ? undefined
      : startOutboxWorker({ outbox: store, mailer: createSmtpMailer(config.smtpUrl), log });
  const retention = startRetention(store, config.retentionDays, (result) => {
    if ('failed' in result) return log.warn(result, 'the retention sweep failed');
    if (result.erased > 0) log.info(result, 'enquiries past the retention period erased');
    if (result.kept > 0) log.warn(result, keptMessage);
  });
  return {
    forApp: {
      enquiries: {
        store,
        rateLimit: config.rateLimit,
        sharedRateLimit,
        allowedOrigins: config.allowedOrigins,
        receivedAt: () => Math.max(Date.now(), earliest),
        onStored: () => worker?.wake(),
      },
      mail: worker !== undefined,
    },
    async stop() {
      await Promise.all([worker?.stop(), heldReport?.stop()]);
      retention.stop();
      await sharedRateLimit?.close();
      await store.close();
      lock?.release();
    },
  };
}
