/**
 * Writes dist/report.html: every page with its title, description, social card, structured data,
 * weight and scores, for people who would rather look than read. Scores come from
 * dist/lighthouse.json, where someone has measured them: { "/about": { "performance": 100, … } }.
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
// Node takes the types out of a file but leaves JSX in; Vite turns both into JavaScript.
const { module: report } = await runnerImport<typeof import('./report/report-html.tsx')>(
  './scripts/report/report-html.tsx',
  { configFile: false, logLevel: 'warn' },
);
const pages = allPagesOf(readContent());
const facts = await Promise.all(pages.map((page) => factsOf(page, pages, scores)));
await writeFile(target, report.reportHtml(facts, new Date()));
console.log(`${facts.length} pages in ${target}`);
