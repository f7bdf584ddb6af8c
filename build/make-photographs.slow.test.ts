import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePhotographs } from './make-photographs.ts';

let folder: string;
const place = (...parts: string[]) => join(folder, ...parts);
const made = () => JSON.parse(readFileSync(place('made', 'made.json'), 'utf8'));
const make = () => makePhotographs(folder, place('made'));

async function take(file: string, width: number, height: number, orientation = 1): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withMetadata({ orientation })
    .toFile(place(file));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  for (const kind of ['pictures', 'portraits']) mkdirSync(place(kind));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a photograph comes in two formats, in every width up to its own', async () => {
  await take('pictures/Lobby.jpg', 1000, 700);
  await make();
  expect(made().pictures.Lobby).toMatchObject({
    width: 1000,
    height: 700,
    widths: [480, 800, 1000],
  });
  for (const width of [480, 800, 1000]) {
    for (const [ending, format] of [
      ['avif', 'heif'],
      ['jpg', 'jpeg'],
    ] as const) {
      const file = await sharp(place('made', `pictures-Lobby-${width}.${ending}`)).metadata();
      expect(file).toMatchObject({ format, width });
      expect(file.exif, 'where and with what it was taken').toBeUndefined();
    }
  }
});

test('a large one is made no larger than a page shows it', async () => {
  await take('pictures/Wide.png', 3200, 160);
  await make();
  expect(made().pictures.Wide).toMatchObject({
    width: 1600,
    height: 80,
    widths: [480, 800, 1200, 1600],
  });
});

test('one that the camera took lying down stands up', async () => {
  await take('pictures/Tower.jpg', 1000, 700, 6);
  await make();
  expect(made().pictures.Tower).toMatchObject({ width: 700, height: 1000 });
});

test('a portrait is cut to a square', async () => {
  await take('portraits/Ada.jpg', 600, 900);
  await make();
  expect(made().portraits.Ada).toMatchObject({ width: 600, height: 600, widths: [160, 320, 600] });
});

test('one that was made before is not made again, a new one under its name is', async () => {
  await take('pictures/Lobby.jpg', 500, 400);
  await make();
  const file = place('made', 'pictures-Lobby-480.avif');
  const first = statSync(file).mtimeMs;
  await make();
  expect(statSync(file).mtimeMs).toBe(first);
  await take('pictures/Lobby.jpg', 900, 400);
  await make();
  expect(made().pictures.Lobby.width).toBe(900);
});

test('one that was taken away leaves nothing behind, and drawings are left alone', async () => {
  await take('pictures/Lobby.jpg', 500, 400);
  await take('pictures/Drawing-1200.jpg', 1200, 900);
  await make();
  expect(made().pictures).not.toHaveProperty('Drawing-1200');
  rmSync(place('pictures', 'Lobby.jpg'));
  await make();
  expect(readdirSync(place('made'))).toEqual(['made.json']);
});
