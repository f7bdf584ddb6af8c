import * as v from 'valibot';
import { formHeaders, isRetriable } from '#enquiry/transport.ts';
import type { PendingEnquiry } from './pending-enquiries.ts';

/** The outcome of one attempt. */
export type Outcome =
  | { readonly state: 'accepted'; readonly message: string }
  /** The visitor must edit the enquiry. */
  | { readonly state: 'refused'; readonly message: string }
  /** The same enquiry may be accepted later. */
  | { readonly state: 'postponed'; readonly message: string }
  /** No response of the service: a lost connection, a timeout, or an error page of a proxy. */
  | { readonly state: 'failed'; readonly error: unknown; readonly isReached: boolean };

const timeoutMs = 15_000;

const noMessage = 'The response has no message.';
const responseBody = v.object(
  { message: v.pipe(v.string(noMessage), v.regex(/\S/, noMessage)) },
  noMessage,
);

/** The server is still storing the same enquiry, sent by the page the visitor has just left. */
const inFlight = 409;
const retryDelayMs = 1_000;
const maxAttempts = 5;

function headersOf({ key, honeypot }: PendingEnquiry): Headers {
  const headers = new Headers({
    'Content-Type': 'application/json',
    Accept: 'application/json',
    [formHeaders.key]: key,
  });
  if (honeypot) headers.set(formHeaders.honeypot, encodeURIComponent(honeypot));
  return headers;
}

/** Posts the enquiry. It never throws. */
export async function postEnquiry(pendingEnquiry: PendingEnquiry, attempt = 1): Promise<Outcome> {
  let isReached = false;
  try {
    const response = await fetch(pendingEnquiry.endpoint, {
      method: 'POST',
      headers: headersOf(pendingEnquiry),
      body: JSON.stringify(pendingEnquiry.enquiry),
      // The request outlives the page when the visitor leaves at once.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    isReached = true;
    const { message } = v.parse(responseBody, await response.json());
    if (response.ok) return { state: 'accepted', message };
    if (response.status === inFlight && attempt < maxAttempts) {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      return await postEnquiry(pendingEnquiry, attempt + 1);
    }
    return { state: isRetriable(response.status) ? 'postponed' : 'refused', message };
  } catch (error) {
    return { state: 'failed', error, isReached };
  }
}
