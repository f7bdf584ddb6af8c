import type { Suspicion } from '../storage/enquiry-store.ts';
import type { Post } from './read-post.ts';

/** Why a post looks like a machine's, if it does. Only what it says can speak against it. */
export function suspicionOf({ honeypot }: Post): Suspicion | undefined {
  return honeypot.trim() === '' ? undefined : 'honeypot';
}
