import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSiteFiles } from './site-files.ts';

let folder: string;

/** The directives of the policy of a page. */
async function policyOf(endpoint?: string): Promise<string[]> {
  if (endpoint !== undefined) await writeFile(join(folder, 'contact-endpoint'), endpoint);
  const site = await loadSiteFiles(join(folder, 'site'), join(folder, 'compressed'));
  const { headers } = site.notFound.identity;
  return (headers[headers.indexOf('Content-Security-Policy') + 1] ?? '').split('; ');
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'policy-'));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site', '404.html'), '<!doctype html><title>404</title>');
});
afterEach(() => rm(folder, { recursive: true }));

it.each([undefined, '', '/api/contact'])(
  'allows sending to the own origin only, if the endpoint of the build is %j',
  async (endpoint) => {
    const policy = await policyOf(endpoint);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("form-action 'self'");
  },
);

it('allows sending to the service of another origin that the build names', async () => {
  const policy = await policyOf('https://enquiries.company.com/api/contact');
  expect(policy).toContain("connect-src 'self' https://enquiries.company.com");
  expect(policy).toContain("form-action 'self' https://enquiries.company.com");
  expect(policy.filter((directive) => directive.includes('company.com'))).toHaveLength(2);
});
