import { isPhoneNumber } from '#enquiry/phone-number.ts';
import { createCheck, type Verdict } from '#enquiry/rules.ts';
import { withTimeout } from '../lifecycle/with-timeout.ts';
import type { Acceptance, EnquiryIntake, NewEnquiry } from '../storage/enquiry-store.ts';
import { fingerprintOf, nativeKey } from './idempotency.ts';
import type { LocalRateLimit, RateLimit, RateLimitResult } from './rate-limit.ts';
import type { Post } from './read-post.ts';
import * as responses from './responses.ts';
import { suspicionOf } from './suspicion.ts';

/** Less than the 15 s after which the browser gives up. */
const storeTimeoutMs = 10_000;

const checks = {
  contact: createCheck('contact', isPhoneNumber),
  home: createCheck('home', isPhoneNumber),
};

const errorCount = (verdict: Verdict) => (verdict.ok ? 0 : Object.keys(verdict.messages).length);

/**
 * Accepts a post that passes the rules of either form. Otherwise the messages are those of the form
 * it was sent from or, if that is unknown, of the form with fewer errors.
 */
function validate({ values, form }: Post): Verdict {
  const contact = checks.contact(values);
  if (contact.ok) return contact;
  const home = checks.home(values);
  if (home.ok) return home;
  if (form !== undefined) return form === 'home' ? home : contact;
  return errorCount(home) < errorCount(contact) ? home : contact;
}

export interface IntakeDependencies {
  readonly store: EnquiryIntake;
  readonly rateLimit: LocalRateLimit;
  /** The same limit over all instances on one database. */
  readonly sharedRateLimit: RateLimit | undefined;
  readonly receivedAt: () => number;
  /** Called after an enquiry is stored whose mail may be sent. */
  readonly onStored: () => void;
  /** The error never contains text of the visitor. */
  readonly onFailure: (error: unknown) => void;
}

/** Decides about one post, without HTTP. */
export type Intake = (post: Post, address: string) => Promise<responses.EnquiryResponse>;

/** Stores each enquiry once and resolves after it is on disk. */
export function createIntake(dependencies: IntakeDependencies): Intake {
  const { store, rateLimit, sharedRateLimit, receivedAt, onStored, onFailure } = dependencies;
  /** The keys that are being stored, with the fingerprints of their enquiries. */
  const inFlight = new Map<string, string>();

  const responseTo = (acceptance: Acceptance): responses.EnquiryResponse =>
    acceptance.outcome === 'key-reused'
      ? responses.keyReused
      : responses.accepted(acceptance.reference, acceptance.outcome !== 'stored');

  const isKnown = async (key: string | undefined) =>
    key !== undefined && (await store.findByKey(key)) !== undefined;

  const isMailable = ({ outcome }: Acceptance, { suspicion }: NewEnquiry) =>
    outcome === 'released' || (outcome === 'stored' && suspicion === undefined);

  /** Refunds both rate limits unless a new enquiry was stored. */
  const storeWithinLimits = async (
    incoming: NewEnquiry,
    address: string,
    local: RateLimitResult,
  ) => {
    let isNew = false;
    const shared = local.ok ? await sharedRateLimit?.consume(address) : undefined;
    const limit = shared ?? local;
    try {
      // Over the limit, a repeat of a stored enquiry still gets its reference.
      if (!limit.ok && !(await isKnown(incoming.key))) return responses.tooMany(limit.retryAfter);
      const acceptance = await store.accept(incoming);
      isNew = acceptance.outcome === 'stored';
      if (isMailable(acceptance, incoming)) onStored();
      return responseTo(acceptance);
    } finally {
      if (!isNew && local.ok) rateLimit.refund(address);
      if (!isNew && shared?.ok) await sharedRateLimit?.refund(address);
    }
  };

  return async (post, address) => {
    if (post.unknownFields.length > 0) return responses.unknownFields(post.unknownFields);
    const { key } = post;
    // Before the validation, which is the expensive part.
    const limit = rateLimit.consume(address);
    const reject = (problem: responses.Problem) => {
      if (limit.ok) rateLimit.refund(address);
      return problem;
    };
    if (!limit.ok && !post.isNative && !(await isKnown(key).catch(() => false))) {
      return responses.tooMany(limit.retryAfter);
    }
    const verdict = validate(post);
    if (!verdict.ok) return reject(responses.invalidFields(verdict.messages));
    const { enquiry } = verdict;
    const fingerprint = fingerprintOf(enquiry);
    const current = key === undefined ? undefined : inFlight.get(key);
    if (current !== undefined) {
      return reject(current === fingerprint ? responses.inFlight : responses.keyReused);
    }
    if (key !== undefined) inFlight.set(key, fingerprint);
    const now = receivedAt();
    const incoming: NewEnquiry = {
      enquiry,
      receivedAt: now,
      suspicion: suspicionOf(post),
      key: post.isNative ? nativeKey(fingerprint, now) : key,
      fingerprint,
    };
    const stored = storeWithinLimits(incoming, address, limit).finally(() => {
      // Also after a timeout the key stays in flight until the store has finished.
      if (key !== undefined) inFlight.delete(key);
    });
    try {
      return await withTimeout(storeTimeoutMs, stored);
    } catch (error) {
      onFailure(error);
      return responses.unavailable;
    }
  };
}
