/**
 * `npm run art -- NAME`: makes the files of art/NAME/ and writes them into site/, where they are
 * committed. Builds do not need it, so art/ has its own packages. Without a name it lists all
 * names.
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
  // The other arguments are for the maker, such as the names of pictures.
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...rest);
  await import(`./${name}/make.ts`);
} else {
  if (name) console.error(`There is no maker called ${name}.`);
  console.log(`npm run art -- ${makers.join(' | ')}`);
  process.exitCode = name ? 1 : 0;
}
