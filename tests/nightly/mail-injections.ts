/** A recipient that must not receive any mail. */
const victim = 'victim@example.com';

const smuggled = `MAIL FROM:<evil@example.com>\r\nRCPT TO:<${victim}>\r\nDATA\r\nSubject: smuggled\r\n\r\nsmuggled`;

/** Sequences that some mail server has read as the end of a mail. */
const ends = [
  '\r\n.\r\n',
  '\n.\n',
  '\n.\r\n',
  '\r\n.\n',
  '\r.\r',
  '\r\n.\r',
  '\r.\r\n',
  '\r\n\0.\r\n',
];

/** Texts that some program reads as the end of a line. */
const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\r\r\n',
  '\u0085',
  '\u2028',
  '\u2029',
  '\0',
  '\u560a\u560d',
  '%0d%0a',
  '\\r\\n',
  '=0D=0A',
  '&#13;&#10;',
];

/** Texts that have changed the mails of other programs or made them send more. */
export const injections: readonly string[] = [
  ...breaks.map((end) => `${end}Bcc: ${victim}`),
  `\r\n Bcc: ${victim}`,
  `\r\n\tCc: ${victim}`,
  `\r\nTo: ${victim}\r\nSubject: other\r\n\r\nother`,
  `\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nother\r\n--x--`,
  '\r\n\r\nother',
  ...ends.map((end) => `${end}${smuggled}`),
  '.',
  '\n.\n..\n. \n',
  'From evil@example.com Thu Jan  1 00:00:00 1970',
  `\nFrom ${victim}\n>From ${victim}`,
  // Encoded words, which mail programs decode in a header: “Paid in full”, and a line break with a
  // header.
  '=?UTF-8?B?UGFpZCBpbiBmdWxs?=',
  '=?UTF-8?Q?Paid_in_full?=',
  '=?utf-8?q?=0D=0ABcc:_victim@example.com?=',
  '=?=?UTF-8?B?UGFpZCBpbiBmdWxs?=',
  '=?UTF-8?B?',
  'a =?UTF-8?B?UGFp?= =?UTF-8?B?ZCBpbiBmdWxs?= b',
  '=3D=20=\r\n=',
  `, ${victim}`,
  `; ${victim}`,
  ` <${victim}>`,
  `>,<${victim}`,
  `> ${victim}`,
  `(${victim}`,
  `"${victim}" <`,
  ':;',
  `undisclosed:${victim};`,
  '%evil.example@mail.example',
  'Ünïcödé 山田 محمد 👩‍👩‍👧‍👦',
  '\u202egnirts lter',
  'x'.repeat(999),
  'é'.repeat(999),
  `${'x'.repeat(998)}\n${'y'.repeat(1_200)}`,
  'word '.repeat(220),
  '<b>bold</b><script>alert(1)</script>&amp;',
];
