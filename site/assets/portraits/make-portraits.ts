/** Writes one SVG file per person beside this script. `npm run portraits`. */
import { writeFileSync } from 'node:fs';
import { drawPortrait } from './draw-portrait.ts';
import { type Person, people } from './people.ts';

for (const person of Object.keys(people) as Person[]) {
  const file = drawPortrait(person);
  writeFileSync(new URL(`${person}.svg`, import.meta.url), file);
  process.stdout.write(`${person}.svg: ${file.length} bytes\n`);
}
