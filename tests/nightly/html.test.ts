import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vnuJar from 'vnu-jar';
import { fieldNames } from '../../enquiry/fields.ts';
import { responsePages } from '../../enquiry/response-pages.ts';
import { createRenderPage } from '../../server/enquiries/response-page.ts';
import { accepted, notReadable } from '../../server/enquiries/responses.ts';
import { builtPage, builtPages } from '../discovery/built-pages.ts';
import { missing } from './debian.ts';

const renderPage = createRenderPage(
  new Map(
    Object.values(responsePages).map((path) => [path, { html: builtPage(path).html, headers: {} }]),
  ),
);

/** The pages as the server sends them. It fills in the two response pages. */
const sentPages = builtPages.map(({ path, html }) => {
  if (path === responsePages.received) {
    return { path, html: renderPage?.(accepted('ABC-123', false), undefined).body ?? '' };
  }
  if (path === responsePages.again) {
    const fields = Object.fromEntries(fieldNames.map((name) => [name, 'Enter it.']));
    return { path, html: renderPage?.({ ...notReadable, fields }, undefined).body ?? '' };
  }
  return { path, html };
});

/** Safari needs the role on lists without bullets (site/styles/reset.css). */
const isListRole = (message: string) => message.includes('“list” role is unnecessary');

/** An attribute of the HTML standard that the Nu checker does not know yet. */
const isNewer = (message: string) =>
  message.startsWith('A “link” element with a “blocking” attribute must have');

describe.skipIf(missing('java', 'default-jre-headless'))('the W3C Nu checker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  interface Finding {
    readonly type: 'info' | 'error' | 'non-document-error';
    readonly subType?: 'warning' | 'fatal';
    readonly url: string;
    readonly message: string;
    readonly extract?: string;
  }

  /** Checks all files in one run, because starting Java takes most of the time. */
  function check(): readonly Finding[] {
    const { stdout } = spawnSync(
      'java',
      ['-jar', String(vnuJar), '--format', 'json', '--stdout', '--exit-zero-always', folder],
      { encoding: 'utf8', maxBuffer: 100_000_000 },
    );
    return JSON.parse(stdout).messages;
  }

  beforeAll(() => {
    for (const { path, html } of sentPages) {
      const file = join(folder, path === '/' ? 'index.html' : `${path}.html`);
      mkdirSync(dirname(file), { recursive: true });
      // Without styles: the checker parses them slowly and knows no layers, containers or
      // timelines.
      writeFileSync(file, html.replace(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, ''));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reports no error and no warning on any page', () => {
    const findings = check()
      // Other messages are about the style of the source, such as the slash in <input/>.
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .filter(({ message }) => !isListRole(message) && !isNewer(message));
    expect(
      findings.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`),
    ).toEqual([]);
  });
});
