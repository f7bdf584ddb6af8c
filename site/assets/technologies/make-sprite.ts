/**
 * Writes sprite.svg: the technologies' signs, one symbol each. `npm run technologies`.
 * Adobe's signs left simple-icons with version 14; its last edition with them is in Iconify's copy.
 */
import { writeFileSync } from 'node:fs';
import { icons as earlier } from '@iconify-json/simple-icons';
import * as simpleIcons from 'simple-icons';
import { optimize } from 'svgo';
import { technologies, technologySlug } from './technologies.ts';

interface Icon {
  readonly slug: string;
  readonly path: string;
}

const present = new Map(
  Object.values(simpleIcons as Record<string, Icon>).map(({ slug, path }) => [slug, path]),
);

function drawingOf(slug: string): string {
  const path = present.get(slug);
  if (path !== undefined) return `<path d="${path}"/>`;
  const body = earlier.icons[slug]?.body;
  if (body === undefined) throw new Error(`No drawing for ${slug}`);
  return body.replaceAll(' fill="currentColor"', '');
}

const symbols = technologies.map((technology) => {
  const slug = technologySlug(technology);
  // One by one: svgo would otherwise remove symbols that nothing in the file uses.
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawingOf(slug)}</svg>`,
    { multipass: true, floatPrecision: 2 },
  );
  const inner = data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${slug}" viewBox="0 0 24 24">${inner}</symbol>`;
});

const sprite = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${symbols.join('')}</svg>\n`;
writeFileSync(new URL('sprite.svg', import.meta.url), sprite);
process.stdout.write(`sprite.svg: ${symbols.length} signs, ${sprite.length} bytes\n`);
