import { type MessagePort, workerData } from 'node:worker_threads';
import type { NewEnquiry } from './enquiry-store.ts';
import { openSqlite } from './sqlite-connection.ts';
import { createSqliteOperations, type SqliteOperations } from './sqlite-operations.ts';

/** One call of the port, as it crosses to the thread. */
export type Call = readonly ['accept' | keyof SqliteOperations, readonly unknown[]];

/** Its answer; a failure crosses as its sentence, which never holds an enquiry's text. */
export type Answer = { readonly value: unknown } | { readonly failure: string };

const attempt = (work: () => unknown): Answer => {
  try {
    return { value: work() };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};

function answerAll(operations: SqliteOperations, calls: readonly Call[]): Answer[] {
  const incoming = calls
    .filter(([name]) => name === 'accept')
    .map(([, [one]]) => one as NewEnquiry);
  const accepted =
    incoming.length === 0 ? undefined : attempt(() => operations.acceptAll(incoming));
  let next = 0;
  return calls.map(([name, args]): Answer => {
    if (name !== 'accept') {
      const operation = operations[name] as (...args: readonly unknown[]) => unknown;
      return attempt(() => operation(...args));
    }
    if (accepted === undefined || 'failure' in accepted) return accepted as Answer;
    next += 1;
    return { value: (accepted.value as unknown[])[next - 1] };
  });
}

/**
 * SQLite is synchronous, and a sync takes as long as the disk takes. On a thread of its own it never
 * holds up a page, a health check or the parsing of the next enquiry.
 */
export function serveStore(): void {
  const port: MessagePort = workerData.port;
  const opened = attempt(() => openSqlite(workerData.file));
  if ('failure' in opened) {
    port.postMessage(opened);
    return;
  }
  const db = opened.value as ReturnType<typeof openSqlite>;
  const operations = createSqliteOperations(db);
  port.postMessage({ value: 'open' });
  port.on('message', (calls: readonly Call[] | 'close') => {
    if (calls === 'close') {
      db.close();
      port.close();
    } else {
      port.postMessage(answerAll(operations, calls));
    }
  });
}

serveStore();
