import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Five fields of maximum length with every character escaped are about 50 KB. */
const bodyLimit = 64 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The body does not match its content type. */
export class UnreadableBody extends Error {}

/**
 * Parses a form in UTF-8 and throws on other encodings. `URLSearchParams` alone would replace
 * invalid bytes, so `decodeURIComponent` checks them first. A percent sign need not be escaped.
 */
function parseForm(body: Buffer): URLSearchParams {
  const form = decoder.decode(body);
  decodeURIComponent(form.replace(/%(?![\da-f]{2})/gi, '%25'));
  return new URLSearchParams(form);
}

/** Accepts JSON and forms in UTF-8. Invalid bytes are rejected, not replaced. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parser = (parse: (body: Buffer) => unknown) => async (_: FastifyRequest, body: Buffer) => {
    try {
      return parse(body);
    } catch {
      throw new UnreadableBody();
    }
  };
  const asBuffer = { parseAs: 'buffer', bodyLimit } as const;
  // Plain JSON.parse is safe: only own properties are read; "__proto__" is an unknown field.
  app.addContentTypeParser(
    'application/json',
    asBuffer,
    parser((body) => JSON.parse(decoder.decode(body))),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', asBuffer, parser(parseForm));
}
