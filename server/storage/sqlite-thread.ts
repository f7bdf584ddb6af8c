import { type MessagePort, workerData } from 'node:worker_threads';
import type { NewEnquiry } from './enquiry-store.ts';
import { openSqlite } from './sqlite-connection.ts';
import { type FileGuard, guardFile } from './sqlite-file-guard.ts';
import { createSqliteOperations, type SqliteOperations } from './sqlite-operations.ts';

/** One call of the port, as it crosses to the thread. */
export type Call = readonly ['accept' | keyof SqliteOperations, readonly unknown[]];

/** Its answer; a failure crosses as its sentence, which never holds an enquiry's text. */
export type Answer = { readonly value: unknown } | { readonly failure: string };

/** What the thread says: whether it could open, the answers to a group of calls, a word by the way. */
export type Message = Answer | readonly Answer[] | { readonly notice: string };

const attempt = (work: () => unknown): Answer => {
  try {
    return { value: work() };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};

function answerAll(
  operations: SqliteOperations,
  guard: FileGuard,
  calls: readonly Call[],
): Answer[] {
  const before = attempt(guard.check);
  if ('failure' in before) return calls.map(() => before);
  const incoming = calls
    .filter(([name]) => name === 'accept')
    .map(([, [one]]) => one as NewEnquiry);
  const accepted =
    incoming.length === 0 ? undefined : attempt(() => operations.acceptAll(incoming));
  let next = 0;
  const answers = calls.map(([name, args]): Answer => {
    if (name !== 'accept') {
      const operation = operations[name] as (...args: readonly unknown[]) => unknown;
      return attempt(() => operation(...args));
    }
    if (accepted === undefined || 'failure' in accepted) return accepted as Answer;
    next += 1;
    return { value: (accepted.value as unknown[])[next - 1] };
  });
  // After the work and before anybody hears of it: once for the whole group.
  const kept = attempt(guard.check);
  return 'failure' in kept ? calls.map(() => kept) : answers;
}

/**
 * SQLite is synchronous, and a sync takes as long as the disk takes. On a thread of its own it never
 * holds up a page, a health check or the parsing of the next enquiry.
 */
export function serveStore(): void {
  const port: MessagePort = workerData.port;
  const say = (message: Message) => port.postMessage(message);
  const open = () => {
    const db = openSqlite(workerData.file, workerData);
    const guard = guardFile(db, workerData.file, (notice) => say({ notice }));
    return { guard, operations: createSqliteOperations(db) };
  };
  const opened = attempt(open);
  if ('failure' in opened) {
    say(opened);
    return;
  }
  const { guard, operations } = opened.value as ReturnType<typeof open>;
  say({ value: 'open' });
  port.on('message', (calls: readonly Call[] | 'close') => {
    if (calls === 'close') {
      guard.close();
      port.close();
      return;
    }
    say(answerAll(operations, guard, calls));
    // A full disk, for example, is reported by the next write.
    attempt(() => {
      guard.check();
      guard.shortenLog();
    });
  });
}

serveStore();
