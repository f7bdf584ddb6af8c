import * as v from 'valibot';
import { formHeaders, isRetriable } from '#enquiry/transport.ts';
import type { KeptEnquiry } from './kept-enquiries.ts';

/** What came of one try. */
export type Outcome =
  | { readonly state: 'accepted'; readonly message: string }
  /** Not as it is: it must be edited. */
  | { readonly state: 'refused'; readonly message: string }
  /** The same enquiry may be accepted later. */
  | { readonly state: 'postponed'; readonly message: string }
  /** No answer of the service: a lost connection, a timeout, or the page of a proxy that was reached. */
  | { readonly state: 'failed'; readonly error: unknown; readonly isReached: boolean };

const giveUpAfter = 15_000;

const noMessage = 'The answer has no message.';
const answerBody = v.object(
  { message: v.pipe(v.string(noMessage), v.regex(/\S/, noMessage)) },
  noMessage,
);

/** The server is still storing it, for the page that was left a moment ago. */
const inFlight = 409;
const askAgainAfter = 1_000;
const mostQuestions = 5;

function headersOf({ key, honeypot }: KeptEnquiry): Headers {
  const headers = new Headers({
    'Content-Type': 'application/json',
    Accept: 'application/json',
    [formHeaders.key]: key,
  });
  if (honeypot) headers.set(formHeaders.honeypot, encodeURIComponent(honeypot));
  return headers;
}

/** One try, which never throws. */
export async function postEnquiry(kept: KeptEnquiry, question = 1): Promise<Outcome> {
  let isReached = false;
  try {
    const response = await fetch(kept.endpoint, {
      method: 'POST',
      headers: headersOf(kept),
      body: JSON.stringify(kept.enquiry),
      // The request outlives the page when the visitor leaves at once.
      keepalive: true,
      signal: AbortSignal.timeout(giveUpAfter),
    });
    isReached = true;
    const { message } = v.parse(answerBody, await response.json());
    if (response.ok) return { state: 'accepted', message };
    if (response.status === inFlight && question < mostQuestions) {
      await new Promise((resolve) => setTimeout(resolve, askAgainAfter));
      return await postEnquiry(kept, question + 1);
    }
    return { state: isRetriable(response.status) ? 'postponed' : 'refused', message };
  } catch (error) {
    return { state: 'failed', error, isReached };
  }
}
