import { expect, test } from 'vitest';
import { drawEmblem, emblemNames } from './emblems.ts';

test('every service has an emblem of its own, and a new one has the plain star', () => {
  const drawn = [...emblemNames, 'A-New-Service'].map((name) => JSON.stringify(drawEmblem(name)));
  expect(new Set(drawn).size).toBe(drawn.length);
});
