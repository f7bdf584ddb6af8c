const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The characters of the main font files, which every page loads. */
export const commonCharacters = `${letters} !"%&'()+,-./:;?@\u00a0£©·×–—’“”•…→`;

/** Rare characters, in separate font files that only pages with such a character load. */
export const rareCharacters = '#$*<=>[\\]^_`{|}~€®°‘←↑↗éèáàíóúñçüö';

/** Every character that the texts of the site may use. Others are shown in a system font. */
export const charactersInUse = commonCharacters + rareCharacters;

/** Characters as a CSS `unicode-range`: `U+20-22, U+25`. */
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
