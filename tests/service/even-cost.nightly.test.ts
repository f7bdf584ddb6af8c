import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { median } from '#bench/median.ts';
import { enquiry, type ListeningApp, listen } from '#harness/listening-app.ts';

let app: ListeningApp;

beforeAll(async () => {
  app = await listen();
});
afterAll(() => app.close());

const raw = (body: string) => ({ type: 'application/json', body });
const json = (changes: object) => raw(JSON.stringify({ ...enquiry, ...changes }));
const native = (body: string) => ({ type: 'application/x-www-form-urlencoded', body });

type Sent = ReturnType<typeof json>;

/** The most text that fits into a body beside the other fields. */
const room = 63_000;
const filled = (pattern: string) =>
  pattern.repeat(Math.floor(room / Buffer.byteLength(JSON.stringify(pattern).slice(1, -1))));
const nested = (open: string, close: string) =>
  `${open.repeat(room / 2 / open.length)}${close.repeat(room / 2 / open.length)}`;

/** Bodies that are cheap to send and might be expensive to parse or to check. */
const shapes: ReadonlyArray<readonly [string, Sent]> = [
  ['marks in turn', json({ message: `a${filled('\u0301\u0316')}` })],
  ['marks in a name', json({ name: `a${filled('\u0316\u0301')}` })],
  ['thirty marks at a time', json({ message: filled(`a${'\u0301\u0316'.repeat(15)}`) })],
  ['marks that are two', json({ message: `a${'\u0344'.repeat(30)}`.repeat(645) })],
  ['conjoining letters', json({ message: filled('\u1100\u1161\u11a8') })],
  ['what grows when composed', json({ message: filled('\ufb2c') })],
  ['blanks around', json({ message: `${' '.repeat(31_000)}x${' '.repeat(31_000)}` })],
  ['blanks inside', json({ name: `x${' '.repeat(60_000)}1` })],
  ['line breaks', json({ message: filled('\r') })],
  ['letters', json({ name: filled('x') })],
  ['an address without its end', json({ email: `a@${filled('a.')}` })],
  ['an address of symbols', json({ email: `${filled('!')}@` })],
  ['an address of short parts', json({ email: `a@${'a-'.repeat(120)}` })],
  ['digits', json({ phone: filled('1') })],
  ['a number with a tail', json({ phone: `+44${'(1'.repeat(14)}` })],
  ['halves of characters', json({ message: '\ud800'.repeat(10_000) })],
  ['a company of marks', json({ company: `a${'\u0301'.repeat(90)}1` })],
  ['deep lists', raw(nested('[', ']'))],
  ['deep objects', raw(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)],
  ['a deep field', raw(`{"message":${nested('[', ']')}}`)],
  [
    'many fields',
    raw(
      JSON.stringify(
        Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, ''])),
      ),
    ),
  ],
  ['one field many times', raw(`{${'"name":"",'.repeat(6_000)}"name":""}`)],
  ['many form fields', native(Array.from({ length: 9_000 }, (_, index) => `f${index}=`).join('&'))],
  ['marks in a form', native(`message=a${'%CC%81%CC%96'.repeat(5_000)}`)],
  ['escapes in a form', native(`message=${'%41'.repeat(20_000)}`)],
  ['broken escapes in a form', native(`message=${'%'.repeat(60_000)}`)],
  ['bytes of no alphabet in a form', native(`message=${'%E9'.repeat(20_000)}`)],
];

/** The processor time of a post in microseconds, which does not include waiting. */
async function costOf({ type, body }: Sent): Promise<number> {
  const start = process.threadCpuUsage();
  const response = await fetch(`${app.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  await response.text();
  expect(response.status).toBeLessThan(500);
  const { user, system } = process.threadCpuUsage(start);
  return user + system;
}

/** The median cost of each post, measured in turn, so that other load affects all alike. */
async function usualCosts(sent: readonly Sent[]): Promise<number[]> {
  const costs: number[][] = sent.map(() => []);
  for (let round = 0; round < 9; round += 1) {
    for (const [index, one] of sent.entries()) costs[index]?.push(await costOf(one));
  }
  return costs.map(median);
}

describe('a post costs at most ten times as much as plain text of its size', () => {
  it.each(shapes)('%s', async (_name, shape) => {
    // The reference: a body of the same size with letters only.
    const plain = json({ message: 'x'.repeat(Buffer.byteLength(shape.body) - 150) });
    const [cost = 0, alike = 0, usual = 0] = await usualCosts([shape, plain, json({})]);
    const ratio = cost / Math.max(alike, usual);
    expect(ratio).toBeLessThan(10);
  });
});
