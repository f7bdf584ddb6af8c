import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const digest = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
};
const digestLength = 32;

/** A card that was kept, if it is whole: a digest stands before it. */
async function read(file: string): Promise<Buffer | undefined> {
  const kept = await readFile(file).catch(() => undefined);
  const card = kept?.subarray(digestLength);
  if (!kept || !card?.length) return undefined;
  return kept.subarray(0, digestLength).equals(digest(card)) ? card : undefined;
}

/** In one step, because several builds may run at once; a folder that cannot be written to keeps nothing. */
async function keep(folder: string, file: string, card: Buffer): Promise<void> {
  const making = join(folder, randomUUID());
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(making, Buffer.concat([digest(card), card])))
    .then(() => rename(making, file))
    .catch(() => {});
}

export interface Renderer {
  /** Which program renders, in which version and how: another may make other bytes of the same drawing. */
  readonly version: string;
  render(svg: string): Promise<Buffer>;
}

/** The card of a drawing: rendered once, and from then on found in the folder until the drawing changes. */
export async function keptCard(
  folder: string,
  svg: string,
  { version, render }: Renderer,
): Promise<Buffer> {
  const file = join(folder, digest(version, svg).toString('hex'));
  const kept = await read(file);
  if (kept) return kept;
  const card = await render(svg);
  await keep(folder, file, card);
  return card;
}
