import type { MadePicture } from '#assets/pictures/made-files.ts';

/** The module that lists all pictures for the site, in the format of the repository. */
export function manifestText(pictures: Readonly<Record<string, MadePicture>>): string {
  const lines = Object.entries(pictures).map(
    ([name, { width, height, kind, ground }]) =>
      `  '${name}': { width: ${width}, height: ${height}, kind: '${kind}', ground: '${ground}' },`,
  );
  return [
    '// Written by `npm run art -- pictures`; do not edit.',
    'export const manifest = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}
