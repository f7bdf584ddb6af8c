import pino, { type Logger } from 'pino';

/**
 * Logs go to stderr: readable lines on a terminal, otherwise one JSON object per line. Stdout is
 * for the messages to the person who started the program.
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
