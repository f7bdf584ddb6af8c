import { test } from 'vitest';
import { createWorkplace } from './service-process.ts';
import { startSmtp } from './smtp-double.ts';

/** `it` for tests of the running program, with a new workplace and mail server for each test. */
export const it = test
  .extend('workplace', async ({ onTestFinished }) => {
    const workplace = await createWorkplace();
    onTestFinished(() => workplace.remove());
    return workplace;
  })
  .extend('smtp', async ({ onTestFinished }) => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    return smtp;
  });
