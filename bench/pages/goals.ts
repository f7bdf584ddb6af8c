/** What docs/performance.md promises. Times against the limit page of the same run, sizes in kilobytes. */
export const goals = {
  firstPaint: 1.35,
  largestPaint: 1.45,
  /** Below it Lighthouse shows 0: a word in a line that goes 4 px aside with its typeface is 0.0002. */
  shift: 0.0005,
  home: { requests: 10, kilobytes: 110 },
  other: { requests: 8, kilobytes: 75 },
  scriptKilobytes: 5,
  fontKilobytes: 36,
  next: 50,
  interaction: 50,
  task: 50,
} as const;

export const sizeGoalsOf = (path: string) => (path === '/' ? goals.home : goals.other);
