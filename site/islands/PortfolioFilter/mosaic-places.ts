/**
 * How many works stand in each row: twos and threes in turn, and never one left over, so that the
 * mosaic ends in a full row whatever the filter leaves.
 */
export function rowsFor(count: number): readonly number[] {
  const rows: number[] = [];
  let left = count;
  while (left > 0) {
    const wanted = rows.at(-1) === 2 ? 3 : 2;
    const other = wanted === 2 ? 3 : 2;
    const row = left - wanted === 1 ? other : Math.min(wanted, left);
    rows.push(row);
    left -= row;
  }
  return rows;
}

export type Place = 'alone' | 'wide' | 'narrow' | 'lead' | 'third';

/** The place of every work, in order. Rows of two lean to the left and to the right in turn. */
export function placesFor(count: number): readonly Place[] {
  let pairs = 0;
  return rowsFor(count).flatMap((row): readonly Place[] => {
    if (row === 1) return ['alone'];
    if (row === 3) return ['lead', 'third', 'third'];
    pairs += 1;
    return pairs % 2 === 1 ? ['wide', 'narrow'] : ['narrow', 'wide'];
  });
}
