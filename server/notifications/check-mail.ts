import { createTransport } from 'nodemailer';

/** Whether mail could go out at this moment; the sentence may be shown, the code may be logged. */
export interface MailCheck {
  readonly ok: boolean;
  readonly sentence: string;
  readonly code?: string;
}

const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'refuses the login',
  EDNS: 'is not known under this name',
  ENOTFOUND: 'is not known under this name',
  ECONNREFUSED: 'refuses the connection',
  ESOCKET: 'cannot be reached, or speaks no TLS here',
  ETIMEDOUT: 'does not answer',
  ETLS: 'offers no TLS',
};

/** The system's own reason (ECONNREFUSED) says more than the mailer's (ESOCKET). */
function codeOf(error: unknown): string {
  const {
    code,
    cause,
    message = '',
  } = error as Error & { code?: string; cause?: { code?: string } };
  const system = cause?.code ?? /\b(ECONNREFUSED|ENOTFOUND|ETIMEDOUT)\b/.exec(message)?.[1];
  return system ?? code ?? 'ESMTP';
}

/** Connects and logs in, and sends nothing. */
export async function checkMail(url: string, silenceMs = 10_000): Promise<MailCheck> {
  const { host } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
  });
  try {
    await transport.verify();
    return { ok: true, sentence: `The mail server ${host} is ready.` };
  } catch (error) {
    const code = codeOf(error);
    const reason = reasons[code] ?? 'cannot be used';
    return { ok: false, sentence: `The mail server ${host} ${reason} (${code}).`, code };
  } finally {
    transport.close();
  }
}
