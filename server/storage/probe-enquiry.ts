import { randomUUID } from 'node:crypto';
import type { NewEnquiry } from './enquiry-store.ts';

/** An enquiry that a probe inserts and rolls back. */
export const createProbeEnquiry = (): NewEnquiry => ({
  enquiry: { name: 'Probe', email: '', company: '', phone: '', message: '' },
  receivedAt: Date.now(),
  suspicion: undefined,
  key: `probe ${randomUUID()}`,
  fingerprint: '',
});
