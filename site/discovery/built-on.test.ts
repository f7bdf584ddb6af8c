import { afterEach, expect, test, vi } from 'vitest';
import { builtOn } from './built-on.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('builds for the day in BUILD_DATE', () => {
  expect(builtOn('2027-04-02').toISOString()).toBe('2027-04-02T00:00:00.000Z');
});

test.each(['', undefined])('builds for the current day if BUILD_DATE is %j', (setting) => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
  vi.stubEnv('BUILD_DATE', setting);
  expect(builtOn().toISOString()).toBe('2026-11-15T10:00:00.000Z');
});

test('rejects an invalid BUILD_DATE', () => {
  expect(() => builtOn('31/03/2027')).toThrow(
    'BUILD_DATE is "31/03/2027"; write a day such as 2027-04-02.',
  );
});
