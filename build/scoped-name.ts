import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

/**
 * What a class of a CSS module is called in a page. A visitor gets each of them several times, so a
 * build makes them short; who develops wants to read them.
 */
export function scopedName(local: string, file: string): string {
  const module = basename(file).replace(/\.module\.css.*$/, '');
  if (process.env.NODE_ENV !== 'production') return `${module}-${local}`;
  const path = relative(process.cwd(), file).split('?', 1)[0];
  const hash = createHash('sha256').update(`${path} ${local}`).digest('base64url');
  // A class may not begin with a figure.
  return `_${hash.replaceAll('-', '_').slice(0, 5)}`;
}
