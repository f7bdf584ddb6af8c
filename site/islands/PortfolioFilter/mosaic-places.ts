/**
 * How many works stand in each block: threes (a large one with two beside it) and pairs in turn, and
 * never one left over, so that the mosaic ends in a full row whatever the filter leaves.
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

/** The place of every work, in order. The large ones stand on the left and on the right in turn. */
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
