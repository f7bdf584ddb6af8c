import { getCollection } from 'astro:content';
import { type Content, contentOf, type Entry, type Shown } from './content.ts';
import {
  isEditorsPicture,
  type MakeFiles,
  pictureFilesOf,
  portraitFilesOf,
} from './editors-pictures.ts';

/** Generates the files of all pictures in the data of an entry. */
async function shown<Data>(data: Data, makeFiles: MakeFiles): Promise<Shown<Data>>;
async function shown(data: unknown, makeFiles: MakeFiles): Promise<unknown> {
  if (isEditorsPicture(data)) return makeFiles(data);
  if (Array.isArray(data)) return Promise.all(data.map((item) => shown(item, makeFiles)));
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(async ([key, value]) => [
    key,
    await shown(value, makeFiles),
  ]);
  return Object.fromEntries(await Promise.all(fields));
}

const withPictures = <Data>(
  entries: readonly Entry<Data>[],
  makeFiles: MakeFiles,
): Promise<readonly Entry<Shown<Data>>[]> =>
  Promise.all(
    entries.map(async ({ data, ...rest }) => ({ ...rest, data: await shown(data, makeFiles) })),
  );

/** All entries. scripts/content/read-content.ts reads the same files without Astro. */
export const loadContent = async (): Promise<Content> =>
  contentOf({
    services: await withPictures(await getCollection('services'), pictureFilesOf),
    'case-studies': await withPictures(await getCollection('case-studies'), pictureFilesOf),
    portfolio: await withPictures(await getCollection('portfolio'), pictureFilesOf),
    team: await withPictures(await getCollection('team'), portraitFilesOf),
    testimonials: await getCollection('testimonials'),
    partners: await getCollection('partners'),
    clients: await getCollection('clients'),
    technologies: await getCollection('technologies'),
    questions: await getCollection('questions'),
    jobs: await getCollection('jobs'),
    legal: await getCollection('legal'),
  });
