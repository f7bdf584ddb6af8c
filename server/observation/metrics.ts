import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from '../lifecycle/with-timeout.ts';
import type { OutboxCounts } from '../storage/enquiry-store.ts';
import { type EnquiryHandled, enquiryHandled, type GroupSent, groupSent } from './channels.ts';
import type { CompletedRequest } from './requests.ts';

/** If the store takes longer, a scrape gets the other metrics without it. */
const storeTimeoutMs = 3_000;

export interface Metrics {
  readonly contentType: string;
  requestCompleted(request: CompletedRequest): void;
  /** All metrics in Prometheus' text format. */
  read(): Promise<string>;
  close(): void;
}

/** The metrics of this process. None of them identifies a person. */
export function createMetrics(store: { outboxCounts(): Promise<OutboxCounts> }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response',
    labelNames: ['class', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers,
  });
  const enquiries = new Counter({
    name: 'enquiries_total',
    help: 'Enquiry posts by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const groups = new Histogram({
    name: 'store_group_calls',
    help: 'Calls to the embedded store that share one commit',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
    registers,
  });

  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const waiting = gauge('outbox_waiting', 'Mails waiting to be sent');
  const held = gauge('outbox_held', 'Mails of suspects, held until a person decides');
  const dead = gauge('outbox_dead', 'Mails given up after the last attempt');
  const oldest = gauge('outbox_oldest_waiting_seconds', 'Age of the oldest waiting mail');
  const storeUp = gauge('store_up', 'Whether the store responds: 1 or 0');

  const readStore = async () => {
    try {
      const counts = await withTimeout(storeTimeoutMs, store.outboxCounts());
      waiting.set(counts.waiting);
      held.set(counts.held);
      dead.set(counts.dead);
      const since = counts.oldestWaiting;
      oldest.set(since === null ? 0 : Math.max(0, Date.now() - since) / 1_000);
      storeUp.set(1);
    } catch {
      storeUp.set(0);
    }
  };

  const onEnquiry = (message: unknown) =>
    enquiries.inc({ outcome: (message as EnquiryHandled).outcome });
  const onGroup = (message: unknown) => groups.observe((message as GroupSent).calls);
  enquiryHandled.subscribe(onEnquiry);
  groupSent.subscribe(onGroup);

  return {
    contentType: registry.contentType,
    requestCompleted: (request) =>
      durations.observe({ class: request.class, status: request.status }, request.ms / 1_000),
    async read() {
      await readStore();
      return registry.metrics();
    },
    close() {
      enquiryHandled.unsubscribe(onEnquiry);
      groupSent.unsubscribe(onGroup);
    },
  };
}
