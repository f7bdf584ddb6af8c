import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Five fields at their longest, every character escaped, are about 50 KB. */
const bodyLimit = 64 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The body is not what its type says. */
export class NotReadable extends Error {}

/**
 * A form in UTF-8, as all our pages are. Bytes of another alphabet are refused (`decodeURIComponent`
 * throws): URLSearchParams would store a question mark for each. A percent sign may stand for itself.
 */
function readForm(body: Buffer): URLSearchParams {
  const form = decoder.decode(body);
  decodeURIComponent(form.replace(/%(?![\da-f]{2})/gi, '%25'));
  return new URLSearchParams(form);
}

/** JSON is UTF-8 by definition: a byte that is not must not be stored as something else. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parser = (read: (body: Buffer) => unknown) => async (_: FastifyRequest, body: Buffer) => {
    try {
      return read(body);
    } catch {
      throw new NotReadable();
    }
  };
  const asBuffer = { parseAs: 'buffer', bodyLimit } as const;
  // Plain JSON.parse: only the five own properties are ever read, so "__proto__" is one more
  // unknown field, and its sender gets a proper answer.
  app.addContentTypeParser(
    'application/json',
    asBuffer,
    parser((body) => JSON.parse(decoder.decode(body))),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', asBuffer, parser(readForm));
}
