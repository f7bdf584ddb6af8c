import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSiteFiles, type SiteFiles } from '#server/static/site-files.ts';
import { writeHostHeaders } from './host-headers.ts';

/** Headers that every host sets itself. */
const setByHost = ['Content-Type', 'Accept-Ranges', 'ETag', 'Vary', 'Content-Encoding'];

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

/** Netlify and Cloudflare apply every rule that matches and join the headers. */
const headersByRules = (path: string) =>
  rules
    .filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    )
    .flatMap(({ headers }) => headers);

describe('the _headers file', () => {
  it('sets the headers of this server, each of them once', () => {
    expect(site.files.size).toBeGreaterThan(100);
    for (const [path, { identity }] of site.files) {
      const own = identity.headers.flatMap((name, index) =>
        index % 2 === 0 && !setByHost.includes(name)
          ? [[name, identity.headers[index + 1] ?? '']]
          : [],
      );
      expect([path, headersByRules(path).toSorted()]).toEqual([path, own.toSorted()]);
    }
  });

  it('stays within the limits of Cloudflare: 100 rules, 2,000 characters a line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    const longest = Math.max(
      ...rules.flatMap(({ headers }) => headers.map(([name, value]) => name.length + value.length)),
    );
    expect(longest).toBeLessThan(1_990);
  });
});
