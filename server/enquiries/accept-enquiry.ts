import type { Enquiry } from '#enquiry/fields.ts';
import { isPhoneNumber } from '#enquiry/phone-number.ts';
import { createCheck, type Verdict } from '#enquiry/rules.ts';
import { within } from '../lifecycle/within.ts';
import type { Acceptance, EnquiryIntake } from '../storage/enquiry-store.ts';
import * as answers from './answers.ts';
import { fingerprintOf, nativeKey } from './idempotency.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Post } from './read-post.ts';
import { suspicionOf } from './suspicion.ts';

/** The browser gives up after 15 s; whoever waits is told before that. */
const storeWithinMs = 10_000;

const checks = {
  contact: createCheck('contact', isPhoneNumber),
  home: createCheck('home', isPhoneNumber),
};

const countOf = (verdict: Verdict) => (verdict.ok ? 0 : Object.keys(verdict.messages).length);

/** Takes what either form takes. If neither does, speaks for the form it came from, or the nearer one. */
function judge({ values, form }: Post): Verdict {
  const contact = checks.contact(values);
  if (contact.ok) return contact;
  const home = checks.home(values);
  if (home.ok) return home;
  if (form !== undefined) return form === 'home' ? home : contact;
  return countOf(home) < countOf(contact) ? home : contact;
}

export interface IntakeDependencies {
  readonly store: EnquiryIntake;
  readonly rateLimit: RateLimit;
  readonly now: () => number;
  /** Called after an enquiry was stored whose mail may go out. */
  readonly onStored: () => void;
  /** Told of a failure, which never holds anything the visitor typed. */
  readonly onFailure: (error: unknown) => void;
}

/** The whole decision about one post, without HTTP. */
export type Intake = (post: Post, address: string) => Promise<answers.Answer>;

/** Stores enquiries, each once, and answers only when the store has them. */
export function createIntake(dependencies: IntakeDependencies): Intake {
  const { store, rateLimit, now, onStored, onFailure } = dependencies;
  /** Keys that are being stored at this moment, with the enquiry they stand for. */
  const inFlight = new Map<string, string>();

  const answerTo = (acceptance: Acceptance): answers.Answer =>
    acceptance.outcome === 'key-reused'
      ? answers.keyReused
      : answers.accepted(acceptance.reference, acceptance.outcome === 'repeated');

  /** Over the limit, a repeat of what was stored is still answered as before. */
  const replay = async (key: string | undefined, fingerprint: string) => {
    const first = key === undefined ? undefined : await store.findByKey(key);
    if (first === undefined) return undefined;
    return first.fingerprint === fingerprint
      ? answers.accepted(first.reference, true)
      : answers.keyReused;
  };

  const keep = async (post: Post, enquiry: Enquiry, fingerprint: string, address: string) => {
    const receivedAt = now();
    const key = post.native ? nativeKey(fingerprint, receivedAt) : post.key;
    const share = await rateLimit.take(address);
    if (!share.ok) return (await replay(key, fingerprint)) ?? answers.tooMany(share.retryAfter);
    const suspicion = suspicionOf(post);
    try {
      const acceptance = await store.accept({ enquiry, receivedAt, suspicion, key, fingerprint });
      if (acceptance.outcome !== 'stored') await rateLimit.giveBack(address);
      else if (suspicion === undefined) onStored();
      return answerTo(acceptance);
    } catch (error) {
      await rateLimit.giveBack(address);
      throw error;
    }
  };

  return async (post, address) => {
    if (post.unknown.length > 0) return answers.notAnEnquiry(post.unknown);
    const verdict = judge(post);
    if (!verdict.ok) return answers.invalid(verdict.messages);
    const fingerprint = fingerprintOf(verdict.enquiry);

    const { key } = post;
    const current = key === undefined ? undefined : inFlight.get(key);
    if (current !== undefined) {
      return current === fingerprint ? answers.inFlight : answers.keyReused;
    }
    if (key !== undefined) inFlight.set(key, fingerprint);
    const kept = keep(post, verdict.enquiry, fingerprint, address).finally(() => {
      // Not before the store has answered, even if the visitor was told to try again meanwhile.
      if (key !== undefined) inFlight.delete(key);
    });
    try {
      return await within(storeWithinMs, kept);
    } catch (error) {
      onFailure(error);
      return answers.unavailable;
    }
  };
}
