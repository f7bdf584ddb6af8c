import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientWidths, partnerWidths } from '#assets/wordmarks/wordmarks.ts';
import { asset } from '../places.ts';
import { drawWordmarks } from './draw-wordmarks.ts';
import { clientSources, partnerSources } from './wordmark-sources.ts';

const committed = (name: string) => readFileSync(asset(`wordmarks/${name}.svg`), 'utf8');

test.each([
  ['partners', partnerSources, partnerWidths, 15],
  ['clients', clientSources, clientWidths, 12],
] as const)(
  '%s: every name has its drawing, and the committed file is it',
  (name, sources, widths, count) => {
    const drawn = drawWordmarks(sources);
    expect(Object.keys(widths)).toHaveLength(count);
    expect(drawn.widths).toEqual(widths);
    expect(committed(name)).toBe(drawn.file);
  },
);

test('a wordmark weighs at most 2.5 KB, the fifteen partners at most 20 KB', () => {
  expect(committed('partners').length).toBeLessThanOrEqual(20_000);
  for (const name of ['partners', 'clients']) {
    for (const [, id, body] of committed(name).matchAll(/id="([^"]+)"[^>]*>(.*?)<\/g>/g)) {
      expect(body?.length, id).toBeLessThanOrEqual(2_500);
    }
  }
});
