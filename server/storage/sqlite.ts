import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { groupSent } from '../observation/channels.ts';
import {
  type Acceptance,
  type EnquiryStore,
  type StoreOptions,
  StoreUnavailable,
} from './enquiry-store.ts';
import { erasurePatienceMs, keepTrying } from './keep-trying.ts';
import { rememberLastWrite } from './last-write.ts';
import type { Answer, Call, Message } from './sqlite-thread.ts';
import { writeWhole } from './whole-file.ts';

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
}

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
function createCaller({ worker, port }: Thread, onNotice: (sentence: string) => void) {
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
  port.on('message', (message: Message) => {
    if ('notice' in message) return onNotice(message.notice);
    const answers = message as readonly Answer[];
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

type Caller = ReturnType<typeof createCaller>;

/** Goes through the steps of an erasure with the thread free in between, so enquiries go on. */
function createFinishErasure(call: Caller, patienceMs: number) {
  const done = (step: 'rewriteDatabase' | 'cutLog') =>
    keepTrying(patienceMs, () => call<boolean>(step, []));
  return async (): Promise<boolean> => {
    const erasure = await call<number | undefined>('unfinishedErasure', []);
    if (erasure === undefined) return false;
    if (!((await done('rewriteDatabase')) && (await done('cutLog')))) {
      throw new StoreUnavailable(
        'another program is using the database, so erased bytes are still in its files; run the erasure again',
      );
    }
    await call('noteErased', [erasure]);
    return true;
  };
}

async function startThread(file: string, thorough: boolean): Promise<Thread> {
  // A channel of its own: Node's watch mode posts messages on the worker's.
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
    workerData: { file, thorough, port: port2 },
    transferList: [port2],
  });
  const opened = await new Promise<Answer>((resolve) => {
    port.once('message', resolve);
    worker.once('error', (error) =>
      resolve({ failure: error instanceof Error ? error.message : String(error) }),
    );
  });
  if ('value' in opened) return { worker, port };
  await worker.terminate();
  throw new StoreUnavailable(opened.failure);
}

/** Opens the embedded store: one file, one thread, every write synced before it is answered. */
export async function openSqliteStore(
  file: string,
  { onNotice = () => {}, ...options }: StoreOptions = {},
): Promise<EnquiryStore> {
  const thread = await startThread(file, options.thorough ?? false);
  const { worker, port } = thread;
  const call = createCaller(thread, onNotice);
  const lastWrite = rememberLastWrite();
  const exit = once(worker, 'exit');
  const finishErasure = createFinishErasure(call, options.erasurePatienceMs ?? erasurePatienceMs);

  return {
    accept: (incoming) => lastWrite.watchEnquiry(call<Acceptance>('accept', [incoming])),
    findByKey: (key) => call('findByKey', [key]),
    outboxCounts: () => call('outboxCounts', []),
    probe: () => lastWrite.unlessProven(() => call('probe', [])),
    claim: (...args) => call('claim', args),
    settle: (...args) => call('settle', args),
    nextDue: () => call('nextDue', []),
    list: (...args) => call('list', args),
    find: (reference) => call('find', [reference]),
    resend: (...args) => call('resend', args),
    count: (selection) => call('count', [selection]),
    async erase(selection) {
      const erased = await call<number>('deleteSelected', [selection]);
      await finishErasure();
      return erased;
    },
    finishErasure,
    lastSweep: () => call('lastSweep', []),
    noteSweep: (sweep) => call('noteSweep', [sweep]),
    claimHeldReport: (...args) => call('claimHeldReport', args),
    releaseHeldReport: () => call('releaseHeldReport', []),
    stats: () => call('stats', []),
    backup: (target) => writeWhole(target, (part) => call('backup', [part])),
    async close() {
      port.postMessage('close');
      await exit;
    },
  };
}
