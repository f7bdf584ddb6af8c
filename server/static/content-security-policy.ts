import { createHash } from 'node:crypto';

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

/** Scripts and speculation rules need a hash; data blocks such as JSON-LD do not. */
const needsHash = (attributes: string) => {
  const type = /\btype=["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || /^(?:module|speculationrules|text\/javascript)$/.test(type);
};

function inlineHashes(html: string): { script: string[]; style: string[] } {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name = '', attributes = '', body = ''] of html.matchAll(inlineElement)) {
    const kind = name.toLowerCase() === 'style' ? 'style' : 'script';
    if (kind === 'script' && (/\bsrc=/i.test(attributes) || !needsHash(attributes))) continue;
    found[kind].add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return { script: [...found.script], style: [...found.style] };
}

/** The origins of the frames that a page's script opens (`data-map`). */
export const foreignFrames = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/\bdata-map="([^"]+)"/g)].map(([, url]) => new URL(String(url)).origin),
  ),
];

export interface PolicyOptions {
  /** The origin that forms send to, if it is not the site's own. */
  readonly enquiryOrigin?: string | undefined;
}

/**
 * The policy of one page. It allows the files of the site, the inline blocks of the page by their
 * hash, its frames and the enquiry service, but no inline `style` attribute or event handler.
 */
export function contentSecurityPolicy(html: string, { enquiryOrigin }: PolicyOptions = {}): string {
  const { script, style } = inlineHashes(html);
  const service = enquiryOrigin === undefined ? "'self'" : `'self' ${enquiryOrigin}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${service}`,
    "manifest-src 'self'",
    `frame-src ${foreignFrames(html).join(' ') || "'none'"}`,
    `form-action ${service}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
