import { isPhoneNumber } from '#enquiry/phone-number.ts';
import { createCheck, type Verdict } from '#enquiry/rules.ts';
import { withTimeout } from '../lifecycle/with-timeout.ts';
import type { Acceptance, EnquiryIntake, NewEnquiry } from '../storage/enquiry-store.ts';
import * as answers from './answers.ts';
import { fingerprintOf, nativeKey } from './idempotency.ts';
import type { OwnRateLimit, RateLimit, Share } from './rate-limit.ts';
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
  readonly rateLimit: OwnRateLimit;
  /** Counts where several instances see it. */
  readonly sharedRateLimit: RateLimit | undefined;
  readonly receivedAt: () => number;
  /** Called after an enquiry was stored whose mail may go out. */
  readonly onStored: () => void;
  /** Told of a failure, which never holds anything the visitor typed. */
  readonly onFailure: (error: unknown) => void;
}

/** The whole decision about one post, without HTTP. */
export type Intake = (post: Post, address: string) => Promise<answers.Answer>;

/** Stores enquiries, each once, and answers only when the store has them. */
export function createIntake(dependencies: IntakeDependencies): Intake {
  const { store, rateLimit, sharedRateLimit, receivedAt, onStored, onFailure } = dependencies;
  /** Keys that are being stored at this moment, with the enquiry they stand for. */
  const inFlight = new Map<string, string>();

  const answerTo = (acceptance: Acceptance): answers.Answer =>
    acceptance.outcome === 'key-reused'
      ? answers.keyReused
      : answers.accepted(acceptance.reference, acceptance.outcome !== 'stored');

  const isKnown = async (key: string | undefined) =>
    key !== undefined && (await store.findByKey(key)) !== undefined;

  const tell = ({ outcome }: Acceptance, { suspicion }: NewEnquiry) => {
    const mayGoOut = outcome === 'stored' && suspicion === undefined;
    if (mayGoOut || outcome === 'released') onStored();
  };

  /** Stores it; a share that made no new enquiry is given back. */
  const keep = async (incoming: NewEnquiry, address: string, own: Share) => {
    let isNew = false;
    const shared = own.ok ? await sharedRateLimit?.take(address) : undefined;
    const share = shared ?? own;
    try {
      // Over the limit, a repeat of what was stored is still answered as before.
      if (!share.ok && !(await isKnown(incoming.key))) return answers.tooMany(share.retryAfter);
      const acceptance = await store.accept(incoming);
      isNew = acceptance.outcome === 'stored';
      tell(acceptance, incoming);
      return answerTo(acceptance);
    } finally {
      if (!isNew && own.ok) rateLimit.giveBack(address);
      if (!isNew && shared?.ok) await sharedRateLimit?.giveBack(address);
    }
  };

  return async (post, address) => {
    if (post.unknown.length > 0) return answers.notAnEnquiry(post.unknown);
    const { key } = post;
    // Taken before the judging, which is what costs.
    const share = rateLimit.take(address);
    const refused = (problem: answers.Problem) => {
      if (share.ok) rateLimit.giveBack(address);
      return problem;
    };
    if (!share.ok && !post.native && !(await isKnown(key).catch(() => false))) {
      return answers.tooMany(share.retryAfter);
    }
    const verdict = judge(post);
    if (!verdict.ok) return refused(answers.invalid(verdict.messages));
    const { enquiry } = verdict;
    const fingerprint = fingerprintOf(enquiry);
    const current = key === undefined ? undefined : inFlight.get(key);
    if (current !== undefined) {
      return refused(current === fingerprint ? answers.inFlight : answers.keyReused);
    }
    if (key !== undefined) inFlight.set(key, fingerprint);
    const at = receivedAt();
    const incoming: NewEnquiry = {
      enquiry,
      receivedAt: at,
      suspicion: suspicionOf(post),
      key: post.native ? nativeKey(fingerprint, at) : key,
      fingerprint,
    };
    const kept = keep(incoming, address, share).finally(() => {
      // Not before the store has answered, even if the visitor was told to try again meanwhile.
      if (key !== undefined) inFlight.delete(key);
    });
    try {
      return await withTimeout(storeWithinMs, kept);
    } catch (error) {
      onFailure(error);
      return answers.unavailable;
    }
  };
}
