/** Writes the drawings of the city. `npm run art -- birmingham`. */

import { writeFileSync } from 'node:fs';
import { asset } from '../places.ts';
import { drawSkyline } from './draw-skyline.ts';
import { drawStreetPlan } from './draw-street-plan.ts';

for (const [name, drawing] of [
  ['skyline', drawSkyline()],
  ['street-plan', drawStreetPlan()],
] as const) {
  writeFileSync(asset(`city/${name}.svg`), drawing);
  process.stdout.write(`${name}.svg: ${drawing.length} bytes\n`);
}
