import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asset } from '../places.ts';
import { drawSprite } from './draw-sprite.ts';

test('the committed sprite is what the source draws', () => {
  expect(readFileSync(asset('technologies/sprite.svg'), 'utf8')).toBe(drawSprite());
});
