import { lookup } from 'mrmime';

const textual =
  /^(?:text\/|image\/svg\+xml|application\/(?:javascript|json|xml|.+\+(?:json|xml)))|^font\/(?:ttf|otf)|^image\/(?:x-icon|vnd\.microsoft\.icon)/;

/** The Content-Type of a file of the build. Text always says its charset, so that no browser guesses. */
export function mediaTypeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}

/** Whether compressing a file of this type is worth it; pictures, fonts (woff2) and films are compressed already. */
export function isCompressible(mediaType: string): boolean {
  return textual.test(mediaType);
}
