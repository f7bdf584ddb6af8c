import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer as Server, type SMTPServer } from 'smtp-server';
import type { Certificate } from './certificate.ts';

export const verbs = ['connect', 'auth', 'mail', 'rcpt', 'data'] as const;
export type Verb = (typeof verbs)[number];

/** `trickle` keeps sending lines that never complete a response. */
export type Behaviour = 'refuse' | 'drop' | 'hang' | 'trickle';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly secure: boolean;
}

/** TLS from the first byte (`smtps:`) or with STARTTLS, and the password of the only login. */
export interface Security {
  readonly certificate: Certificate;
  readonly implicit: boolean;
  readonly password: string;
}

export interface SmtpDouble {
  readonly url: string;
  readonly received: ReceivedMail[];
  readonly connections: number;
  /** Misbehaves at this verb from now on. Without arguments, behaves normally again. */
  misbehave(verb?: Verb, behaviour?: Behaviour): void;
  close(): Promise<void>;
}

type Done = (error?: Error | null) => void;

/** Starts an SMTP server on the loopback interface that records mail and can fail on demand. */
export async function startSmtp(port = 0, security?: Security): Promise<SmtpDouble> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  let failing: { verb: Verb; behaviour: Behaviour } | undefined;
  const timers: NodeJS.Timeout[] = [];

  const sockets = () =>
    [
      ...(
        server as unknown as {
          connections: Set<{ _socket: NodeJS.WritableStream & { destroy(): void } }>;
        }
      ).connections,
    ].map(({ _socket }) => _socket);
  const at = (verb: Verb, done: Done, otherwise: () => void) => {
    if (failing?.verb !== verb) return otherwise();
    if (failing.behaviour === 'refuse') {
      return done(Object.assign(new Error('Not now'), { responseCode: 451 }));
    }
    if (failing.behaviour === 'drop') for (const socket of sockets()) socket.destroy();
    if (failing.behaviour === 'trickle') {
      for (const socket of sockets()) {
        timers.push(setInterval(() => socket.write('250-'), 20));
      }
    }
  };

  const server: SMTPServer = new Server({
    authOptional: false,
    ...(security
      ? { ...security.certificate, secure: security.implicit, allowInsecureAuth: false }
      : { allowInsecureAuth: true, disabledCommands: ['STARTTLS'] }),
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onConnect(_session, callback) {
      connections += 1;
      at('connect', callback, () => callback());
    },
    onAuth(auth, _session, callback) {
      at(
        'auth',
        (error) => callback(error),
        () =>
          security && auth.password !== security.password
            ? callback(Object.assign(new Error('Wrong password'), { responseCode: 535 }))
            : callback(null, { user: auth.username }),
      );
    },
    onMailFrom(_address, _session, callback) {
      at('mail', callback, () => callback());
    },
    onRcptTo(_address, _session, callback) {
      at('rcpt', callback, () => callback());
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        at('data', callback, () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(parts).toString(),
            secure: session.secure,
          });
          callback();
        });
      });
    },
  });
  // Some tests close the connection early, which is no error here.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;

  return {
    url: `smtp${security?.implicit ? 's' : ''}://user:${security?.password ?? 'password'}@127.0.0.1:${address.port}`,
    received,
    get connections() {
      return connections;
    },
    misbehave(verb, behaviour) {
      failing = verb && behaviour && { verb, behaviour };
      for (const timer of timers.splice(0)) clearInterval(timer);
    },
    async close() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
