import { type MessagePort, workerData } from 'node:worker_threads';
import type { NewEnquiry } from './enquiry-store.ts';
import { openSqlite } from './sqlite-connection.ts';
import { type FileGuard, guardFile } from './sqlite-file-guard.ts';
import { createSqliteOperations, type SqliteOperations } from './sqlite-operations.ts';

/** A method call for the thread: name and arguments. */
export type Call = readonly ['accept' | keyof SqliteOperations, readonly unknown[]];

/** The result of a call. `failure` is an error's message and never contains an enquiry's text. */
export type Result = { readonly value: unknown } | { readonly failure: string };

/** Sent by the thread: the result of opening, the results of a group of calls, or a repair. */
export type Message = Result | readonly Result[] | { readonly repair: string };

const attempt = (work: () => unknown): Result => {
  try {
    return { value: work() };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};

function runCalls(
  operations: SqliteOperations,
  guard: FileGuard,
  calls: readonly Call[],
): Result[] {
  const checkedBefore = attempt(guard.check);
  if ('failure' in checkedBefore) return calls.map(() => checkedBefore);
  const incoming = calls
    .filter(([name]) => name === 'accept')
    .map(([, [enquiry]]) => enquiry as NewEnquiry);
  const accepted =
    incoming.length === 0 ? undefined : attempt(() => operations.acceptAll(incoming));
  let next = 0;
  const results = calls.map(([name, args]): Result => {
    if (name !== 'accept') {
      const operation = operations[name] as (...args: readonly unknown[]) => unknown;
      return attempt(() => operation(...args));
    }
    if (accepted === undefined || 'failure' in accepted) return accepted as Result;
    next += 1;
    return { value: (accepted.value as unknown[])[next - 1] };
  });
  // Once for the whole group, before anything is acknowledged.
  const checkedAfter = attempt(guard.check);
  return 'failure' in checkedAfter ? calls.map(() => checkedAfter) : results;
}

/**
 * Runs the store. `node:sqlite` is synchronous and waits for the disk: on the main thread it would
 * block all other requests.
 */
function serveStore(): void {
  const port: MessagePort = workerData.port;
  const send = (message: Message) => port.postMessage(message);
  const open = () => {
    const db = openSqlite(workerData.file, workerData);
    const guard = guardFile(db, workerData.file, (repair) => send({ repair }));
    return { guard, operations: createSqliteOperations(db) };
  };
  const opened = attempt(open);
  if ('failure' in opened) {
    send(opened);
    return;
  }
  const { guard, operations } = opened.value as ReturnType<typeof open>;
  send({ value: 'open' });
  port.on('message', (calls: readonly Call[] | 'close') => {
    if (calls === 'close') {
      guard.close();
      port.close();
      return;
    }
    send(runCalls(operations, guard, calls));
    // The next write reports a failure here, such as a full disk.
    attempt(() => {
      guard.check();
      guard.shortenLog();
    });
  });
}

serveStore();
