/** Writes the signs of buttons and links. `npm run art -- signs`. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asset } from '../places.ts';
import { drawSigns } from './draw-signs.ts';

const module = fileURLToPath(asset('signs/signs.ts'));
writeFileSync(module, drawSigns());
execFileSync('biome', ['format', '--write', module], { stdio: 'ignore' });
