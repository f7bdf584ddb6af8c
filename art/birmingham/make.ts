/** Writes the drawing of the city. `npm run art -- birmingham`. */

import { writeFileSync } from 'node:fs';
import { asset } from '../places.ts';
import { drawBirmingham } from './draw-birmingham.ts';

const file = drawBirmingham();
writeFileSync(asset('birmingham/birmingham.svg'), file);
process.stdout.write(`birmingham.svg: ${file.length} bytes\n`);
