/** The first three letters of a name, as an airport would be called; nothing where there are none. */
export const codeOf = (name: string): string | undefined =>
  name
    .match(/[\p{L}\p{N}]\p{M}*/gu)
    ?.slice(0, 3)
    .join('')
    .toLocaleUpperCase('en-GB');
