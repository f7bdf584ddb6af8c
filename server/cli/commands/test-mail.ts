import { identity } from '#agency/identity.ts';
import { checkMail } from '../../notifications/check-mail.ts';
import { createSmtpMailer, DeliveryFailure } from '../../notifications/smtp-mailer.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { CommandError } from '../command-error.ts';

function testMessage() {
  const from = { name: `${identity.name} website`, address: identity.email };
  const text = `This is a test. The website on ${identity.origin} can send mail: enquiries will arrive here.\n`;
  return {
    messageId: `<test-${Date.now()}@${identity.email.split('@')[1]}>`,
    from,
    to: identity.email,
    replyTo: from,
    subject: 'Test mail from the website',
    date: new Date(),
    text,
    html: `<!doctype html><html lang="en"><body><p>${text}</p></body></html>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Sends a mail in the same way as the outbox, without the store. */
export const testMail: Command = async ({ args, config, print }) => {
  readArguments(args, {}, { min: 0, max: 0 });
  const { smtpUrl } = config();
  if (smtpUrl === undefined) {
    throw new CommandError('Mail is not set up: set SMTP_URL to the mail server.', 1);
  }
  const check = await checkMail(smtpUrl);
  if (!check.ok) throw new CommandError(check.sentence, 1);
  await print(`${check.sentence}\n`);
  try {
    await createSmtpMailer(smtpUrl).send(testMessage());
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    throw new CommandError(`It rejected the mail: ${error.code} ${error.detail}`.trim(), 1);
  }
  await print(`It accepted a test mail to ${identity.email}. Check that the mail arrives.\n`);
};
