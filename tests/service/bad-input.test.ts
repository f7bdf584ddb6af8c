import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldNames } from '#enquiry/fields.ts';
import { isPhoneNumber } from '#enquiry/phone-number.ts';
import { createCheck } from '#enquiry/rules.ts';
import { awkwardStrings } from '#harness/awkward-strings.ts';
import { enquiry, type ListeningApp, listen } from '#harness/listening-app.ts';

/** BAD_INPUT_CASES=100000 for the whole corpus; a failure prints the seed that repeats it. */
const cases = Number(process.env.BAD_INPUT_CASES ?? 2_000);
const timeout = 60_000 + cases * 20;

let app: ListeningApp;

beforeAll(async () => {
  app = await listen();
});
afterAll(async () => {
  // Whatever came before, the service is alive and its store is whole.
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

const checks = (['contact', 'home'] as const).map((set) => createCheck(set, isPhoneNumber));

const text = fc.oneof(
  fc.constantFrom(...awkwardStrings),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

it('every awkward text in every field is taken or refused by the rules alone', {
  timeout,
}, async () => {
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
      // What was stored is what the rules made of it, character for character.
      const kept = await app.store.find((await response.json()).reference);
      const verdict = checks.map((check) => check(body)).find((one) => one.ok);
      expect(kept).toMatchObject(verdict?.ok ? verdict.enquiry : {});
    }
  }
});

describe('generated posts are answered politely', () => {
  const runs = { numRuns: Math.ceil(cases / 4) };
  const headers = (type: string) => ({ 'content-type': type });

  it('any text as JSON fields', { timeout }, () =>
    fc.assert(
      fc.asyncProperty(
        fc.record({ name: text, email: text, company: text, phone: text, message: text }),
        async (body) => {
          const response = await app.post(body);
          expect(response.status).toBe(checks.some((check) => check(body).ok) ? 201 : 422);
          await expectPolite(response);
        },
      ),
      runs,
    ),
  );

  it('any JSON at all', { timeout }, () =>
    fc.assert(
      fc.asyncProperty(fc.json(), async (body) => expectPolite(await app.post(body))),
      runs,
    ),
  );

  it('any bytes under any type', { timeout }, () =>
    fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 2_000 }),
        fc.constantFrom(
          'application/json',
          'application/x-www-form-urlencoded',
          'text/plain',
          'application/json; charset=utf-16',
        ),
        async (bytes, type) =>
          expectPolite(
            await fetch(`${app.url}/api/contact`, {
              method: 'POST',
              headers: headers(type),
              body: Buffer.from(bytes),
            }),
          ),
      ),
      runs,
    ),
  );

  it('any headers beside a good enquiry', { timeout }, () => {
    const value = fc.string({
      unit: fc
        .integer({ min: 0x21, max: 0xff })
        .filter((c) => c !== 0x7f)
        .map((c) => String.fromCharCode(c)),
      maxLength: 300,
    });
    return fc.assert(
      fc.asyncProperty(value, value, value, value, async (key, time, trap, origin) =>
        expectPolite(
          await app.post(enquiry, {
            'idempotency-key': key,
            'form-time': time,
            'form-trap': trap,
            ...(origin.length % 2 ? { origin } : {}),
          }),
        ),
      ),
      runs,
    );
  });
});
