/**
 * `npm run report`: writes dist/report.html, which shows every page with its title, description,
 * social card, structured data, weight and scores. Scores are read from dist/lighthouse.json, if it
 * exists: { "/about": { "performance": 100, … } }.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';
import { allPagesOf } from '#discovery/all-pages.ts';
import { build } from './build.ts';
import { readContent } from './content/read-content.ts';
import { isBuilt } from './last-build.ts';
import { factsOf } from './report/page-facts.ts';

const target = 'dist/report.html';

if (!(await isBuilt())) await build();
const scores = await readFile('dist/lighthouse.json', 'utf8').then(JSON.parse, () => ({}));
// Node strips types but does not transform JSX. Vite does both.
const { module: report } = await runnerImport<typeof import('./report/report-html.tsx')>(
  './scripts/report/report-html.tsx',
  { configFile: false, logLevel: 'warn' },
);
const pages = allPagesOf(readContent());
const facts = await Promise.all(pages.map((page) => factsOf(page, pages, scores)));
await writeFile(target, report.reportHtml(facts, new Date()));
console.log(`${facts.length} pages in ${target}`);
