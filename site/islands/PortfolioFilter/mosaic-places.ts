/**
 * The number of works in each block: alternately three (a large one beside two small ones) and two.
 * A single work is never left over, so the last row is always full.
 */
export function blocksFor(count: number): readonly number[] {
  const blocks: number[] = [];
  let left = count;
  while (left > 0) {
    const wanted = blocks.at(-1) === 3 ? 2 : 3;
    const other = wanted === 2 ? 3 : 2;
    const block = left - wanted === 1 ? other : Math.min(wanted, left);
    blocks.push(block);
    left -= block;
  }
  return blocks;
}

export type Place = 'alone' | 'half' | 'large' | 'largeAtEnd' | 'small' | 'smallAtStart';

/** The place of every work, in order. Large ones are alternately on the left and on the right. */
export function placesFor(count: number): readonly Place[] {
  let threes = 0;
  return blocksFor(count).flatMap((block): readonly Place[] => {
    if (block === 1) return ['alone'];
    if (block === 2) return ['half', 'half'];
    threes += 1;
    return threes % 2 === 1
      ? ['large', 'small', 'small']
      : ['largeAtEnd', 'smallAtStart', 'smallAtStart'];
  });
}
