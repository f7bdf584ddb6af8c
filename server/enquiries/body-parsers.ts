import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Five fields at their longest, every character escaped, are about 50 KB. */
const bodyLimit = 64 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The body is not what its type says. */
export class NotReadable extends Error {}

/** Both parsers decode strictly: a byte that is not UTF-8 must not be stored as something else. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parser = (read: (text: string) => unknown) => async (_: FastifyRequest, body: Buffer) => {
    try {
      return read(decoder.decode(body));
    } catch {
      throw new NotReadable();
    }
  };
  const asBuffer = { parseAs: 'buffer', bodyLimit } as const;
  // Plain JSON.parse: only the five own properties are ever read, so "__proto__" is one more
  // unknown field, and its sender gets a proper answer.
  app.addContentTypeParser('application/json', asBuffer, parser(JSON.parse));
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    asBuffer,
    parser((text) => new URLSearchParams(text)),
  );
}
