import { type Width, widths } from './weights.ts';

export interface MadePicture {
  /** Of the largest file, in pixels: what the page reserves before the picture arrives. */
  readonly width: number;
  readonly height: number;
  readonly kind: 'scene' | 'card';
}

/** Browsers without AVIF and WebP are rare: one middle size serves them. */
export const fallbackWidth = 1200;

export const fileName = (name: string, width: Width, format: 'avif' | 'webp'): string =>
  `${name}-${width}.${format}`;

export const fallbackName = (name: string): string => `${name}-${fallbackWidth}.jpg`;

/** Every file that belongs to a picture. */
export const fileNames = (name: string): string[] => [
  ...widths.flatMap((width) => [fileName(name, width, 'avif'), fileName(name, width, 'webp')]),
  fallbackName(name),
];

/** The text of made/manifest.ts, formatted as the repository formats its code. */
export function manifestText(pictures: Readonly<Record<string, MadePicture>>): string {
  const lines = Object.entries(pictures).map(([name, { width, height, kind }]) => {
    const key = /^[A-Za-z]+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: { width: ${width}, height: ${height}, kind: '${kind}' },`;
  });
  return [
    '// Written by `npm run pictures`; do not edit.',
    'export const manifest = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}
