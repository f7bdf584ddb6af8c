import {
  contentSecurityPolicy,
  foreignFrames,
  type PolicyOptions,
} from './content-security-policy.ts';

export type Header = readonly [name: string, value: string];

const everyResponse: readonly Header[] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** On responses to addresses that a person may open: all but hashed files and social cards. */
const everyDestination: readonly Header[] = [
  ...everyResponse,
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
];

/** Responses other than pages load nothing; a picture or film that is opened alone loads itself. */
const nonPagePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const nonPageIsolation: readonly Header[] = [
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Content-Security-Policy', nonPagePolicy],
];

/** The headers of a response that is not a page: other files, redirects, the API, health. */
export const nonPageHeaders: readonly Header[] = [...everyDestination, ...nonPageIsolation];

function pageHeaders(html: string, policy: PolicyOptions): readonly Header[] {
  // Only Chromium shows a frame of another origin in an isolated page if the frame is not isolated
  // itself (decision 15), so a page with such a frame is not isolated.
  const embedder = foreignFrames(html).length > 0 ? 'unsafe-none' : 'require-corp';
  return [
    ['Cross-Origin-Embedder-Policy', embedder],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Content-Security-Policy', contentSecurityPolicy(html, policy)],
  ];
}

/** Astro names every file in this folder after a hash of its content. */
const isHashed = (path: string) => path.startsWith('/_astro/');

/** Other sites show social cards, and no other file of this site. */
const isSocialCard = (path: string) => path.startsWith('/social/');

function securityHeadersOf(
  path: string,
  type: string,
  body: Buffer,
  policy: PolicyOptions,
): readonly Header[] {
  if (type.startsWith('text/html'))
    return [...everyDestination, ...pageHeaders(body.toString(), policy)];
  if (!isHashed(path) && !isSocialCard(path)) return nonPageHeaders;
  // Saves half a kilobyte on each of the twenty files of a page; the rest affects pages only.
  const embedders = isSocialCard(path) ? 'cross-origin' : 'same-origin';
  return [...everyResponse, ['Cross-Origin-Resource-Policy', embedders]];
}

/**
 * The headers of a file besides type, length and ETag. They are the same whether this server, nginx
 * or a static host serves the file (build/host-headers.ts).
 */
export const headersOf = (
  path: string,
  type: string,
  body: Buffer,
  policy: PolicyOptions = {},
): readonly Header[] => [
  ...securityHeadersOf(path, type, body, policy),
  ['Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'],
];
