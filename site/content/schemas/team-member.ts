import type * as v from 'valibot';
import { count, fields, line, slug } from './fields.ts';

/** One entry of the team grid (specification, section 3). */
export const teamMemberSchema = fields({
  Id: count(7),
  /** The portrait: a drawing, or a photograph that an editor has put beside it. */
  tImg: slug('Grace-Okafor'),
  name: line('Grace Okafor', 48),
  slug: slug('Grace-Okafor'),
  /** What the member is responsible for. */
  title: line('Lead Product Designer', 60),
});

export type TeamMember = v.InferOutput<typeof teamMemberSchema>;
