const basicLatin = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/** Every character the site's own texts may use; what visitors type falls back to their own fonts. */
export const charactersInUse = `${basicLatin}\u00a0£€©®°·×–—‘’“”…•→←↑↗éèáàíóúñçüö`;
