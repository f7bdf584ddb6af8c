import { expect, it } from 'vitest';
import { stopWithin } from './stop-within.ts';

it('takes one step after the other', async () => {
  const taken: string[] = [];
  const step = (name: string) => async () => void taken.push(name);
  expect(await stopWithin(60_000, [step('requests'), step('deliveries')])).toBe(0);
  expect(taken).toEqual(['requests', 'deliveries']);
});

it('ends with a step that never does, and takes no further one', async () => {
  let further = false;
  const steps = [
    () => new Promise(() => {}),
    async () => {
      further = true;
    },
  ];
  expect(await stopWithin(20, steps)).toBe(1);
  expect(further).toBe(false);
});

it('tells of a step that fails', async () => {
  expect(await stopWithin(60_000, [() => Promise.reject(new Error('no'))])).toBe(1);
});
