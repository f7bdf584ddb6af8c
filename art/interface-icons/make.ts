/** Writes the icons of buttons and links. `npm run art -- interface-icons`. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asset } from '../places.ts';
import { drawIcons } from './draw-icons.ts';

const module = fileURLToPath(asset('icons/icons.ts'));
writeFileSync(module, drawIcons());
execFileSync('biome', ['format', '--write', module], { stdio: 'ignore' });
