import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from './app.ts';
import type { Config } from './config.ts';
import { openSharedRateLimit } from './enquiries/shared-rate-limit.ts';
import { startOutboxWorker } from './notifications/outbox-worker.ts';
import { createSmtpMailer } from './notifications/smtp-mailer.ts';
import { openStore } from './storage/open-store.ts';
import { startRetention } from './storage/retention.ts';

export interface EnquiryService {
  readonly forApp: Pick<AppDependencies, 'enquiries' | 'mail'>;
  /** Lets deliveries finish, then closes the store. */
  stop(): Promise<void>;
}

/** Opens the store and starts what works beside the requests: the mail and the retention sweep. */
export async function startEnquiryService(
  config: Config,
  log: FastifyBaseLogger,
): Promise<EnquiryService> {
  const store = await openStore(config);
  const sharedRateLimit =
    config.databaseUrl === undefined || config.rateLimit === 0
      ? undefined
      : await openSharedRateLimit({
          databaseUrl: config.databaseUrl,
          limit: config.rateLimit,
          secret: await store.secret('rate-limit'),
        });
  const worker =
    config.smtpUrl === undefined
      ? undefined
      : startOutboxWorker({ outbox: store, mailer: createSmtpMailer(config.smtpUrl), log });
  const retention = startRetention(store, config.retentionDays, (result) => {
    if ('erased' in result) log.info(result, 'enquiries past the retention period erased');
    else log.warn(result, 'the retention sweep failed');
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
      await retention.stop();
      await sharedRateLimit?.close();
      await store.close();
    },
  };
}
