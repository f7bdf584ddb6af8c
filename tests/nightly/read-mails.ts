import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** A mail as Python's library reads it, which is independent of the library that wrote the mail. */
export interface ReadMail {
  /** Raw headers with folded lines joined. */
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
  readonly defects: readonly string[];
  readonly from: ReadonlyArray<readonly [name: string, address: string]>;
  readonly replyTo: ReadonlyArray<readonly [name: string, address: string]>;
  readonly subject: string;
  readonly messageId: string;
  /** The media types of all parts with content. */
  readonly parts: readonly string[];
  readonly text: string;
  readonly html: string;
  /** In bytes, anywhere in the mail. */
  readonly longestLine: number;
}

export function readMails(folder: string): ReadMail[] {
  const reader = resolve(import.meta.dirname, 'read-mails.py');
  const { stdout, stderr, status } = spawnSync('python3', [reader, folder], {
    maxBuffer: 1024 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The mails cannot be read: ${stderr}`);
  return JSON.parse(stdout.toString());
}
