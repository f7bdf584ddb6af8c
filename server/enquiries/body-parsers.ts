import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Five fields at their longest, every character escaped, are about 50 KB. */
const bodyLimit = 64 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The body is not what its type says. */
export class NotReadable extends Error {}

/** The upper half of windows-1252, each character as a form in UTF-8 would send it. */
const western = Array.from(
  new TextDecoder('windows-1252').decode(
    Uint8Array.from({ length: 128 }, (_, index) => index + 128),
  ),
  encodeURIComponent,
);

const upperHalf = /%([89a-f][\da-f])|[\x80-\xff]/gi;

/** Whether the escapes of a form stand for UTF-8; a percent sign that begins none stands for itself. */
function isInUtf8(form: string): boolean {
  try {
    decodeURIComponent(form.replace(/%(?![\da-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}

/**
 * A form in the alphabet of its page: UTF-8 on ours. A page of another site may be in windows-1252, and
 * its browser then sends an é as %E9, which URLSearchParams would turn into a question mark for good.
 */
function readForm(body: Buffer): URLSearchParams {
  const text = body.toString();
  if (isUtf8(body) && isInUtf8(text)) return new URLSearchParams(text);
  const inUtf8 = body.toString('latin1').replace(upperHalf, (found, byte?: string) => {
    const code = byte === undefined ? found.charCodeAt(0) : Number.parseInt(byte, 16);
    return western[code - 128] ?? found;
  });
  return new URLSearchParams(inUtf8);
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
