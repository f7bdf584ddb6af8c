import { createTransport } from 'nodemailer';
import type { MailMessage } from './mail-message.ts';

/** Hands mails to whoever delivers them. */
export interface Mailer {
  /** Resolves once the next server has taken responsibility; rejects with a `DeliveryFailure`. */
  send(message: MailMessage): Promise<void>;
  /** Ends what is under way; nothing goes out after it. */
  close(): void;
}

/** Why a mail did not go out. `code` may be logged; `detail` may quote addresses and may not. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  readonly code: string;
  readonly detail: string;

  constructor(code: string, detail: string) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message: string;
}

const failureOf = (error: SmtpError) =>
  new DeliveryFailure(
    [error.code ?? 'ESMTP', error.command, error.responseCode].filter(Boolean).join(' '),
    (error.response ?? error.message).slice(0, 300),
  );

export interface Patience {
  /** After this a delivery is given up, however busy the server pretends to be. Far below the lease. */
  readonly deadlineMs: number;
  /** How long the server may be silent. */
  readonly silenceMs: number;
}

const usualPatience: Patience = { deadlineMs: 60_000, silenceMs: 20_000 };

/** Sends by SMTP, one connection per mail: at a marketing site's pace a pool only adds stale ones. */
export function createSmtpMailer(url: string, patience = usualPatience): Mailer {
  const { deadlineMs, silenceMs } = patience;
  const closing = new AbortController();

  return {
    async send(message) {
      const transport = createTransport({
        url,
        // A pool of one, because only a pool can be closed in the middle of a delivery. It must not
        // send again by itself: the outbox decides that, and remembers it.
        pool: true,
        maxConnections: 1,
        maxRequeues: 0,
        connectionTimeout: silenceMs,
        greetingTimeout: silenceMs,
        socketTimeout: silenceMs,
        dnsTimeout: silenceMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const late = AbortSignal.any([AbortSignal.timeout(deadlineMs), closing.signal]);
      late.addEventListener('abort', () => transport.close({ force: true }), { once: true });
      try {
        late.throwIfAborted();
        await transport.sendMail({ ...message, headers: { ...message.headers } });
      } catch (error) {
        if (late.aborted) throw new DeliveryFailure('EDEADLINE', 'the delivery took too long');
        throw failureOf(error as SmtpError);
      } finally {
        transport.close();
      }
    },
    close: () => closing.abort(),
  };
}
