const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** What pages are written with: it comes with every page. */
export const commonCharacters = `${letters} !"%&'()+,-./:;?@\u00a0£©·×–—’“”•…→`;

/** What a text may use now and then: a file of its own, which comes with a page that needs it. */
export const rareCharacters = '#$*<=>[\\]^_`{|}~€®°‘←↑↗éèáàíóúñçüö';

/** Every character the site's own texts may use; what visitors type falls back to their own fonts. */
export const charactersInUse = commonCharacters + rareCharacters;

/** Characters as CSS names them: `U+20-22, U+25`. */
export function unicodeRange(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
  const ranges: { from: number; to: number }[] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last.to + 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}
