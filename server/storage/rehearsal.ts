import { randomUUID } from 'node:crypto';
import type { NewEnquiry } from './enquiry-store.ts';

/** An enquiry of nobody, which a probe stores and rolls back. */
export const rehearsalEnquiry = (): NewEnquiry => ({
  enquiry: { name: 'Probe', email: '', company: '', phone: '', message: '' },
  receivedAt: Date.now(),
  suspicion: undefined,
  key: `probe ${randomUUID()}`,
  fingerprint: '',
});
