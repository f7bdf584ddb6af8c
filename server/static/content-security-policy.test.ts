import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSiteFiles } from './site-files.ts';

let folder: string;

/** The directives of the policy that a build's page is served with. */
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
  'lets a page send to its own origin alone, with a build for %j',
  async (endpoint) => {
    const policy = await policyOf(endpoint);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("form-action 'self'");
  },
);

it('lets a page send to the service that its build was made for, and to no other', async () => {
  const policy = await policyOf('https://enquiries.company.com/api/contact');
  expect(policy).toContain("connect-src 'self' https://enquiries.company.com");
  expect(policy).toContain("form-action 'self' https://enquiries.company.com");
  expect(policy.filter((directive) => directive.includes('company.com'))).toHaveLength(2);
});
