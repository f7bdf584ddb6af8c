import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { Marquee } from './Marquee.tsx';
import { powers, powersIn, repetitionsFor } from './round.ts';

const listOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `${index}`, content: `Item ${index + 1}.` }));
const draw = (count: number) =>
  renderToStaticMarkup(<Marquee items={listOf(count)} label="Partners" visible="logos" />);
const occurrences = (html: string, part: string) => html.split(part).length - 1;

describe.each([1, 2, 6, 7, 40])('a moving list of %i', (count) => {
  const html = draw(count);
  const slides = occurrences(html, '<li');

  it('has two equal halves, each of which fills the row, so that no gap passes by', () => {
    expect(slides % (2 * count)).toBe(0);
    expect(slides / 2).toBeGreaterThanOrEqual(7);
    expect(slides / 2 - count).toBeLessThan(7);
  });

  it('takes 3000 ms for each of the items in a half', () => {
    const plus = [...html.matchAll(/plus(\d+)/g)].map(([, power]) => Number(power));
    expect(plus.reduce((sum, power) => sum + power, 0)).toBe(slides / 2);
  });

  it('is read out once', () => {
    expect(occurrences(html, 'aria-label="Partners"')).toBe(1);
    expect(occurrences(html, 'aria-hidden="true"')).toBe(occurrences(html, '<ul') - 1);
  });
});

test('a list of none is nothing', () => {
  expect(draw(0)).toBe('');
});

test('a row of pills, which shows five, needs fewer copies than a row of logos', () => {
  expect([repetitionsFor(3, 5), repetitionsFor(3, 7)]).toEqual([2, 3]);
});

test('any number up to 1023 is the sum of its powers, and beyond that a round grows no longer', () => {
  for (const count of [1, 100, 255, 256, 1023]) {
    expect(powersIn(count).reduce<number>((sum, power) => sum + power, 0)).toBe(count);
  }
  expect(powersIn(5000)).toEqual(powersIn(1023));
});

test('the style sheet counts every power as much as it is', () => {
  const sheet = readFileSync(new URL('./Marquee.module.css', import.meta.url), 'utf8');
  for (const power of powers) {
    expect(sheet).toContain(`.plus${power} {\n    --plus-${power}: ${power};\n  }`);
    expect(sheet).toContain(`var(--plus-${power}, 0)`);
  }
  expect(sheet).toContain('calc(var(--count) * 3000ms)');
});
