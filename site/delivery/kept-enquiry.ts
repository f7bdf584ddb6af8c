/**
 * The one enquiry on its way. It is kept in this tab until the server has answered, so that no
 * reload, lost connection or closed page loses what was typed; the same key goes with every try, so
 * that a repeat never makes a second enquiry.
 */
import type { Enquiry } from '#enquiry/fields.ts';
import { formHeaders } from '#enquiry/transport.ts';

const storageKey = 'kept-enquiry';
const giveUpAfter = 15_000;

/** Sent on `document` whenever the kept enquiry has got an answer or failed. */
export const outcomeEvent = 'site:enquiry-outcome';

export interface KeptEnquiry {
  readonly endpoint: string;
  readonly key: string;
  readonly enquiry: Enquiry;
  readonly honeypot: string;
  readonly token: string;
  /** The server has refused it as it is: it must be edited, not sent again. */
  readonly refused?: string;
}

/** What came of one try. */
export type Outcome =
  | { readonly kind: 'accepted'; readonly message: string }
  /** Answered, not accepted: `again` when the same enquiry may be accepted later. */
  | { readonly kind: 'refused'; readonly message: string; readonly again: boolean }
  /** No answer: a lost connection, a timeout, something that is not our service. */
  | { readonly kind: 'failed' };

/** A tab that forbids storage still sends; it only cannot remember. */
let inMemory: KeptEnquiry | undefined;

export function readKept(): KeptEnquiry | undefined {
  try {
    const text = sessionStorage.getItem(storageKey);
    return text === null ? inMemory : (JSON.parse(text) as KeptEnquiry);
  } catch {
    return inMemory;
  }
}

export function keep(kept: KeptEnquiry | undefined): void {
  inMemory = kept;
  try {
    if (kept) sessionStorage.setItem(storageKey, JSON.stringify(kept));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Kept in memory alone.
  }
}

/** 128 random bits, also where the page came over plain HTTP (`crypto.randomUUID` needs HTTPS). */
export const newKey = (): string =>
  crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');

const isRetriable = (status: number) => status >= 500 || [408, 409, 429].includes(status);

/** The server is still storing it, for the page that was left a moment ago. */
const inFlight = 409;
const askAgainAfter = 1_000;
const mostQuestions = 5;

async function send(kept: KeptEnquiry, question = 1): Promise<Outcome> {
  const { endpoint, key, enquiry, honeypot, token } = kept;
  const headers = new Headers({
    'Content-Type': 'application/json',
    Accept: 'application/json',
    [formHeaders.key]: key,
  });
  if (honeypot) headers.set(formHeaders.honeypot, encodeURIComponent(honeypot));
  if (token) headers.set(formHeaders.token, token);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error('No answer in time.')), giveUpAfter);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: JSON.stringify(enquiry),
    // The request outlives the page when the visitor leaves at once.
    keepalive: true,
    signal: patience.signal,
  });
  const answer: unknown = await response.json();
  clearTimeout(timer);
  const message = (answer as { message?: unknown } | null)?.message;
  if (typeof message !== 'string') throw new TypeError('The answer has no message.');
  if (response.ok) return { kind: 'accepted', message };
  if (response.status === inFlight && question < mostQuestions) {
    await new Promise((resolve) => setTimeout(resolve, askAgainAfter));
    return send(kept, question + 1);
  }
  return { kind: 'refused', message, again: isRetriable(response.status) };
}

let underWay: Promise<Outcome> | undefined;

export const isUnderWay = (): boolean => underWay !== undefined;

async function attempt(kept: KeptEnquiry): Promise<Outcome> {
  const outcome = await send(kept).catch((error: unknown): Outcome => {
    // The specification wants the error in the console (section 4).
    // biome-ignore lint/suspicious/noConsole: specified
    console.error(error);
    return { kind: 'failed' };
  });
  if (outcome.kind === 'accepted') keep(undefined);
  else if (outcome.kind === 'refused' && !outcome.again)
    keep({ ...kept, refused: outcome.message });
  return outcome;
}

/** Sends the kept enquiry, once at a time however many ask; says nothing if there is none. */
export async function deliver(): Promise<Outcome | undefined> {
  const kept = readKept();
  if (!kept || kept.refused !== undefined) return undefined;
  underWay ??= attempt(kept).finally(() => {
    underWay = undefined;
  });
  const outcome = await underWay;
  document.dispatchEvent(new CustomEvent<Outcome>(outcomeEvent, { detail: outcome }));
  return outcome;
}
