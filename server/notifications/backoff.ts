const minute = 60_000;
const longestDelay = 6 * 60 * minute;

/**
 * Attempts before a mail is given up. The delays double from one minute to six hours; even with the
 * shortest jitter they add up to more than five days, the time RFC 5321 asks senders to go on trying.
 * Attempts count, not time: days without a mail server or without the service use up nothing.
 */
export const mostAttempts = 36;

/**
 * How long to wait after so many failed attempts, or null if that was the last one. `random` (0 to 1)
 * spreads the retries, so that many mails that failed together do not come back together.
 */
export function delayAfter(attempts: number, random: number): number | null {
  if (attempts >= mostAttempts) return null;
  const delay = Math.min(longestDelay, minute * 2 ** (attempts - 1));
  return Math.round(delay * (0.8 + 0.4 * random));
}
