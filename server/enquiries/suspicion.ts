import type { Suspicion } from '../storage/enquiry-store.ts';
import type { Post } from './read-post.ts';

/** Why a post looks like a bot's, or undefined. */
export function suspicionOf({ honeypot }: Post): Suspicion | undefined {
  return honeypot.trim() === '' ? undefined : 'honeypot';
}
