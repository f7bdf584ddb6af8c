import * as v from 'valibot';
import { count, day, fields, line, list, oneOf, prose, slug } from './fields.ts';

/** One case study (specification, section 3). */
export const caseStudySchema = fields({
  Id: count(4),
  /** The picture on cards. */
  image: slug('Back-Office-card'),
  title: line('A back office that a travel agency runs on', 80),
  shorttitle: line('Back-office system for a travel agency', 80),
  singlepagedescription: prose('Bookings, groups, rooms, visas and balances in one place.'),
  slug: slug('Back-Office'),
  /** The category a card names. */
  sub: line('Back office', 40),
  /** Where the case was changed after the others. */
  updated: v.exactOptional(day),
  Industry: line('Hotel booking', 60),
  Country: line('United Kingdom', 40),
  /** Shown as icons with their names. */
  Technologies: list(line('React', 40), "'React', 'Node.js'"),
  /** What was required, in one paragraph, and point by point. */
  reqdecs: prose('Every departure lived in its own spreadsheet.'),
  requirements: list(prose('Booking without an account'), "'Booking without an account'"),
  /** What a card says below the title. */
  description: prose('Eleven spreadsheets became one system.'),
  /** Under the heading 'Solution & Result'. */
  conclusion: prose('We sat in the office for a week before drawing anything.'),
  /** The picture on the case's own page, where it differs from the card's. */
  singlepageimage: v.exactOptional(slug('Back-Office')),
  /** What that picture shows. */
  imageDescription: prose('The back office on a desktop screen: bookings of one group.'),
  /** One screen of it, upright: the picture on a phone, where the others could not be read. */
  phoneimage: v.exactOptional(slug('Back-Office-phone')),
  /** What a visitor can try on the page. */
  trial: v.exactOptional(oneOf(['walk'])),
});

export type CaseStudy = v.InferOutput<typeof caseStudySchema>;
