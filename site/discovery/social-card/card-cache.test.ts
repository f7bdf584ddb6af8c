import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachedCard, type Renderer } from './card-cache.ts';
import { drawSocialCardSvg } from './social-card.ts';

const page = { title: 'Web Design Services', kicker: 'Service', seed: '/services' };
const svg = drawSocialCardSvg(page);

let folder: string;
let rendered: string[];
const renderer: Renderer = {
  version: 'one',
  async render(drawing) {
    rendered.push(drawing);
    return Buffer.from(`card of ${drawing}`);
  },
};
const card = (drawing: string) => Buffer.from(`card of ${drawing}`);

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'cards-')), 'kept');
  rendered = [];
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

test('does not render an unchanged card again', async () => {
  expect(await cachedCard(folder, svg, renderer)).toEqual(card(svg));
  expect(await cachedCard(folder, drawSocialCardSvg({ ...page }), renderer)).toEqual(card(svg));
  expect(rendered).toEqual([svg]);
});

test('renders again after a change of the title or the renderer', async () => {
  const changed = drawSocialCardSvg({ ...page, title: 'Web Design' });
  await cachedCard(folder, svg, renderer);
  expect(await cachedCard(folder, changed, renderer)).toEqual(card(changed));
  await cachedCard(folder, svg, { ...renderer, version: 'two' });
  expect(rendered).toEqual([svg, changed, svg]);
});

test('renders again if the cached card is damaged', async () => {
  await cachedCard(folder, svg, renderer);
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name), (await readFile(join(folder, name))).subarray(0, 40));
  expect(await cachedCard(folder, svg, renderer)).toEqual(card(svg));
  expect(await cachedCard(folder, svg, renderer)).toEqual(card(svg));
  expect(rendered).toHaveLength(2);
});

test('gives concurrent builds complete cards and leaves one file', async () => {
  const cards = await Promise.all(
    Array.from({ length: 20 }, () => cachedCard(folder, svg, renderer)),
  );
  expect(cards.every((each) => each.equals(card(svg)))).toBe(true);
  expect(await readdir(folder)).toHaveLength(1);
});
