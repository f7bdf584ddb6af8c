/**
 * The technologies' signs from simple-icons. Adobe's left that set with version 14; the last edition
 * with them is kept in Iconify's copy.
 */
import { icons as earlier } from '@iconify-json/simple-icons';
import * as simpleIcons from 'simple-icons';
import { optimize } from 'svgo';
import { technologies, technologySlug } from '#assets/technologies/technologies.ts';

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

/** All signs as one file, a symbol each. */
export function drawSprite(): string {
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
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${symbols.join('')}</svg>\n`;
}
