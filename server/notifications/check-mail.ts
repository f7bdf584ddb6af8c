import { createTransport } from 'nodemailer';

/** Whether the mail server is ready. */
export interface MailCheck {
  readonly ok: boolean;
  /** For people; names the mail server. */
  readonly sentence: string;
  /** For logs. */
  readonly code?: string;
}

const descriptions: Readonly<Record<string, string>> = {
  EAUTH: 'refuses the login',
  EDNS: 'is not known under this name',
  ENOTFOUND: 'is not known under this name',
  ECONNREFUSED: 'refuses the connection',
  ESOCKET: 'cannot be reached, or speaks no TLS here',
  ETIMEDOUT: 'does not answer',
  ETLS: 'offers no TLS',
};

/** Prefers the system's code (ECONNREFUSED) to the mailer's less exact one (ESOCKET). */
function codeOf(error: unknown): string {
  const {
    code,
    cause,
    message = '',
  } = error as Error & { code?: string; cause?: { code?: string } };
  const system = cause?.code ?? /\b(ECONNREFUSED|ENOTFOUND|ETIMEDOUT)\b/.exec(message)?.[1];
  return system ?? code ?? 'ESMTP';
}

/** Connects and logs in without sending mail. */
export async function checkMail(url: string, timeoutMs = 10_000): Promise<MailCheck> {
  const { host } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return { ok: true, sentence: `The mail server ${host} is ready.` };
  } catch (error) {
    const code = codeOf(error);
    const description = descriptions[code] ?? 'cannot be used';
    return { ok: false, sentence: `The mail server ${host} ${description} (${code}).`, code };
  } finally {
    transport.close();
  }
}
