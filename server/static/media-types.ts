import { lookup } from 'mrmime';

const compressible =
  /^(?:text\/|image\/svg\+xml|application\/(?:javascript|json|xml|.+\+(?:json|xml)))|^font\/(?:ttf|otf)|^image\/(?:x-icon|vnd\.microsoft\.icon)/;

/** The Content-Type of a file of the build. Text has a charset, so that no browser guesses one. */
export function mediaTypeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}

/** False for pictures, woff2 fonts and films, which are compressed already. */
export function isCompressible(mediaType: string): boolean {
  return compressible.test(mediaType);
}
