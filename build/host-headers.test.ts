import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSiteFiles, type SiteFiles } from '#server/static/site-files.ts';
import { writeHostHeaders } from './host-headers.ts';

/** What a server says of its own copy of a file, and not of the file. */
const ownOfServer = ['Content-Type', 'Accept-Ranges', 'ETag', 'Vary', 'Content-Encoding'];

let folder: string;
let site: SiteFiles;
let rules: ReadonlyArray<{ path: string; headers: ReadonlyArray<readonly [string, string]> }>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  await cp('dist/site', join(folder, 'site'), { recursive: true });
  await rm(join(folder, 'site/_headers'), { force: true });
  await writeHostHeaders(join(folder, 'site'), folder);
  site = await loadSiteFiles(join(folder, 'site'), join(folder, 'compressed'));
  const text = await readFile(join(folder, 'site/_headers'), 'utf8');
  rules = text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
        return [name, value] as const;
      });
      return { path, headers };
    });
});
afterAll(() => rm(folder, { recursive: true }));

/** As Netlify and Cloudflare read it: every rule that matches, their headers one after the other. */
const accordingToRules = (path: string) =>
  rules
    .filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    )
    .flatMap(({ headers }) => headers);

describe('the headers for static hosts', () => {
  it('are those of this server, each said once', () => {
    expect(site.files.size).toBeGreaterThan(100);
    for (const [path, { identity }] of site.files) {
      const own = identity.headers.flatMap((name, index) =>
        index % 2 === 0 && !ownOfServer.includes(name)
          ? [[name, identity.headers[index + 1] ?? '']]
          : [],
      );
      expect([path, accordingToRules(path).toSorted()]).toEqual([path, own.toSorted()]);
    }
  });

  it('stay within what Cloudflare takes: a hundred rules of two thousand characters a line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    const longest = Math.max(
      ...rules.flatMap(({ headers }) => headers.map(([name, value]) => name.length + value.length)),
    );
    expect(longest).toBeLessThan(1_990);
  });
});
