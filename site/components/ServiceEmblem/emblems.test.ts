import { expect, test } from 'vitest';
import { drawEmblem, emblemNames } from './emblems.ts';
import { side } from './star-geometry.ts';

test('seventeen services, seventeen different emblems', () => {
  expect(emblemNames).toHaveLength(17);
  expect(new Set(emblemNames.map((slug) => JSON.stringify(drawEmblem(slug)))).size).toBe(17);
});

test('a service without a drawing gets one that no other has', () => {
  const drawn = emblemNames.map((slug) => JSON.stringify(drawEmblem(slug)));
  expect(drawn).not.toContain(JSON.stringify(drawEmblem('A-New-Service')));
});

test.each([...emblemNames, 'A-New-Service'])('%s keeps to the grammar', (slug) => {
  const parts = drawEmblem(slug);
  expect(parts.filter(({ tone }) => tone === 'lit')).toHaveLength(1);
  expect(parts.every(({ d }) => d.startsWith('M') && !d.includes('NaN'))).toBe(true);
  expect(parts.map(({ d }) => d).join('').length).toBeLessThanOrEqual(1_500);
  // Nothing seen is cut off by the edge of its box. Paths written by hand may use relative steps.
  const absolute = parts.filter(({ tone, d }) => tone !== 'cut' && /^[MLz\d\s.-]+$/.test(d));
  for (const { d } of absolute) {
    for (const value of d.match(/-?[\d.]+/g) ?? []) {
      expect(Number(value)).toBeGreaterThanOrEqual(0);
      expect(Number(value)).toBeLessThanOrEqual(side);
    }
  }
});
