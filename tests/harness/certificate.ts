import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Encodes a value in DER (X.690): tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const length = Buffer.from([body.length >> 8, body.length & 0xff]);
  return Buffer.concat([Buffer.from([tag, 0x82]), length, body]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const oid = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
const bits = (body: Buffer) => der(0x03, Buffer.from([0]), body);
const time = (date: Date) =>
  der(
    0x18,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(0, 14)}Z`,
    ),
  );

const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const extension = (id: number, critical: boolean, value: Buffer) =>
  sequence(
    oid(0x55, 0x1d, id),
    ...(critical ? [der(0x01, Buffer.from([0xff]))] : []),
    der(0x04, value),
  );

const nameOf = (host: string) =>
  isIP(host) === 4
    ? der(0x87, Buffer.from(host.split('.').map(Number)))
    : der(0x82, Buffer.from(host));

/** Creates a self-signed certificate (RFC 5280). Clients trust it through NODE_EXTRA_CA_CERTS. */
export function createCertificate(hosts: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const commonName = der(0x0c, Buffer.from(String(hosts[0])));
  const name = sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), commonName)));
  const day = 24 * 60 * 60_000;
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(15)),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        extension(0x13, true, sequence(der(0x01, Buffer.from([0xff])))),
        extension(0x11, false, sequence(...hosts.map(nameOf))),
      ),
    ),
  );
  const signed = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
