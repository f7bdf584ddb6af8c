import type { StoredEnquiry } from '../storage/enquiry-store.ts';

export const isoOrNull = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

/** ISO 8601 in UTC, to the second. */
export const timeText = (time: number | null): string =>
  time === null ? '-' : new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

export const countText = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** The public shape of an enquiry: ISO dates, no internal id. */
export const toPublic = ({ id: _, ...enquiry }: StoredEnquiry) => ({
  ...enquiry,
  receivedAt: isoOrNull(enquiry.receivedAt),
  sentAt: isoOrNull(enquiry.sentAt),
});

export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
