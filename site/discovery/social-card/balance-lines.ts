export interface Line {
  readonly text: string;
  readonly width: number;
}

/**
 * Breaks words into `count` lines so that the longest line is as short as possible. Returns null if
 * there are fewer words than lines.
 */
export function balanceLines(
  words: readonly string[],
  count: number,
  measureText: (text: string) => number,
): readonly Line[] | null {
  if (words.length < count) return null;
  const text = words.join(' ');
  if (count === 1) return [{ text, width: measureText(text) }];
  let best: readonly Line[] | null = null;
  for (let end = 1; end <= words.length - count + 1; end += 1) {
    const head = words.slice(0, end).join(' ');
    const first = { text: head, width: measureText(head) };
    const rest = balanceLines(words.slice(end), count - 1, measureText);
    if (rest === null) continue;
    const lines = [first, ...rest];
    const longest = (of: readonly Line[]) => Math.max(...of.map(({ width }) => width));
    if (best === null || longest(lines) < longest(best)) best = lines;
  }
  return best;
}
