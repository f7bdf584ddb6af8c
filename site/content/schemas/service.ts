import * as v from 'valibot';
import { day, fields, filledList, line, oneOf, prose, slug } from './fields.ts';

const point = fields({
  title: line('Walk with one booking'),
  description: prose(
    'From the first call to the final receipt, we note each hand it passes through.',
  ),
});
const points = filledList(point, "{ title: 'Start small', description: 'One team first.' }");

/** One entry of the catalogue (specification, section 3), as its file has it. */
export const serviceSchema = fields({
  title: line('Mobile Apps Development', 80),
  slug: slug('Mobile-Apps-Development'),
  description: prose('Apps for travellers and for the people who look after them.'),
  /** The name of another service's emblem; without a name and an emblem of its own a plain star. */
  image: v.exactOptional(slug('Mobile-Apps-Development')),
  /** Where another entry has the same title: what tells the two apart in search results. */
  pageTitle: v.exactOptional(line('Strategic Planning and Execution, part two')),
  /** For search results, where the description is too short or too long for them. */
  summary: v.exactOptional(prose('Apps for travellers and for the people who look after them.')),
  /** Where the entry was changed after the catalogue. */
  updated: v.exactOptional(day),
  /** The two words beside the title in the index of services. */
  thumb1: v.exactOptional(line('iOS', 40)),
  thumb2: v.exactOptional(line('Android', 40)),
  /** How many of the index's twelve columns the entry takes: a row of its own unless it says less. */
  col: v.exactOptional(oneOf([6, 12])),
  /** What the service covers; the home page's cards list them too. */
  features: v.exactOptional(filledList(line('A named owner for every step'), "'Two workshops'")),
  approach: v.exactOptional(points),
  outcomeIntro: v.exactOptional(prose('The same people get through a season with less overtime.')),
  outcomeDetails: v.exactOptional(points),
});

export type ServiceEntry = v.InferOutput<typeof serviceSchema>;
