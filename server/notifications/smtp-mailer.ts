import { createTransport } from 'nodemailer';
import type { MailMessage } from './mail-message.ts';

export interface Mailer {
  /** Resolves after the mail server has accepted the mail; rejects with a `DeliveryFailure`. */
  send(message: MailMessage): Promise<void>;
  /** Aborts open deliveries and rejects later ones. */
  close(): void;
}

/** Why a mail was not sent. Log only `code`: `detail` may quote addresses. */
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

export interface SmtpTimeouts {
  /** The longest time of a delivery, far shorter than the lease of the outbox. */
  readonly deadlineMs: number;
  /** The longest time without a byte from the server. */
  readonly silenceMs: number;
}

const defaultTimeouts: SmtpTimeouts = { deadlineMs: 60_000, silenceMs: 20_000 };

/** Opens a connection for each mail. Few are sent, so kept connections would often be stale. */
export function createSmtpMailer(url: string, timeouts = defaultTimeouts): Mailer {
  const { deadlineMs, silenceMs } = timeouts;
  const closing = new AbortController();

  return {
    async send(message) {
      const transport = createTransport({
        url,
        // Only a pooled transport can be closed during a delivery. The outbox decides about
        // retries, so the pool must not requeue.
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
      const abort = AbortSignal.any([AbortSignal.timeout(deadlineMs), closing.signal]);
      abort.addEventListener('abort', () => transport.close({ force: true }), { once: true });
      try {
        abort.throwIfAborted();
        await transport.sendMail({ ...message, headers: { ...message.headers } });
      } catch (error) {
        if (abort.aborted) throw new DeliveryFailure('EDEADLINE', 'the delivery took too long');
        throw failureOf(error as SmtpError);
      } finally {
        transport.close();
      }
    },
    close: () => closing.abort(),
  };
}
