import type { z } from 'astro/zod';
import { count, fields, line } from './fields.ts';

/** A partner or a client: its wordmark is shown, or its name if it has none. */
export const companySchema = fields({
  name: line('Harbour&Co', 40),
  order: count(16).meta({ title: 'Place' }),
});

export type CompanyData = z.infer<typeof companySchema>;
