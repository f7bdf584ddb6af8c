import type { z } from 'astro/zod';
import { count, day, fields, line, list, oneOf, searchDescription, updated } from './fields.ts';
import type { SchemaTools } from './tools.ts';

/** The front matter of an open position. Its text follows as Markdown. */
export const jobSchema = ({ reference }: SchemaTools) =>
  fields({
    title: line('Graphic Designer', 80),
    order: count(4).meta({ title: 'Place', description: 'The place on the board of /career.' }),
    summary: searchDescription.meta({ description: 'For search results.' }),
    shortDescription: line('Find the clients we should be working with.', 200).meta({
      description: 'One line for the board on /career.',
    }),
    lead: line('Find the clients we should be working with.', 200),
    employmentType: oneOf(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
    datePosted: day.meta({ title: 'Posted on' }),
    validThrough: day.meta({
      title: 'Last day to apply',
      description: 'The position is shown as closed after it.',
    }),
    updated,
    facts: fields({
      contract: line('Full-time', 40),
      place: line('Office-based', 40),
      experience: line('0 to 2 years', 40),
    }),
    colleagues: list(reference('team'), 'Grace-Okafor, Yusuf-Karim')
      .default([])
      .meta({ description: 'The people one would work with.' }),
  }).check(({ value, issues }) => {
    if (value.datePosted <= value.validThrough) return;
    issues.push({
      code: 'custom',
      input: value.validThrough,
      path: ['validThrough'],
      message: 'write a day on or after datePosted, such as 2027-03-31',
    });
  });

export type JobData = z.infer<ReturnType<typeof jobSchema>>;
