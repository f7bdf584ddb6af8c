/** Writes one SVG file per person beside this script. `npm run portraits`. */
import { writeFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { side } from './figure.ts';
import { people } from './people.ts';

for (const [slug, draw] of Object.entries(people)) {
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}" aria-hidden="true">${draw()}</svg>`,
    { multipass: true, floatPrecision: 1 },
  );
  writeFileSync(new URL(`${slug}.svg`, import.meta.url), `${data}\n`);
  process.stdout.write(`${slug}.svg: ${data.length + 1} bytes\n`);
}
