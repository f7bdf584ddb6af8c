import pino, { type Logger } from 'pino';

/**
 * Logs go to the error stream, sentences for whoever started the program to the output: nobody has to
 * pick one from the other. A person at a terminal gets lines to read, a program one object per line.
 */
export async function createLogger(level: string): Promise<Logger> {
  const stream = process.stderr;
  if (!stream.isTTY) return pino({ level }, pino.destination({ dest: stream.fd, sync: true }));
  const { default: pretty } = await import('pino-pretty');
  return pino(
    { level },
    pretty({
      destination: stream.fd,
      sync: true,
      singleLine: true,
      ignore: 'pid,hostname',
      translateTime: 'HH:MM:ss',
    }),
  );
}
