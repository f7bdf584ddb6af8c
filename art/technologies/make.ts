/** Writes the sprite of the technologies. `npm run art -- technologies`. */

import { writeFileSync } from 'node:fs';
import { asset } from '../places.ts';
import { drawSprite } from './draw-sprite.ts';

const file = drawSprite();
writeFileSync(asset('technologies/sprite.svg'), file);
process.stdout.write(`sprite.svg: ${file.length} bytes\n`);
