import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { within } from '../lifecycle/within.ts';
import type { OutboxCounts } from '../storage/enquiry-store.ts';
import { type EnquiryAnswered, enquiryAnswered, type GroupSent, groupSent } from './channels.ts';
import type { AnsweredRequest } from './requests.ts';

/** A scrape gets the other figures even if the store does not answer. */
const storeWithinMs = 3_000;

export interface Metrics {
  readonly contentType: string;
  answered(request: AnsweredRequest): void;
  /** Everything, in Prometheus' text format. */
  read(): Promise<string>;
  close(): void;
}

/** The figures of this process; none of them says anything about a person. */
export function createMetrics(store: { outboxCounts(): Promise<OutboxCounts> }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['class', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers,
  });
  const enquiries = new Counter({
    name: 'enquiries_total',
    help: 'Posts of an enquiry, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  const groups = new Histogram({
    name: 'store_group_calls',
    help: 'Calls of the embedded store that shared one turn, and so one commit',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
    registers,
  });

  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const waiting = gauge('outbox_waiting', 'Mails that wait to go out');
  const held = gauge('outbox_held', 'Mails that wait for a person: suspects');
  const dead = gauge('outbox_dead', 'Mails that were given up');
  const oldest = gauge('outbox_oldest_waiting_seconds', 'Age of the oldest mail that waits');
  const storeUp = gauge('store_up', 'Whether the store answers: 1 or 0');

  const askStore = async () => {
    try {
      const counts = await within(storeWithinMs, store.outboxCounts());
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

  const onAnswer = (message: unknown) =>
    enquiries.inc({ outcome: (message as EnquiryAnswered).outcome });
  const onGroup = (message: unknown) => groups.observe((message as GroupSent).calls);
  enquiryAnswered.subscribe(onAnswer);
  groupSent.subscribe(onGroup);

  return {
    contentType: registry.contentType,
    answered: (request) =>
      durations.observe({ class: request.class, status: request.status }, request.ms / 1_000),
    async read() {
      await askStore();
      return registry.metrics();
    },
    close() {
      enquiryAnswered.unsubscribe(onAnswer);
      groupSent.unsubscribe(onGroup);
    },
  };
}
