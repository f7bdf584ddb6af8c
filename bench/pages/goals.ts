/** The goals of docs/performance.md. */
export const goals = {
  shift: 0.005,
  scriptKilobytes: 5,
  /** With the pictures that load once the browser is idle. */
  homeKilobytes: 300,
  /**
   * Targets, in milliseconds, like the performance score below: a miss is printed and does not fail
   * the run. TBT may exceed that of a page beside it by `blockingBeside`.
   */
  blockingBeside: 50,
  next: 50,
  interaction: 50,
} as const;

/**
 * Paints are multiples of the limit page's; requests and kilobytes count before the browser is
 * idle.
 */
const home = { firstPaint: 1.7, largestPaint: 1.8, performance: 98, requests: 12, kilobytes: 130 };
const other = {
  firstPaint: 1.45,
  largestPaint: 1.6,
  performance: 100,
  requests: 10,
  kilobytes: 100,
};

export const goalsOf = (path: string) => (path === '/' ? home : other);
