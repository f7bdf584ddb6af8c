import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type {
  PhotographKind as Kind,
  MadePhotograph,
  MadePhotographs,
} from '#assets/photographs/made-photographs.ts';

/** Where editors put photographs, and what becomes of them there. Portraits are cut to a square. */
const kinds = {
  pictures: { widths: [480, 800, 1200, 1600], isSquare: false },
  portraits: { widths: [160, 320, 640, 960], isSquare: true },
} as const satisfies Readonly<Record<Kind, object>>;

/** A drawn picture's own JPEG is called `<name>-1200.jpg`; everything else is an editor's. */
const isOriginal = (file: string) => !/-1200\.jpg$/.test(file);

async function make(file: string, kind: Kind, to: string): Promise<MadePhotograph> {
  const { widths, isSquare } = kinds[kind];
  const { name } = parse(file);
  const upright = sharp(file).autoOrient();
  const { autoOrient: size } = await upright.metadata();
  const side = Math.min(size.width, size.height);
  const own = isSquare ? { width: side, height: side } : size;
  const largest = widths.at(-1) ?? own.width;
  // No file is larger than what the camera gave.
  const made = [...widths.filter((width) => width < own.width), Math.min(own.width, largest)];
  const fitting = [...new Set(made)];
  for (const width of fitting) {
    const height = Math.round((width * own.height) / own.width);
    const picture = upright.clone().resize({ width, height, fit: 'cover', position: 'attention' });
    const target = join(to, `${kind}-${name}-${width}`);
    await picture.clone().avif({ quality: 55, effort: 2 }).toFile(`${target}.avif`);
    await picture
      .flatten({ background: 'white' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(`${target}.jpg`);
  }
  const width = Math.min(own.width, largest);
  const height = Math.round((width * own.height) / own.width);
  return { digest: await digestOf(file), width, height, widths: fitting };
}

const digestOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(kinds))
    .update(await readFile(file))
    .digest('hex');

async function madeBefore(to: string): Promise<Partial<MadePhotographs>> {
  const text = await readFile(join(to, 'made.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

async function makeKind(kind: Kind, from: string, to: string): Promise<MadePhotographs[Kind]> {
  const before = (await madeBefore(to))[kind] ?? {};
  const files = globSync(join(from, kind, '*.{jpg,jpeg,png}'))
    .filter(isOriginal)
    .sort();
  const made: Record<string, MadePhotograph> = {};
  for (const file of files) {
    const { name } = parse(file);
    const known = before[name];
    made[name] = known?.digest === (await digestOf(file)) ? known : await make(file, kind, to);
  }
  for (const name of Object.keys(before).filter((name) => !(name in made))) {
    for (const file of globSync(join(to, `${kind}-${name}-*.*`))) await rm(file);
  }
  return made;
}

/** Makes what pages show out of an editor's photographs; what was made before stays. */
export async function makePhotographs(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const made: MadePhotographs = {
    pictures: await makeKind('pictures', from, to),
    portraits: await makeKind('portraits', from, to),
  };
  await writeFile(join(to, 'made.json'), JSON.stringify(made));
}
