import { identity } from '#agency/identity.ts';
import { escapeHtml } from '#enquiry/escape-html.ts';
import type { StoredEnquiry } from '../storage/enquiry-store.ts';

/** A message for nodemailer, which encodes all values. */
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
 * Makes a visitor's text safe in a header: without line breaks, bidirectional controls and encoded
 * words, which mail programs would decode (RFC 2047).
 */
const headerSafe = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').replaceAll('=?', '= ?');

/** The mail to the agency about an enquiry. A reply goes to the visitor. */
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
    // The same at every attempt, so a mail server can recognise a duplicate.
    messageId: `<enquiry-${reference}@${domain}>`,
    from: { name: `${identity.name} website`, address: identity.email },
    to: identity.email,
    replyTo: { name: headerSafe(name), address: headerSafe(email) },
    subject: headerSafe(`Enquiry ${reference} from ${name}, ${company}`),
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
    // Prevents out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
