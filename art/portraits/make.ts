/** Writes one SVG file per person, and one with all of them. `npm run art -- portraits`. */

import { writeFileSync } from 'node:fs';
import type { Person } from '#assets/portraits/portraits.ts';
import { asset } from '../places.ts';
import { drawGroup, drawPortrait } from './draw-portrait.ts';
import { people } from './people.ts';

const slugs = Object.keys(people) as Person[];
writeFileSync(asset('portraits/group.svg'), drawGroup(slugs));
for (const person of slugs) {
  const file = drawPortrait(person);
  writeFileSync(asset(`portraits/${person}.svg`), file);
  process.stdout.write(`${person}.svg: ${file.length} bytes\n`);
}
