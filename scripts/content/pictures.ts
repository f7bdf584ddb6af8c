import { readdirSync, readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import sharp from 'sharp';
import { manifest } from '#assets/pictures/manifest.ts';
import { emblemNames } from '#components/ServiceEmblem/emblems.ts';
import { kindNames, kinds } from '#content/kinds.ts';
import { projectFolder } from '#server/settings/config.ts';
import type { Mistake } from './mistake.ts';
import type { FiledEntry } from './read-entries.ts';

interface PictureField {
  /** The field of the drawing, and the field of the photograph that replaces it. */
  readonly fields: readonly [drawing: string, photograph: string];
  readonly drawing: string;
  readonly photograph?: string | undefined;
  /** The folder of drawings in site/assets. */
  readonly drawings: 'pictures' | 'portraits';
  /** The least width in pixels that a page needs. */
  readonly least: number;
}

type Data = Readonly<Record<string, string | undefined>>;

function picturesIn({ kind, id, data }: FiledEntry): readonly PictureField[] {
  const entry = data as Data & { readonly scene?: Data; readonly again?: Data };
  const { photograph, scene, again } = entry;
  const large = { drawings: 'pictures', least: 1200 } as const;
  const portrait = { drawings: 'portraits', least: 640 } as const;
  const pictures = (...names: readonly string[]) =>
    names
      .filter((name, index) => index === 0 || (entry[name] && !photograph))
      .map((name) => ({
        fields: [name, 'photograph'] as const,
        drawing: entry[name] ?? id,
        photograph,
      }));
  if (kind === 'services') {
    const fields = ['scene, picture', 'scene, photograph'] as const;
    const drawing = scene?.picture ?? id;
    return [{ fields, drawing, photograph: scene?.photograph, ...large }];
  }
  if (kind === 'case-studies') {
    return pictures('image', 'singlepageimage', 'phoneimage').map((each) => ({
      ...each,
      ...large,
    }));
  }
  if (kind === 'portfolio') return pictures('pImg').map((each) => ({ ...each, ...large }));
  if (kind !== 'team') return [];
  const first = pictures('tImg').map((each) => ({ ...each, ...portrait }));
  if (!again?.Id) return first;
  const fields = ['again, tImg', 'again, photograph'] as const;
  const drawing = again.tImg ?? id;
  return [...first, { fields, drawing, photograph: again.photograph, ...portrait }];
}

/** All files below a folder, with forward slashes on every system. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && !each.name.startsWith('.'))
    .map((each) => relative(folder, join(each.parentPath, each.name)).replaceAll('\\', '/'));

const isPicture = (file: string) => /\.(?:jpe?g|png|svg)$/i.test(file);

/** Finds out whether a photograph can be read and is large enough. */
async function fileMistake(
  path: string,
  least: number,
): Promise<Omit<Mistake, 'file'> | undefined> {
  try {
    const { width = 0, format } = await sharp(path).metadata();
    await sharp(path).resize(8).toBuffer();
    if (format === 'svg' || width >= least) return undefined;
    const wrong = `is ${width} pixels wide, and pages show it larger`;
    return { wrong, right: `use a picture that is at least ${least} pixels wide` };
  } catch {
    const wrong = 'cannot be read as a picture';
    return { wrong, right: 'save it again as JPEG, PNG or SVG' };
  }
}

const drawingsIn = (folder: PictureField['drawings']): readonly string[] =>
  folder === 'pictures'
    ? Object.keys(manifest)
    : readdirSync(join(projectFolder, 'site', 'assets', folder)).map((file) => parse(file).name);

async function fieldMistake(
  root: string,
  entry: FiledEntry,
  { fields: [drawn, photographed], drawing, photograph, drawings, least }: PictureField,
): Promise<readonly Mistake[]> {
  const place = { file: entry.file, entry: entry.title };
  if (photograph === undefined) {
    if (drawingsIn(drawings).includes(drawing)) return [];
    const wrong = `is “${drawing}”, and there is no such drawing`;
    const right = `put ${drawing}.jpg beside the entry and write photograph: ./${drawing}.jpg`;
    return [{ ...place, field: drawn, wrong, right }];
  }
  const folder = join(root, 'site', 'content', entry.kind);
  const [, file = ''] = photograph.split(/^\.\//);
  if (!filesIn(folder).includes(file)) {
    const right = `put ${file} into site/content/${entry.kind}`;
    const wrong = `is “${photograph}”, and there is no such file`;
    return [{ ...place, field: photographed, wrong, right }];
  }
  const mistake = await fileMistake(join(folder, file), least);
  return mistake ? [{ ...place, ...mistake, field: `${photographed}, ${file},` }] : [];
}

/** Finds pictures that no entry names, and files with an extension that is not read. */
const strayFiles = (root: string): readonly Mistake[] =>
  kindNames.flatMap((kind) => {
    const folder = join(root, 'site', 'content', kind);
    const { ending } = kinds[kind];
    const files = filesIn(folder);
    const texts = files
      .filter((file) => file.endsWith(`.${ending}`))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    return files.flatMap((file): readonly Mistake[] => {
      const place = { file: `site/content/${kind}/${file}` };
      if (isPicture(file)) {
        if (texts.some((text) => text.includes(`./${file}`))) return [];
        const right = `write photograph: ./${file} in an entry, or delete it`;
        return [{ ...place, wrong: 'the picture belongs to no entry', right }];
      }
      if (file.endsWith(`.${ending}`)) return [];
      const right = `name it ${parse(file).name}.${ending}, or delete it`;
      return [{ ...place, wrong: `only .${ending} files are read here`, right }];
    });
  });

function emblemMistakes({ kind, file, title, data }: FiledEntry): readonly Mistake[] {
  const { image } = Object(data) as { image?: unknown };
  if (kind !== 'services' || typeof image !== 'string' || emblemNames.includes(image)) return [];
  const right = `leave the field out, or use one of ${emblemNames.join(', ')}`;
  return [
    { file, entry: title, field: 'image', wrong: `is “${image}”, which is no emblem`, right },
  ];
}

/** Finds mistakes in the pictures that entries name and in the files beside the entries. */
export async function pictureMistakes(
  root: string,
  entries: readonly FiledEntry[],
): Promise<readonly Mistake[]> {
  const valid = entries.filter(({ isValid }) => isValid);
  const inFields = await Promise.all(
    valid.flatMap((entry) => picturesIn(entry).map((field) => fieldMistake(root, entry, field))),
  );
  return [...inFields.flat(), ...valid.flatMap(emblemMistakes), ...strayFiles(root)];
}
