import * as v from 'valibot';
import { formHeaders } from '#enquiry/transport.ts';
import type { KeptEnquiry } from './kept-enquiry.ts';

/** What the server has said to an enquiry. */
export type Answer =
  | { readonly state: 'accepted'; readonly message: string }
  /** `isFinal` unless the same enquiry may be accepted later. */
  | { readonly state: 'refused'; readonly message: string; readonly isFinal: boolean };

const giveUpAfter = 15_000;

const answerBody = v.object({ message: v.string() }, 'The answer has no message.');

const isRetriable = (status: number) => status >= 500 || [408, 409, 429].includes(status);

/** The server is still storing it, for the page that was left a moment ago. */
const inFlight = 409;
const askAgainAfter = 1_000;
const mostQuestions = 5;

function headersOf({ key, honeypot, token }: KeptEnquiry): Headers {
  const headers = new Headers({
    'Content-Type': 'application/json',
    Accept: 'application/json',
    [formHeaders.key]: key,
  });
  if (honeypot) headers.set(formHeaders.honeypot, encodeURIComponent(honeypot));
  if (token) headers.set(formHeaders.token, token);
  return headers;
}

/** One try. Throws where there is no answer of our service: a lost connection, a timeout, a proxy's page. */
export async function postEnquiry(kept: KeptEnquiry, question = 1): Promise<Answer> {
  const response = await fetch(kept.endpoint, {
    method: 'POST',
    headers: headersOf(kept),
    body: JSON.stringify(kept.enquiry),
    // The request outlives the page when the visitor leaves at once.
    keepalive: true,
    signal: AbortSignal.timeout(giveUpAfter),
  });
  const { message } = v.parse(answerBody, await response.json());
  if (response.ok) return { state: 'accepted', message };
  if (response.status === inFlight && question < mostQuestions) {
    await new Promise((resolve) => setTimeout(resolve, askAgainAfter));
    return postEnquiry(kept, question + 1);
  }
  return { state: 'refused', message, isFinal: !isRetriable(response.status) };
}
