import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awkwardStrings } from '#bench/awkward-strings.ts';
import { anyBytes, anyFields, anyHeaders, anyJson, type BadPost } from '#bench/bad-posts.ts';
import { fieldNames } from '#enquiry/fields.ts';
import { isPhoneNumber } from '#enquiry/phone-number.ts';
import { createCheck } from '#enquiry/rules.ts';
import { enquiry, type ListeningApp, listen } from '#harness/listening-app.ts';

/** A failure prints a seed that reproduces it. `npm run bench -- bad-input` sends 100,000 posts. */
const cases = 2_000;

let app: ListeningApp;

beforeAll(async () => {
  app = await listen();
});
afterAll(async () => {
  // After all tests the service still responds, and its store is consistent.
  expect((await app.post(enquiry)).status).toBe(201);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  const stats = await app.store.stats();
  expect(stats.waiting + stats.held).toBe(stats.enquiries);
  await app.close();
});

const acceptable = [200, 201, 204, 400, 403, 404, 405, 409, 413, 415, 422];

async function expectPolite(response: Response): Promise<void> {
  expect(acceptable).toContain(response.status);
  const body = await response.json();
  expect(body.message).toMatch(/^[A-Z].*\.$/);
  expect(JSON.stringify(body)).not.toMatch(/node_modules|SQLITE|\.ts:/);
}

const send = ({ headers, body }: BadPost) =>
  fetch(`${app.url}/api/contact`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : Buffer.from(body),
  });

const checks = (['contact', 'home'] as const).map((set) => createCheck(set, isPhoneNumber));

it('accepts or rejects every awkward text in every field according to the rules', async () => {
  for (const field of fieldNames) {
    for (const awkward of awkwardStrings) {
      const body = { ...enquiry, [field]: awkward };
      const response = await app.post(body);
      const valid = checks.some((check) => check(body).ok);
      expect([field, awkward, response.status]).toEqual([field, awkward, valid ? 201 : 422]);
      if (!valid) {
        await expectPolite(response);
        continue;
      }
      // The stored fields are exactly the output of the rules.
      const stored = await app.store.find((await response.json()).reference);
      const verdict = checks.map((check) => check(body)).find((one) => one.ok);
      expect(stored).toMatchObject(verdict?.ok ? verdict.enquiry : {});
    }
  }
});

describe('generated posts get an expected status and a sentence', () => {
  const runs = { numRuns: cases / 4 };

  it('any text as JSON fields', () =>
    fc.assert(
      fc.asyncProperty(anyFields, async (body) => {
        const response = await app.post(body);
        expect(response.status).toBe(checks.some((check) => check(body).ok) ? 201 : 422);
        await expectPolite(response);
      }),
      runs,
    ));

  it.each([
    ['any JSON at all', anyJson],
    ['any bytes under any type', anyBytes],
    ['any headers beside a good enquiry', anyHeaders],
  ])('%s', (_name, posts) =>
    fc.assert(
      fc.asyncProperty(posts, async (post) => expectPolite(await send(post))),
      runs,
    ),
  );
});
