import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { groupSent } from '../observation/channels.ts';
import { type Acceptance, type EnquiryStore, StoreUnavailable } from './enquiry-store.ts';
import type { Answer, Call } from './sqlite-thread.ts';

interface Waiting {
  readonly call: Call;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: StoreUnavailable) => void;
}

/** Bounds how long one transaction holds the write lock. */
const mostCallsAtOnce = 512;

/**
 * Group commit: calls that come in while the thread is busy go over together next time, and their
 * enquiries share one transaction and one sync. Under load the groups grow by themselves; a single
 * enquiry waits for nobody.
 */
function createCaller(worker: Worker, port: MessagePort) {
  const queue: Waiting[] = [];
  let underWay: Waiting[] = [];
  let gone: string | undefined;

  const sendNext = () => {
    if (underWay.length > 0 || queue.length === 0 || gone !== undefined) return;
    underWay = queue.splice(0, mostCallsAtOnce);
    groupSent.publish({ calls: underWay.length });
    port.postMessage(underWay.map(({ call }) => call));
  };
  const giveUp = (reason: string) => {
    gone = reason;
    for (const { reject } of [...underWay.splice(0), ...queue.splice(0)]) {
      reject(new StoreUnavailable(reason));
    }
  };
  port.on('message', (answers: Answer[]) => {
    const answered = underWay;
    underWay = [];
    sendNext();
    for (const [i, { resolve, reject }] of answered.entries()) {
      const answer = answers[i] as Answer;
      if ('failure' in answer) reject(new StoreUnavailable(answer.failure));
      else resolve(answer.value as never);
    }
  });
  worker.on('error', (error) => giveUp(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => giveUp('the store is closed'));

  return <T>(...call: Call): Promise<T> =>
    new Promise((resolve, reject) => {
      if (gone !== undefined) return reject(new StoreUnavailable(gone));
      queue.push({ call, resolve, reject });
      // At the end of this turn, so that requests read from the sockets together go together.
      if (underWay.length === 0 && queue.length === 1) setImmediate(sendNext);
    });
}

/** Opens the embedded store: one file, one thread, every write synced before it is answered. */
export async function openSqliteStore(file: string): Promise<EnquiryStore> {
  // A channel of its own: Node's watch mode posts messages on the worker's.
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
    workerData: { file, port: port2 },
    transferList: [port2],
  });
  const opened = await new Promise<Answer>((resolve, reject) => {
    port.once('message', resolve);
    worker.once('error', reject);
  });
  if ('failure' in opened) {
    await worker.terminate();
    throw new StoreUnavailable(opened.failure);
  }
  const call = createCaller(worker, port);
  const exit = once(worker, 'exit');

  return {
    accept: (incoming) => call<Acceptance>('accept', [incoming]),
    findByKey: (key) => call('findByKey', [key]),
    secret: async (name) => Buffer.from(await call<Uint8Array>('secret', [name])),
    outboxCounts: () => call('outboxCounts', []),
    claim: (...args) => call('claim', args),
    settle: (...args) => call('settle', args),
    nextDue: () => call('nextDue', []),
    list: (...args) => call('list', args),
    find: (reference) => call('find', [reference]),
    resend: (...args) => call('resend', args),
    count: (selection) => call('count', [selection]),
    erase: (selection) => call('erase', [selection]),
    stats: () => call('stats', []),
    async backup(target) {
      // Whole or not there at all: the copy takes its name once it is complete and on the disk.
      const part = `${target}.part`;
      await rm(part, { force: true });
      await call('backup', [part]);
      const handle = await open(part, 'r');
      await handle.sync();
      await handle.close();
      await rename(part, target);
    },
    async close() {
      port.postMessage('close');
      await exit;
    },
  };
}
