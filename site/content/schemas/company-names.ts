import type * as v from 'valibot';
import { fields, filledList, line } from './fields.ts';

const names = filledList(line('Harbour&Co', 40), "'Harbour&Co', 'Kestrel'");

/** Each is shown by its wordmark, or by its name where it has none. */
export const partnersSchema = fields({ label: line('Featured partners', 60), names });
export const clientsSchema = fields({ label: line('Our clients', 60), clients: names });

export type Partners = v.InferOutput<typeof partnersSchema>;
export type Clients = v.InferOutput<typeof clientsSchema>;
