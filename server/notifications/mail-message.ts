import { identity } from '#agency/identity.ts';
import { escapeHtml } from '#enquiry/escape-html.ts';
import type { StoredEnquiry } from '../storage/enquiry-store.ts';

/** A mail as nodemailer takes it; every value goes through its header and body encoding. */
export interface MailMessage {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A visitor's text in a header: no line break, whatever a later rule may let into a field, nothing that
 * turns the direction of what follows, and nothing that a mail program would decode (RFC 2047).
 */
const oneLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').replaceAll('=?', '= ?');

/** The mail that tells the agency of one enquiry; replying to it writes to the visitor. */
export function composeMail(enquiry: StoredEnquiry): MailMessage {
  const { reference, name, email, company, phone, message } = enquiry;
  const received = new Date(enquiry.receivedAt);
  const rows = [
    ['Reference', reference],
    ['Received', received.toUTCString()],
    ['Name', name],
    ['Email', email],
    ['Company', company],
    ['Phone', phone],
  ] as const;
  const domain = identity.email.slice(identity.email.indexOf('@') + 1);
  const footer = `Sent through the form on ${identity.origin}. Reply to this email to answer ${name}.`;
  return {
    // The same at every attempt: a mail server that gets it twice can tell.
    messageId: `<enquiry-${reference}@${domain}>`,
    from: { name: `${identity.name} website`, address: identity.email },
    to: identity.email,
    replyTo: { name: oneLine(name), address: oneLine(email) },
    subject: oneLine(`Enquiry ${reference} from ${name}, ${company}`),
    date: received,
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n\n-- \n${footer}\n`,
    html: `<!doctype html>
<html lang="en"><body>
<table>${rows
      .map(
        ([label, value]) =>
          `<tr><th align="left" scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`,
      )
      .join('')}</table>
<p style="white-space: pre-wrap">${escapeHtml(message)}</p>
<hr><p><small>${escapeHtml(footer)}</small></p>
</body></html>
`,
    // Keeps out-of-office replies from answering the form (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
