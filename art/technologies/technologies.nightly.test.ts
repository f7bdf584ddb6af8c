import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asset } from '../places.ts';
import { drawTechnologies } from './draw-technologies.ts';

test.each(['light', 'dark'] as const)(
  'the committed icons on %s are what the source draws',
  (ground) => {
    expect(readFileSync(asset(`technologies/on-${ground}.svg`), 'utf8')).toBe(
      drawTechnologies(ground),
    );
  },
);
