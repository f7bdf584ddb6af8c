/**
 * The icons of technologies from simple-icons. Adobe's icons were removed in version 14, so they
 * are taken from Iconify's copy of an older version.
 */
import { icons as earlier } from '@iconify-json/simple-icons';
import * as simpleIcons from 'simple-icons';
import { optimize } from 'svgo';
import { technologies, technologySlug } from '#assets/technologies/technologies.ts';
import { palette } from '#drawing/palette.ts';
import { drawSheet } from '../draw-sheet.ts';

interface Icon {
  readonly slug: string;
  readonly path: string;
}

const present = new Map(
  Object.values(simpleIcons as Record<string, Icon>).map(({ slug, path }) => [slug, path]),
);

/**
 * MySQL's icon is the name with a small dolphin, unreadable beside a line of text. This keeps the
 * dolphin in the size of the other icons. The moves of the removed letters stay, because every
 * outline starts relative to the one before.
 */
function dolphin(path: string): string {
  const outlines = path.match(/m[^m]*/gi) ?? [];
  const d = outlines.map((outline, index) =>
    index === 0 || index === outlines.length - 1
      ? outline
      : outline.replace(/^(m-?[\d.]+[ ,]?-?[\d.]+).*$/i, '$1'),
  );
  return `<path transform="scale(2.2) translate(-13.65 -3.2)" d="${d.join('')}"/>`;
}

function drawingOf(slug: string): string {
  const path = present.get(slug);
  if (slug === 'mysql' && path !== undefined) return dolphin(path);
  if (path !== undefined) return `<path d="${path}"/>`;
  const body = earlier.icons[slug]?.body;
  if (body === undefined) throw new Error(`No drawing for ${slug}`);
  return body.replaceAll(' fill="currentColor"', '');
}

/** Draws all icons in one file, in the text colour of light or dark bands. */
export function drawTechnologies(ground: 'light' | 'dark'): string {
  const drawings = technologies.map((technology) => {
    const slug = technologySlug(technology);
    const { data } = optimize(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawingOf(slug)}</svg>`,
      { multipass: true, floatPrecision: 2 },
    );
    const body = data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return { id: slug, width: 24, height: 24, body };
  });
  return drawSheet(drawings, ground === 'light' ? palette.ink : palette.paper);
}
