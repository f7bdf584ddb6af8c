import {
  contentSecurityPolicy,
  foreignFrames,
  type PolicyOptions,
} from './content-security-policy.ts';

export type Header = readonly [name: string, value: string];

const everyAnswer: readonly Header[] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** On whatever a browser may be sent to: pages, files with a name of their own, redirects, the API, health. */
const everyPlace: readonly Header[] = [
  ...everyAnswer,
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
];

/** What is no page loads nothing, except itself where a browser shows it by itself. */
const noPagePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const noPage: readonly Header[] = [
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Content-Security-Policy', noPagePolicy],
];

/** The headers of an answer that is no file of the build: a redirect, the API, health. */
export const plainAnswer: readonly Header[] = [...everyPlace, ...noPage];

function pageHeaders(html: string, policy: PolicyOptions): readonly Header[] {
  // A frame from elsewhere that does not ask for isolation itself is shown by no browser but
  // Chromium in a page that does (decision 15): such a page stays outside.
  const embedder = foreignFrames(html).length > 0 ? 'unsafe-none' : 'require-corp';
  return [
    ['Cross-Origin-Embedder-Policy', embedder],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Content-Security-Policy', contentSecurityPolicy(html, policy)],
  ];
}

/** Astro puts a hash of the content into the name of every file it writes there. */
const isHashed = (path: string) => path.startsWith('/_astro/');

/** Social cards are there to be shown on other sites; nothing else is. */
const isSocialCard = (path: string) => path.startsWith('/social/');

function safetyOf(
  path: string,
  type: string,
  body: Buffer,
  policy: PolicyOptions,
): readonly Header[] {
  if (type.startsWith('text/html')) return [...everyPlace, ...pageHeaders(body.toString(), policy)];
  if (!isHashed(path) && !isSocialCard(path)) return plainAnswer;
  // Twenty parts of a page would each carry half a kilobyte that acts on pages alone.
  const readers = isSocialCard(path) ? 'cross-origin' : 'same-origin';
  return [...everyAnswer, ['Cross-Origin-Resource-Policy', readers]];
}

/**
 * All that a host has to say of a file of the build beyond its type, length and tag: the same whether
 * this server, nginx or a static host serves it.
 */
export const headersOf = (
  path: string,
  type: string,
  body: Buffer,
  policy: PolicyOptions = {},
): readonly Header[] => [
  ...safetyOf(path, type, body, policy),
  ['Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'],
];
