import { readFileSync } from 'node:fs';
import { identity } from '#agency/identity.ts';
import { escaped } from '#discovery/files/xml.ts';
import { addressOf, socialCardOf } from '#discovery/head.ts';
import { drawLogo } from '#drawing/logo.ts';
import { palette } from '#drawing/palette.ts';
import { drawWall } from '#drawing/tile-wall.ts';
import { toneColours } from '#drawing/tones.ts';
import type { PageFacts } from './page-facts.ts';

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

const faces = [
  ['Bricolage Grotesque', 'bricolage', '600 700'],
  ['Instrument Sans', 'instrument', '400 600'],
  ['Geist Mono', 'geist-mono', '400 500'],
] as const;

/** Fonts and colours stand in the page itself, so that it can be sent by e-mail. */
function styles(): string {
  const fonts = faces.map(([family, file, weight]) => {
    const data = readFileSync(`site/assets/fonts/${file}.woff2`).toString('base64');
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  });
  const colours = Object.entries(palette).map(([name, value]) => `--${name}:${value};`);
  const sheet = readFileSync(new URL('./report.css', import.meta.url), 'utf8');
  return `${fonts.join('')}:root{${colours.join('')}}${sheet}`;
}

function wall(): string {
  const drawn = drawWall({ seed: 'report', columns: 16, rows: 4, lit: 5, calm: 'start' });
  const paths = drawn.paths.map(({ tone, d }) => `<path fill="${toneColours[tone]}" d="${d}"/>`);
  return `<svg aria-hidden="true" class="wall" viewBox="0 0 ${drawn.width} ${drawn.height}" preserveAspectRatio="xMaxYMid slice">${paths.join('')}</svg>`;
}

const fact = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`;

function scores({ scores }: PageFacts): string {
  if (!scores) return '<span class="quiet">not measured</span>';
  const { performance, accessibility, seo } = scores;
  return [performance, accessibility, scores['best-practices'], seo].join(' · ');
}

function row(facts: PageFacts): string {
  const { page, title, weight } = facts;
  const total = Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);
  const parts = Object.entries(weight).map(([part, bytes]) => `${part} ${kilobytes(bytes)}`);
  const isIndexed = page.indexed !== false;
  return `<li class="row">
<img class="card" src="${facts.card}" width="640" height="336" loading="lazy" alt="${escaped(socialCardOf(page).alt)}">
<div class="result"><p class="address">${escaped(isIndexed ? addressOf(page.path) : `${page.path} (kept out of search results)`)}</p>
<h3>${escaped(title)}</h3><p>${escaped(page.description)}</p>
<p class="lengths">Title ${title.length} of 65 characters · description ${page.description.length} of 160</p></div>
<dl class="facts">${fact('Describes itself as', facts.types.join(', ') || 'the agency alone')}${fact('Weight', `${kilobytes(total)} KB <small>${parts.join(' · ')}</small>`)}${fact('Lighthouse', scores(facts))}${fact('Last change', facts.lastChange)}</dl>
</li>`;
}

const figure = (value: string, text: string) =>
  `<div class="figure"><strong>${value}</strong><span>${text}</span></div>`;

/** The whole report, in one file that needs no other. */
export function reportHtml(pages: readonly PageFacts[], builtOn: Date): string {
  const groups = Map.groupBy(pages, ({ page }) =>
    page.indexed === false ? 'Kept out of search results' : (page.parent?.title ?? 'Main pages'),
  );
  const totals = pages.map(({ weight }) => Object.values(weight).reduce((a, b) => a + b, 0));
  const measured = pages.filter(({ scores }) => scores).length;
  const kinds = new Set(pages.flatMap(({ types }) => types));
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const note = measured
    ? `Lighthouse scores (performance · accessibility · best practices · search) were measured for ${measured} of ${pages.length} pages.`
    : 'Lighthouse scores were not measured for this report.';
  const sections = [...groups].map(
    ([title, facts]) =>
      `<section><h2>${escaped(title)} <span>${facts.length}</span></h2><ol>${facts.map(row).join('')}</ol></section>`,
  );
  const logo = drawLogo('dark');
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>How ${identity.name} is found and shared</title><style>${styles()}</style></head>
<body><header>${wall()}<div class="page"><svg class="logo" viewBox="0 0 ${logo.width} ${logo.height}" role="img" aria-label="${identity.name}">${logo.body}</svg>
<h1>How we are found and shared</h1><p class="lead">Every page of the site as search engines, chats and social networks see it. Made on ${day.format(builtOn)} from the build.</p></div></header>
<main class="page"><div class="figures">${figure(String(pages.length), 'pages, each with its own title, description and picture')}${figure(String(kinds.size), 'kinds of structured data')}${figure(`${kilobytes(Math.max(...totals))} KB`, 'the heaviest page at load, compressed, before its pictures')}</div>
<p class="note">Weight counts what a browser fetches before anyone scrolls: the document, styles, scripts and fonts, compressed. Pictures come on top. ${note}</p>
${sections.join('\n')}</main></body></html>
`;
}
