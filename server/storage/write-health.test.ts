import { expect, it } from 'vitest';
import { createWriteHealth } from './write-health.ts';

it('fails probes after a failed enquiry, until one is stored or a minute has passed', async () => {
  let time = 0;
  let probes = 0;
  const health = createWriteHealth(() => time);
  const probe = () =>
    health.probe(async () => {
      probes += 1;
    });
  const fails = () => health.track(Promise.reject(new Error('page 7 is damaged')));
  await probe();
  await probe();
  expect(probes).toBe(1);

  await expect(fails()).rejects.toThrow('page 7');
  await expect(probe()).rejects.toThrow('page 7');
  time += 59_000;
  await expect(probe()).rejects.toThrow('page 7');
  await health.track(Promise.resolve());
  await probe();

  await expect(fails()).rejects.toThrow('page 7');
  time += 60_000;
  await probe();
  expect(probes).toBe(4);
});
