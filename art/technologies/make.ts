/** Writes the icons of the technologies. `npm run art -- technologies`. */

import { writeFileSync } from 'node:fs';
import { asset } from '../places.ts';
import { drawTechnologies } from './draw-technologies.ts';

for (const ground of ['light', 'dark'] as const) {
  const file = drawTechnologies(ground);
  writeFileSync(asset(`technologies/on-${ground}.svg`), file);
  process.stdout.write(`on-${ground}.svg: ${file.length} bytes\n`);
}
