import { identity } from '#agency/identity.ts';
import { checkMail } from '../notifications/check-mail.ts';
import { createSmtpMailer, DeliveryFailure } from '../notifications/smtp-mailer.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { Mistake } from './mistake.ts';

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

/** Sends one mail the way enquiries go out, past the store. */
export const testMail: Command = async ({ args, config, print }) => {
  readArguments(args, {}, { least: 0, most: 0 });
  const { smtpUrl } = config();
  if (smtpUrl === undefined) {
    throw new Mistake('Mail is not set up: set SMTP_URL to the mail server.', 1);
  }
  const check = await checkMail(smtpUrl);
  if (!check.ok) throw new Mistake(check.sentence, 1);
  await print(`${check.sentence}\n`);
  try {
    await createSmtpMailer(smtpUrl).send(testMessage());
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    throw new Mistake(`It did not take the mail: ${error.code} ${error.detail}`.trim(), 1);
  }
  await print(`It has taken a test mail to ${identity.email}. Look whether it arrives.\n`);
};
