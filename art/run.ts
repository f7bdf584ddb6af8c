/**
 * The workshop: `npm run art -- NAME` makes the files of one kind anew, from the sources in art/NAME/
 * into site/, where they are committed. No build needs it, so its packages are its own. Without a name
 * it lists what there is.
 */
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { installArtPackages } from '#scripts/own-packages.ts';

const folder = import.meta.dirname;
const makers = globSync('*/make.ts', { cwd: folder })
  .map((file) => dirname(file))
  .sort();
const [name, ...rest] = process.argv.slice(2);

if (name && makers.includes(name)) {
  installArtPackages();
  // A maker reads what follows its name, such as the pictures to make.
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...rest);
  await import(`./${name}/make.ts`);
} else {
  if (name) console.error(`There is no maker called ${name}.`);
  console.log(`npm run art -- ${makers.join(' | ')}`);
  process.exitCode = name ? 1 : 0;
}
