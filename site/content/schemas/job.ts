import * as v from 'valibot';
import { people } from '../team.ts';
import { day, fields, filledList, line, list, oneOf, prose } from './fields.ts';
import { pageSchema } from './page.ts';

const sentences = filledList(prose('Find projects that suit us.'), "'Find projects that suit us.'");

export const jobListSchema = fields({ title: line('Requirements', 60), items: sentences });

/** An open position: what its page says, and what search engines are told about it. */
export const jobSchema = v.pipe(
  fields({
    page: pageSchema,
    title: line('Graphic Designer', 80),
    /** One line for the board on /career. */
    shortDescription: line('Find the clients we should be working with.', 200),
    lead: line('Find the clients we should be working with.', 200),
    employmentType: oneOf(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
    datePosted: day,
    /** The last day on which someone can apply; the position is shown as closed after it. */
    validThrough: day,
    facts: fields({
      contract: line('Full-time', 40),
      place: line('Office-based', 40),
      experience: line('0 to 2 years', 40),
    }),
    /** Whom one would work with: members of the team, by their slugs. */
    colleagues: v.exactOptional(
      list(oneOf(people.map((person) => person.slug)), "'Grace-Okafor', 'Yusuf-Karim'"),
    ),
    description: sentences,
    responsibilities: sentences,
    requirements: jobListSchema,
    /** Preferred skills, or what is offered; not every position has such a list. */
    extra: v.exactOptional(jobListSchema),
  }),
  v.forward(
    v.partialCheck(
      [['datePosted'], ['validThrough']],
      ({ datePosted, validThrough }) => datePosted <= validThrough,
      'write a day on or after datePosted, such as 2027-03-31',
    ),
    ['validThrough'],
  ),
);

export type Job = v.InferOutput<typeof jobSchema>;
export type JobList = v.InferOutput<typeof jobListSchema>;
