import { expect, it } from 'vitest';
import { rememberLastWrite } from './last-write.ts';

it('counts an enquiry that failed against every probe, until one is stored or a minute is over', async () => {
  let time = 0;
  let probes = 0;
  const lastWrite = rememberLastWrite(() => time);
  const probe = () =>
    lastWrite.unlessProven(async () => {
      probes += 1;
    });
  const fails = () => lastWrite.watchEnquiry(Promise.reject(new Error('page 7 is damaged')));
  await probe();
  await probe();
  expect(probes).toBe(1);

  await expect(fails()).rejects.toThrow('page 7');
  await expect(probe()).rejects.toThrow('page 7');
  time += 59_000;
  await expect(probe()).rejects.toThrow('page 7');
  await lastWrite.watchEnquiry(Promise.resolve());
  await probe();

  await expect(fails()).rejects.toThrow('page 7');
  time += 60_000;
  await probe();
  expect(probes).toBe(4);
});
