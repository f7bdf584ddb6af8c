import { readFileSync } from 'node:fs';
import { palette } from '#drawing/palette.ts';

const faces = [
  ['Bricolage Grotesque', 'bricolage', '600 700'],
  ['Instrument Sans', 'instrument', '400 600'],
  ['Geist Mono', 'geist-mono', '400 500'],
] as const;

/** Includes fonts and colours in the page, so that the report can be sent by email. */
export function reportStyles(): string {
  const fonts = faces.map(([family, file, weight]) => {
    const data = readFileSync(`site/assets/fonts/${file}.woff2`).toString('base64');
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  });
  const colours = Object.entries(palette).map(([name, value]) => `--${name}:${value};`);
  const sheet = readFileSync('scripts/report/report.css', 'utf8');
  return `${fonts.join('')}:root{${colours.join('')}}${sheet}`;
}
