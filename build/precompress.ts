import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { isCompressible, mediaTypeOf } from '#server/static/media-types.ts';
import { publicFiles } from '#server/static/public-files.ts';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
        [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: zlib.Z_BEST_COMPRESSION }),
} as const;

/**
 * Writes brotli (11) and gzip (9) copies of every compressible file into a folder beside the build.
 * A copy that is no smaller is left out.
 */
export async function precompress(
  siteFolder: string,
  compressedFolder: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  await rm(compressedFolder, { recursive: true, force: true });
  const all = await publicFiles(siteFolder);
  const paths = all.filter((path) => isCompressible(mediaTypeOf(`/${path}`)));
  onProgress(0, paths.length);
  for (const [index, path] of paths.entries()) {
    const body = await readFile(join(siteFolder, path));
    for (const [ending, compress] of Object.entries(compressors)) {
      const smaller = await compress(body);
      if (smaller.length >= body.length) continue;
      const target = join(compressedFolder, `${path}.${ending}`);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, smaller);
    }
    onProgress(index + 1, paths.length);
  }
}
