import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { precompress } from '../../build/precompress.ts';
import { speculationRules } from '../../site/document/speculation-rules.ts';

/** The limit page is one heading and nothing else. No page of the site can be faster. */
export const limitPath = '/limit-page';
/**
 * A page with a link to the limit page, speculation rules and one `<details>`, the simplest
 * control.
 */
export const linkPath = '/limit-link';

const page = (content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>One heading</title><meta name="description" content="One heading and nothing else"></head><body><main>${content}</main></body></html>`;

export interface MeasuredBuild {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Copies the build and adds the limit page, compressed like all others, so that the same server
 * sends it.
 */
export async function copyWithLimitPage(build: string): Promise<MeasuredBuild> {
  const place = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  const [folder, extra] = [join(place, 'build'), join(place, 'extra')];
  await mkdir(join(extra, 'site'), { recursive: true });
  await writeFile(join(extra, `site${limitPath}.html`), page('<h1>One heading</h1>'));
  await writeFile(
    join(extra, `site${linkPath}.html`),
    page(
      `<h1>One link</h1><p><a href="${limitPath}">One heading</a></p><details><summary>One question</summary>One answer</details>
      <script type="speculationrules">${JSON.stringify(speculationRules)}</script>`,
    ),
  );
  await precompress(join(extra, 'site'), join(extra, 'compressed'));
  await cp(build, folder, { recursive: true });
  await cp(extra, folder, { recursive: true });
  return { folder, remove: () => rm(place, { recursive: true, force: true }) };
}
