/** Writes sprite.svg beside this script. `npm run technologies`. */
import { writeFileSync } from 'node:fs';
import { drawSprite } from './draw-sprite.ts';

const file = drawSprite();
writeFileSync(new URL('sprite.svg', import.meta.url), file);
process.stdout.write(`sprite.svg: ${file.length} bytes\n`);
