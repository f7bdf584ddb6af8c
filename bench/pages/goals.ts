/** What docs/performance.md promises. Times against the limit page of the same run, sizes in kilobytes. */
export const goals = {
  firstPaint: 1.35,
  largestPaint: 1.45,
  home: { requests: 10, kilobytes: 110 },
  other: { requests: 8, kilobytes: 75 },
  scriptKilobytes: 5,
  fontKilobytes: 36,
  next: 50,
  interaction: 50,
  task: 50,
} as const;

export const sizeGoalsOf = (path: string) => (path === '/' ? goals.home : goals.other);
