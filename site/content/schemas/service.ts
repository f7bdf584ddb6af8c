import * as v from 'valibot';
import { day, fields, filledList, line, oneOf, prose, slug } from './fields.ts';

const point = fields({
  title: line('Walk with one booking'),
  description: prose(
    'From the first call to the final receipt, we note each hand it passes through.',
  ),
});
const points = filledList(point, "{ title: 'Start small', description: 'One team first.' }");

const threeSlugs =
  "write the slugs of three services, such as ['SEO-Services', 'Design-Services', 'Change-Management']";

/** One entry of the catalogue (specification, section 3), as its file has it. */
export const serviceSchema = fields({
  title: line('Mobile Apps Development', 80),
  slug: slug('Mobile-Apps-Development'),
  /** Where another entry has the same title: what tells the two apart. */
  part: v.exactOptional(line('Part two', 24)),
  description: prose('Apps for travellers and for the people who look after them.'),
  /** The name of another service's emblem; without a name and an emblem of its own a plain star. */
  image: v.exactOptional(slug('Mobile-Apps-Development')),
  /** For search results, where the description is too short or too long for them. */
  summary: v.exactOptional(prose('Apps for travellers and for the people who look after them.')),
  /** Where the entry was changed after the catalogue. */
  updated: v.exactOptional(day),
  /** The two words beside the title in the index of services. */
  thumb1: v.exactOptional(line('iOS', 40)),
  thumb2: v.exactOptional(line('Android', 40)),
  /** How many of the index's twelve columns the entry takes: a row of its own unless it says less. */
  col: v.exactOptional(oneOf([6, 12])),
  /** The picture beside the title, and what it shows. */
  scene: fields({
    picture: slug('Booking-Funnel-Analysis'),
    description: prose('Five columns that show at which step visitors leave a booking.'),
    /** Where it is the picture of no work and no case: the slug of the case it shows a part of. */
    of: v.exactOptional(slug('Haramayn-Hotels')),
  }),
  /** What the service covers; the home page's cards list the titles. */
  covers: points,
  approach: points,
  outcomeIntro: prose('The same people get through a season with less overtime.'),
  outcomeDetails: points,
  /** The case study that proves it, by its slug, and what to look at there. */
  proof: fields({
    case: slug('Back-Office'),
    text: prose('Rooms came first, because they caused the most calls.'),
  }),
  /** What clients take together with it. */
  related: v.pipe(v.array(slug('SEO-Services'), threeSlugs), v.length(3, threeSlugs), v.readonly()),
});

export type ServiceEntry = v.InferOutput<typeof serviceSchema>;
