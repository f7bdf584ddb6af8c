import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { defaultEndpoint } from '#enquiry/transport.ts';

const advice =
  'CONTACT_ENDPOINT must be an https address, such as https://enquiries.company.com/api/contact, or a path that starts with a slash.';

/** Browsers block requests from https pages to plain http, except to the machine itself. */
const isReachable = ({ protocol, hostname }: URL) =>
  protocol === 'https:' ||
  (protocol === 'http:' && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname));

function isEndpoint(text: string): boolean {
  if (/[\s\\#]/.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return isReachable(url) && url.username === '' && url.password === '';
}

/** The address that forms post to: CONTACT_ENDPOINT, or the service on the site's own origin. */
export function readContactEndpoint(environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment.CONTACT_ENDPOINT || defaultEndpoint;
  if (!isEndpoint(given)) throw new Error(advice);
  return given;
}

/** Passes the address to pages and scripts, and to the security policy through a file. */
export function contactEndpoint(): AstroIntegration {
  const endpoint = readContactEndpoint();
  return {
    name: 'contact-endpoint',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Astro passes variables of an .env file to pages but not to scripts, so this one is not
        // named CONTACT_ENDPOINT.
        const define = { 'import.meta.env.ENQUIRY_ENDPOINT': JSON.stringify(endpoint) };
        updateConfig({ vite: { define } });
      },
      'astro:build:done': ({ dir }) => writeFile(new URL('../contact-endpoint', dir), endpoint),
    },
  };
}
