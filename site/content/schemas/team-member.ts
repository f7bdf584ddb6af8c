import type { z } from 'astro/zod';
import { count, emailAddress, fields, line, prose, updated } from './fields.ts';
import { drawing, photograph } from './picture.ts';
import type { SchemaTools } from './tools.ts';

/** One member of the team (specification, section 3). */
export const teamMemberSchema = (tools: SchemaTools) =>
  fields({
    name: line('Grace Okafor', 48),
    title: line('Lead Product Designer', 60).meta({ title: 'Role' }),
    Id: count(7).meta({ title: 'Place', description: 'The place on the wall; 1 is the first.' }),
    tImg: drawing('Drawn portrait', 'Grace-Okafor'),
    photograph: photograph(tools),
    email: emailAddress('grace@agency.com'),
    phone: line('0121 496 0103', 24),
    updated,
    worked: fields({
      caseStudy: tools.reference('case-studies').optional().meta({ title: 'Case study' }),
      part: prose('Walked from the hotels to the gates with a stopwatch.').optional().meta({
        title: 'The member’s part in it',
      }),
    })
      .check(({ value: { caseStudy, part }, value, issues }) => {
        if (Boolean(caseStudy) === Boolean(part)) return;
        const message = 'write both the case study and the member’s part in it, or neither';
        issues.push({ code: 'custom', input: value, message });
      })
      .optional()
      .meta({ title: 'Worked on' }),
    again: fields({
      Id: count(6).optional().meta({ title: 'Place' }),
      tImg: drawing('Drawn portrait', 'Amina-Rahman-on-site'),
      photograph: photograph(tools),
    })
      .optional()
      .meta({ title: 'Second card', description: 'Another card on the wall for the same person.' }),
  });

export type TeamMemberData = z.infer<ReturnType<typeof teamMemberSchema>>;
