import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from './app.ts';
import { openSharedRateLimit } from './enquiries/shared-rate-limit.ts';
import { StartFailure } from './lifecycle/failure.ts';
import { startOutboxWorker } from './notifications/outbox-worker.ts';
import { createSmtpMailer } from './notifications/smtp-mailer.ts';
import type { Config } from './settings/config.ts';
import { erasureJournalIn, repeatErasures } from './storage/erasure-journal.ts';
import { openStore } from './storage/open-store.ts';
import { startRetention } from './storage/retention.ts';
import { lockFolder } from './storage/service-lock.ts';

export interface EnquiryService {
  readonly forApp: Pick<AppDependencies, 'enquiries' | 'mail'>;
  /** Lets deliveries finish, then closes the store. */
  stop(): Promise<void>;
}

const keptPastThePeriod =
  'enquiries past the retention period kept for now: the clock has jumped, the service was off for long, or the period was shortened; "npm run enquiries -- sweep" erases them at once';

/** Opens the store and starts what works beside the requests: the mail and the retention sweep. */
export async function startEnquiryService(
  config: Config,
  log: FastifyBaseLogger,
): Promise<EnquiryService> {
  const waiting = () => log.warn('another service runs on the data folder: waiting for its end');
  const lock =
    config.databaseUrl === undefined ? await lockFolder(config.dataDir, waiting) : undefined;
  const store = await openStore(config, {
    onNotice: (sentence) => log.warn({ store: sentence }, 'the store has put itself right'),
  });
  // The first thing asked of it: a damaged store stops the start with a sentence.
  const secret = await store.secret('rate-limit').catch((error) => {
    throw new StartFailure(`Cannot use the enquiry store: ${error.message}.`);
  });
  // Before any mail goes out: a restored backup also brings back the mails of erased enquiries.
  const erasedAgain = await repeatErasures(store, erasureJournalIn(config.dataDir)).catch(
    (error) => {
      throw new StartFailure(`Cannot repeat the erasures since the backup: ${error.message}.`);
    },
  );
  if (erasedAgain > 0) {
    log.warn({ erased: erasedAgain }, 'a restored backup held erased enquiries: erased again');
  }
  const sharedRateLimit =
    config.databaseUrl === undefined || config.rateLimit === 0
      ? undefined
      : openSharedRateLimit({
          databaseUrl: config.databaseUrl,
          limit: config.rateLimit,
          secret,
        });
  const worker =
    config.smtpUrl === undefined
      ? undefined
      : startOutboxWorker({ outbox: store, mailer: createSmtpMailer(config.smtpUrl), log });
  const retention = startRetention(store, config.retentionDays, (result) => {
    if ('failed' in result) return log.warn(result, 'the retention sweep failed');
    if (result.erased > 0) log.info(result, 'enquiries past the retention period erased');
    if (result.kept > 0) log.warn(result, keptPastThePeriod);
  });
  return {
    forApp: {
      enquiries: {
        store,
        rateLimit: config.rateLimit,
        sharedRateLimit,
        allowedOrigins: config.allowedOrigins,
        onStored: () => worker?.wake(),
      },
      mail: worker !== undefined,
    },
    async stop() {
      await worker?.stop();
      retention.stop();
      await sharedRateLimit?.close();
      await store.close();
      lock?.release();
    },
  };
}
