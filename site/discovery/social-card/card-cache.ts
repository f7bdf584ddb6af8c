import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const digest = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
};
const digestLength = 32;

/** Reads a cached card. The digest at its start detects incomplete files. */
async function readCard(file: string): Promise<Buffer | undefined> {
  const cached = await readFile(file).catch(() => undefined);
  const card = cached?.subarray(digestLength);
  if (!cached || !card?.length) return undefined;
  return cached.subarray(0, digestLength).equals(digest(card)) ? card : undefined;
}

/** Renames a complete file, because several builds may run at once. Ignores a read-only folder. */
async function writeCard(folder: string, file: string, card: Buffer): Promise<void> {
  const temporary = join(folder, randomUUID());
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(temporary, Buffer.concat([digest(card), card])))
    .then(() => rename(temporary, file))
    .catch(() => {});
}

export interface Renderer {
  /** Identifies the renderer and its options. Cards of another version are rendered again. */
  readonly version: string;
  render(svg: string): Promise<Buffer>;
}

/** Returns the card from the cache in `folder`, or renders it. */
export async function cachedCard(
  folder: string,
  svg: string,
  { version, render }: Renderer,
): Promise<Buffer> {
  const file = join(folder, digest(version, svg).toString('hex'));
  const cached = await readCard(file);
  if (cached) return cached;
  const card = await render(svg);
  await writeCard(folder, file, card);
  return card;
}
