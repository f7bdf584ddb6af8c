const minute = 60_000;
const maxDelay = 6 * 60 * minute;

/**
 * Attempts before a mail is given up. The delays double from one minute to six hours and add up to
 * more than five days, as RFC 5321 asks. The time while the service is down does not count.
 */
export const maxAttempts = 36;

/**
 * The delay in ms after a number of failed attempts; null after the last one. `random` (0 to 1)
 * spreads the retries of mails that failed together.
 */
export function delayAfter(attempts: number, random: number): number | null {
  if (attempts >= maxAttempts) return null;
  const delay = Math.min(maxDelay, minute * 2 ** (attempts - 1));
  return Math.round(delay * (0.8 + 0.4 * random));
}
