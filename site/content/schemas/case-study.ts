import type { z } from 'astro/zod';
import { count, fields, line, list, oneOf, prose, updated } from './fields.ts';
import { drawing, photograph } from './picture.ts';
import type { SchemaTools } from './tools.ts';

/** One case study (specification, section 3). */
export const caseStudySchema = (tools: SchemaTools) =>
  fields({
    title: line('The back office a travel agency runs on', 80),
    Id: count(4).meta({ title: 'Place', description: 'The place in lists; 1 is the first.' }),
    shorttitle: line('Noor Umrah back office', 80).meta({ title: 'Short title' }),
    sub: line('Back office', 40).meta({ title: 'Category' }),
    description: prose('Eleven spreadsheets became one system.').meta({
      title: 'Text on cards',
    }),
    singlepagedescription: prose('Bookings, groups, rooms, visas and balances in one place.').meta({
      title: 'Introduction',
      description: 'On the case’s own page and in search results.',
    }),
    updated,
    image: drawing('Drawing on cards', 'Back-Office-card'),
    singlepageimage: drawing('Drawing on the case’s own page', 'Back-Office'),
    phoneimage: drawing('Upright drawing for phones', 'Back-Office-phone'),
    photograph: photograph(tools),
    imageDescription: prose('The back office on a desktop screen: bookings of one group.').meta({
      title: 'Alternative text',
    }),
    Industry: line('Hotel booking', 60),
    Country: line('United Kingdom', 40),
    Technologies: list(line('React', 40), 'React, Node.js'),
    reqdecs: prose('The agency ran on eleven spreadsheets.').meta({
      title: 'What was needed',
    }),
    requirements: list(prose('Booking without an account'), 'Booking without an account'),
    conclusion: prose('We sat in the office for a week before drawing anything.').meta({
      title: 'Solution and result',
    }),
    trial: oneOf(['none', 'walk', 'rooms', 'flight']).default('none').meta({
      title: 'Something to try',
      description:
        'walk: a plan of hotels by their walk to the Haram. rooms: one traveller changes rooms. flight: a flight is late.',
    }),
  });

export type CaseStudyData = z.infer<ReturnType<typeof caseStudySchema>>;
