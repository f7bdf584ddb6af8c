import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptCard, type Renderer } from './kept-cards.ts';
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

test('a card that has not changed is not made again', async () => {
  expect(await keptCard(folder, svg, renderer)).toEqual(card(svg));
  expect(await keptCard(folder, drawSocialCardSvg({ ...page }), renderer)).toEqual(card(svg));
  expect(rendered).toEqual([svg]);
});

test('another title, or another renderer, makes another card', async () => {
  const changed = drawSocialCardSvg({ ...page, title: 'Web Design' });
  await keptCard(folder, svg, renderer);
  expect(await keptCard(folder, changed, renderer)).toEqual(card(changed));
  await keptCard(folder, svg, { ...renderer, version: 'two' });
  expect(rendered).toEqual([svg, changed, svg]);
});

test.each([
  ['cut short', (kept: Buffer) => kept.subarray(0, 40)],
  ['empty', () => Buffer.alloc(0)],
  ['changed', (kept: Buffer) => Buffer.concat([kept.subarray(0, -1), Buffer.from('?')])],
])('a kept card that is %s is made again', async (_how, damage) => {
  await keptCard(folder, svg, renderer);
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name), damage(await readFile(join(folder, name))));
  expect(await keptCard(folder, svg, renderer)).toEqual(card(svg));
  expect(await keptCard(folder, svg, renderer)).toEqual(card(svg));
  expect(rendered).toHaveLength(2);
});

test('builds that run at once each get whole cards and leave nothing behind', async () => {
  const cards = await Promise.all(
    Array.from({ length: 20 }, () => keptCard(folder, svg, renderer)),
  );
  expect(cards.every((each) => each.equals(card(svg)))).toBe(true);
  expect(await readdir(folder)).toHaveLength(1);
});
