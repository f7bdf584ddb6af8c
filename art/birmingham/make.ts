/** Writes the drawing of the city. `npm run art -- birmingham`. */

import { writeFileSync } from 'node:fs';
import { asset } from '../places.ts';
import { drawBirmingham } from './draw-birmingham.ts';

const file = drawBirmingham();
writeFileSync(asset('city/skyline.svg'), file);
process.stdout.write(`skyline.svg: ${file.length} bytes\n`);
