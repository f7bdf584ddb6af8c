import { expect, test } from 'vitest';
import { builtOn } from './built-on.ts';

test('a site is built for the day it is told', () => {
  expect(builtOn('2027-04-02').toISOString()).toBe('2027-04-02T00:00:00.000Z');
});

test('without a word, or with an empty one, for the day it is', () => {
  const before = Date.now();
  for (const setting of [undefined, '']) {
    expect(builtOn(setting || undefined).getTime()).toBeGreaterThanOrEqual(before);
  }
});

test('a day that cannot be read stops the build', () => {
  expect(() => builtOn('31/03/2027')).toThrow(
    'BUILD_DATE is "31/03/2027"; write a day such as 2027-04-02.',
  );
});
