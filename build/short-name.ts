const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The name of what is at a place in a list: a, b … z, aa, ab … */
export function shortName(index: number): string {
  const first = Math.floor(index / letters.length) - 1;
  return `${first < 0 ? '' : shortName(first)}${letters[index % letters.length]}`;
}
