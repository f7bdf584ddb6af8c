/** Writes one SVG file per person. `npm run art -- portraits`. */

import { writeFileSync } from 'node:fs';
import type { Person } from '#assets/portraits/portraits.ts';
import { asset } from '../places.ts';
import { drawPortrait } from './draw-portrait.ts';
import { people } from './people.ts';

for (const person of Object.keys(people) as Person[]) {
  const file = drawPortrait(person);
  writeFileSync(asset(`portraits/${person}.svg`), file);
  process.stdout.write(`${person}.svg: ${file.length} bytes\n`);
}
