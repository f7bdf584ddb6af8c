import type { Suspicion } from '../storage/enquiry-store.ts';
import type { Post } from './read-post.ts';

/**
 * Less than the fastest person needs for five fields with autofill and a pasted message, counted from
 * the first touch of the form. Low on purpose: a person flagged is worse than a bot let through.
 */
const fastestPersonMs = 2_000;

/** Why a post looks like a machine's, if it does. Only what it says can speak against it. */
export function suspicionOf({ honeypot, writingTime }: Post): Suspicion | undefined {
  if (honeypot.trim() !== '') return 'honeypot';
  return writingTime !== undefined && writingTime < fastestPersonMs ? 'too-fast' : undefined;
}
