import * as v from 'valibot';
import { caseStudies } from '../case-studies.ts';
import { count, fields, line, oneOf, prose, slug } from './fields.ts';

/** One entry of the team grid (specification, section 3). */
export const teamMemberSchema = fields({
  Id: count(7),
  /** The portrait: a drawing, or a photograph that an editor has put beside it. */
  tImg: slug('Grace-Okafor'),
  name: line('Grace Okafor', 48),
  slug: slug('Grace-Okafor'),
  /** What the member is responsible for. */
  title: line('Lead Product Designer', 60),
  /** The case study whose pass stands on the member's page, and what they did in it. */
  worked: v.exactOptional(
    fields({
      caseStudy: oneOf(caseStudies.map((study) => study.slug)),
      part: prose('Walked from the hotels to the gates with a stopwatch.'),
    }),
  ),
});

export type TeamMember = v.InferOutput<typeof teamMemberSchema>;
