/** The first three letters of a name, like an airport's code. */
export const airportCode = (name: string): string | undefined =>
  name
    .match(/[\p{L}\p{N}]\p{M}*/gu)
    ?.slice(0, 3)
    .join('')
    .toLocaleUpperCase('en-GB');
