/** Writes birmingham.svg beside this script. `npm run birmingham`. */
import { writeFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { drawBirmingham } from './draw-birmingham.ts';

const { data } = optimize(drawBirmingham(), { multipass: true, floatPrecision: 1 });
writeFileSync(new URL('birmingham.svg', import.meta.url), `${data}\n`);
process.stdout.write(`birmingham.svg: ${data.length + 1} bytes\n`);
