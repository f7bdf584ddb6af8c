/**
 * `npm run art -- wordmarks`: writes partners.svg and clients.svg (one view per wordmark) and
 * wordmarks.ts (their names and widths). The files contain outlines, so the site needs none of the
 * fonts.
 */

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asset } from '../places.ts';
import { drawWordmarks, height } from './draw-wordmarks.ts';
import { clientSources, partnerSources } from './wordmark-sources.ts';

const partners = drawWordmarks(partnerSources);
const clients = drawWordmarks(clientSources);
for (const [name, { file }] of Object.entries({ partners, clients })) {
  writeFileSync(asset(`wordmarks/${name}.svg`), file);
  process.stdout.write(`${name}.svg: ${file.length} bytes\n`);
}

const lines = (widths: Readonly<Record<string, number>>) =>
  Object.entries(widths)
    .map(([name, width]) => `  '${name}': ${width},`)
    .join('\n');
const module = fileURLToPath(asset('wordmarks/wordmarks.ts'));
writeFileSync(
  module,
  `// Written by \`npm run art -- wordmarks\`; do not edit.

/** The height of all wordmarks, in the units of the widths below. */
export const wordmarkHeight = ${height};

export const partnerWidths = {
${lines(partners.widths)}
} as const;

export const clientWidths = {
${lines(clients.widths)}
} as const;

export type Partner = keyof typeof partnerWidths;
export type Client = keyof typeof clientWidths;
`,
);
execFileSync('biome', ['format', '--write', module], { stdio: 'ignore' });
