import type * as v from 'valibot';
import { pageOfCaseStudy } from '#content/case-studies.ts';
import type { Page } from '#content/page.ts';
import { caseStudySchema } from '#content/schemas/case-study.ts';
import { clientsSchema, partnersSchema } from '#content/schemas/company-names.ts';
import { jobSchema } from '#content/schemas/job.ts';
import { legalPageSchema } from '#content/schemas/legal-page.ts';
import { portfolioItemSchema } from '#content/schemas/portfolio-item.ts';
import { questionSchema } from '#content/schemas/question.ts';
import { serviceSchema } from '#content/schemas/service.ts';
import { teamMemberSchema } from '#content/schemas/team-member.ts';
import { testimonialSchema } from '#content/schemas/testimonial.ts';
import { pageOfService, serviceOf } from '#content/services.ts';
import { pageOfMember } from '#content/team.ts';
import type { Pictures } from './content.ts';

/** A picture that an entry names: in which field, and in which folder it must be. */
export interface Need {
  readonly field: string;
  readonly name: string;
  readonly folder: keyof Pictures;
}

/** Another entry that an entry names: in which field, and in which list it must be. */
export interface Reference {
  readonly field: string;
  readonly to: 'services' | 'caseStudies';
  readonly slug: string;
  /** The one that it must not name: itself. */
  readonly not?: string;
}

/** One kind of content: what it must be, and what must be true of all its entries together. */
export interface Kind<Entry> {
  readonly schema: v.GenericSchema<unknown, Entry>;
  /** The field by which an editor knows an entry. */
  readonly name?: string;
  /** What no two entries may share, by its field. */
  readonly unique?: (entry: Entry) => Readonly<Record<string, string | number>>;
  /** Lists in which nothing may stand twice, by their field. */
  readonly sets?: (entry: Entry) => Readonly<Record<string, readonly string[]>>;
  readonly pictures?: (entry: Entry) => readonly Need[];
  readonly refers?: (entry: Entry) => readonly Reference[];
  readonly page?: (entry: Entry) => Page;
}

/** Lets TypeScript find out what the entries are. */
const kind = <Entry>(is: Kind<Entry>): Kind<Entry> => is;

const picture = (field: string, name: string): Need => ({ field, name, folder: 'pictures' });

export const kinds = {
  services: kind({
    schema: serviceSchema,
    name: 'title',
    unique: ({ slug }) => ({ slug }),
    sets: ({ related }) => ({ related }),
    pictures: ({ scene }) => [picture('scene, picture', scene.picture)],
    refers: ({ slug, related, proof, scene }) => [
      ...related.map(
        (other) => ({ field: 'related', to: 'services', slug: other, not: slug }) as const,
      ),
      { field: 'proof, case', to: 'caseStudies', slug: proof.case },
      ...(scene.of ? [{ field: 'scene, of', to: 'caseStudies', slug: scene.of } as const] : []),
    ],
    page: (entry) => pageOfService(serviceOf(entry, 0)),
  }),
  caseStudies: kind({
    schema: caseStudySchema,
    name: 'title',
    unique: ({ Id, slug }) => ({ Id, slug }),
    pictures: ({ image, singlepageimage, phoneimage }) => [
      picture('image', image),
      ...(singlepageimage ? [picture('singlepageimage', singlepageimage)] : []),
      ...(phoneimage ? [picture('phoneimage', phoneimage)] : []),
    ],
    page: pageOfCaseStudy,
  }),
  portfolio: kind({
    schema: portfolioItemSchema,
    name: 'title',
    unique: ({ Id, slug }) => ({ Id, slug }),
    pictures: ({ pImg }) => [picture('pImg', pImg)],
  }),
  // The specification has one member twice: a person may be, two people with one page may not.
  team: kind({
    schema: teamMemberSchema,
    name: 'name',
    unique: ({ Id }) => ({ Id }),
    pictures: ({ tImg }) => [{ field: 'tImg', name: tImg, folder: 'portraits' }],
    page: pageOfMember,
  }),
  jobs: kind({ schema: jobSchema, name: 'title', page: ({ page }) => page }),
  questions: kind({ schema: questionSchema, name: 'question', unique: ({ id }) => ({ id }) }),
  testimonials: kind({ schema: testimonialSchema, name: 'Title', unique: ({ id }) => ({ id }) }),
  partners: kind({ schema: partnersSchema, sets: ({ names }) => ({ names }) }),
  clients: kind({ schema: clientsSchema, sets: ({ clients }) => ({ clients }) }),
  legalPages: kind({
    schema: legalPageSchema,
    sets: ({ sections }) => ({ 'id of sections': sections.map(({ id }) => id) }),
    page: ({ page }) => page,
  }),
};
