import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Five fields at their longest, every character escaped, are about 50 KB. */
const bodyLimit = 64 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });
const westernDecoder = new TextDecoder('windows-1252');

/** The body is not what its type says. */
export class NotReadable extends Error {}

/** The bytes that a name or value of a form stands for. */
const bytesOf = (part: string) =>
  Buffer.from(
    part
      .replaceAll('+', ' ')
      .replace(/%([\da-f]{2})/gi, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16))),
    'latin1',
  );

/**
 * A form in the alphabet of its page: UTF-8 on ours. A page of another site may be in windows-1252, and
 * its browser then sends an é as %E9, which URLSearchParams would turn into a question mark for good.
 */
function readForm(body: Buffer): URLSearchParams {
  const pairs = body
    .toString('latin1')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      return [bytesOf(name), bytesOf(pair.slice(name.length + 1))];
    });
  const read = (alphabet: TextDecoder) =>
    new URLSearchParams(pairs.map((pair) => pair.map((bytes) => alphabet.decode(bytes))));
  try {
    return read(decoder);
  } catch {
    return read(westernDecoder);
  }
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
