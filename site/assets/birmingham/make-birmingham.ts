/** Writes birmingham.svg beside this script. `npm run birmingham`. */
import { writeFileSync } from 'node:fs';
import { drawBirmingham } from './draw-birmingham.ts';

const file = drawBirmingham();
writeFileSync(new URL('birmingham.svg', import.meta.url), file);
process.stdout.write(`birmingham.svg: ${file.length} bytes\n`);
