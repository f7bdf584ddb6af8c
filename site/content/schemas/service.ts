import { z } from 'astro/zod';
import { count, fields, filledList, line, name, oneOf, prose, updated } from './fields.ts';
import { drawing, photograph } from './picture.ts';
import type { SchemaTools } from './tools.ts';

const points = filledList(
  fields({
    title: line('Follow one booking'),
    description: prose('From the first call to the final receipt, we note each hand.'),
  }),
  'title: Start small, description: One team first.',
);

/** The parts of the index on /services, in order. */
export const serviceGroups = ['Design, build and run', 'Consulting'] as const;

const threeServices =
  'write the slugs of three services, such as SEO-Services, Design-Services and Change-Management';

/** One service (specification, section 3). */
export const serviceSchema = (tools: SchemaTools) =>
  fields({
    title: line('Mobile Apps Development', 80),
    Id: count(18).meta({
      title: 'Place',
      description: 'The place in the catalogue. The home page shows 6 to 11.',
    }),
    group: oneOf(serviceGroups).meta({ description: 'The part of the index on /services.' }),
    part: line('Part two', 24)
      .optional()
      .meta({ description: 'Distinguishes two services of the same title.' }),
    description: prose('Apps for travellers and for the people who look after them.'),
    image: name('Mobile-Apps-Development').optional().meta({
      title: 'Emblem',
      description:
        'The emblem of another service. Without one, a service has its own or a plain star.',
    }),
    summary: prose('Apps for travellers and for the people who look after them.').optional().meta({
      description: 'For search results, if the description is too short or too long for them.',
    }),
    updated,
    thumb1: line('iOS', 40).optional().meta({
      title: 'First tag',
      description: 'Beside the title in the index of services.',
    }),
    thumb2: line('Android', 40).optional().meta({ title: 'Second tag' }),
    col: z.literal([6, 12], { error: 'use 6 or 12' }).optional().meta({
      title: 'Width',
      description: 'The columns of twelve that the entry takes in the index: 6 or 12.',
    }),
    scene: fields({
      picture: drawing('Drawing', 'Booking-Funnel-Analysis'),
      photograph: photograph(tools),
      description: prose('Five columns that show at which step visitors leave a booking.').meta({
        title: 'Alternative text',
      }),
      of: tools.reference('case-studies').optional().meta({
        title: 'Part of this case',
        description: 'If the picture is not that of a work or a case.',
      }),
    }).meta({ title: 'Picture' }),
    covers: points.meta({
      title: 'What it covers',
      description: 'Cards on the home page list the titles.',
    }),
    approach: points.meta({ title: 'Our approach' }),
    outcomeIntro: prose('The same people get through a season with less overtime.').meta({
      title: 'Introduction to the outcomes',
    }),
    outcomeDetails: points.meta({ title: 'Outcomes' }),
    proof: fields({
      case: tools.reference('case-studies').meta({ title: 'Case study' }),
      text: prose('Rooms came first, because they caused the most calls.').meta({
        description: 'What to look at there.',
      }),
    }),
    related: z
      .array(tools.reference('services'), { error: threeServices })
      .length(3, { error: threeServices })
      .meta({ title: 'Often booked together', description: 'Three other services.' }),
  });

export type ServiceData = z.infer<ReturnType<typeof serviceSchema>>;
