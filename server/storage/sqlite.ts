import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { groupSent } from '../observation/channels.ts';
import { writeAtomically } from './atomic-file.ts';
import {
  type Acceptance,
  type EnquiryStore,
  type StoreOptions,
  StoreUnavailable,
} from './enquiry-store.ts';
import { defaultErasureTimeoutMs, retryUntil } from './retry-until.ts';
import type { Call, Message, Result } from './sqlite-thread.ts';
import { createWriteHealth } from './write-health.ts';

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
}

interface PendingCall {
  readonly call: Call;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: StoreUnavailable) => void;
}

/** Limits how long one transaction holds the write lock. */
const maxGroupSize = 512;

/**
 * Group commit: calls that arrive while the thread is busy are sent to it as one group, and their
 * enquiries share one transaction and one sync. Groups grow with the load; a single call does not
 * wait.
 */
function createCaller({ worker, port }: Thread, onRepair: (sentence: string) => void) {
  const queue: PendingCall[] = [];
  let inFlight: PendingCall[] = [];
  let closedReason: string | undefined;

  const sendNext = () => {
    if (inFlight.length > 0 || queue.length === 0 || closedReason !== undefined) return;
    inFlight = queue.splice(0, maxGroupSize);
    groupSent.publish({ calls: inFlight.length });
    port.postMessage(inFlight.map(({ call }) => call));
  };
  const rejectAll = (reason: string) => {
    closedReason = reason;
    for (const { reject } of [...inFlight.splice(0), ...queue.splice(0)]) {
      reject(new StoreUnavailable(reason));
    }
  };
  port.on('message', (message: Message) => {
    if ('repair' in message) return onRepair(message.repair);
    const results = message as readonly Result[];
    const finished = inFlight;
    inFlight = [];
    sendNext();
    for (const [i, { resolve, reject }] of finished.entries()) {
      const result = results[i] as Result;
      if ('failure' in result) reject(new StoreUnavailable(result.failure));
      else resolve(result.value as never);
    }
  });
  worker.on('error', (error) => rejectAll(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => rejectAll('the store is closed'));

  return <T>(...call: Call): Promise<T> =>
    new Promise((resolve, reject) => {
      if (closedReason !== undefined) return reject(new StoreUnavailable(closedReason));
      queue.push({ call, resolve, reject });
      // After this turn of the event loop, so requests that arrive together form one group.
      if (inFlight.length === 0 && queue.length === 1) setImmediate(sendNext);
    });
}

type Caller = ReturnType<typeof createCaller>;

/** Runs an erasure step by step. Between the steps the thread stores enquiries. */
function createFinishErasure(call: Caller, timeoutMs: number) {
  const run = (step: 'rewriteDatabase' | 'truncateLog') =>
    retryUntil(timeoutMs, () => call<boolean>(step, []));
  return async (): Promise<boolean> => {
    const erasure = await call<number | undefined>('unfinishedErasure', []);
    if (erasure === undefined) return false;
    if (!((await run('rewriteDatabase')) && (await run('truncateLog')))) {
      throw new StoreUnavailable(
        'another program is using the database, so erased bytes are still in its files; run the erasure again',
      );
    }
    await call('completeErasure', [erasure]);
    return true;
  };
}

async function startThread(file: string, checkIntegrity: boolean): Promise<Thread> {
  // A separate channel, because Node's watch mode posts messages on the worker's own port.
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
    workerData: { file, checkIntegrity, port: port2 },
    transferList: [port2],
  });
  const opened = await new Promise<Result>((resolve) => {
    port.once('message', resolve);
    worker.once('error', (error) =>
      resolve({ failure: error instanceof Error ? error.message : String(error) }),
    );
  });
  if ('value' in opened) return { worker, port };
  await worker.terminate();
  throw new StoreUnavailable(opened.failure);
}

/** Opens the embedded store: one file, one thread. Every write resolves after it is synced. */
export async function openSqliteStore(
  file: string,
  { onRepair = () => {}, ...options }: StoreOptions = {},
): Promise<EnquiryStore> {
  const thread = await startThread(file, options.checkIntegrity ?? false);
  const { worker, port } = thread;
  const call = createCaller(thread, onRepair);
  const writeHealth = createWriteHealth();
  const exit = once(worker, 'exit');
  const finishErasure = createFinishErasure(
    call,
    options.erasureTimeoutMs ?? defaultErasureTimeoutMs,
  );

  return {
    accept: (incoming) => writeHealth.track(call<Acceptance>('accept', [incoming])),
    findByKey: (key) => call('findByKey', [key]),
    outboxCounts: () => call('outboxCounts', []),
    probe: () => writeHealth.probe(() => call('probe', [])),
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
    recordSweep: (sweep) => call('recordSweep', [sweep]),
    claimHeldReport: (...args) => call('claimHeldReport', args),
    releaseHeldReport: () => call('releaseHeldReport', []),
    stats: () => call('stats', []),
    backup: (target) => writeAtomically(target, (partialFile) => call('backup', [partialFile])),
    async close() {
      port.postMessage('close');
      await exit;
    },
  };
}
