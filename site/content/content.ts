import type { PictureFiles } from '#assets/pictures/picture-files.ts';
import { type Job, jobOf } from './job.ts';
import { type LegalPage, legalPageOf } from './legal-page.ts';
import type { CaseStudyData } from './schemas/case-study.ts';
import type { CompanyData } from './schemas/company.ts';
import type { JobData } from './schemas/job.ts';
import type { LegalPageData } from './schemas/legal-page.ts';
import type { EditorsPicture } from './schemas/picture.ts';
import type { PortfolioItemData } from './schemas/portfolio-item.ts';
import type { QuestionData } from './schemas/question.ts';
import type { ServiceData } from './schemas/service.ts';
import type { TeamMemberData } from './schemas/team-member.ts';
import type { TechnologyData } from './schemas/technology.ts';
import type { Testimonial } from './schemas/testimonial.ts';

export type { Testimonial };

/** An entry as in its file. The file name is its id. */
export interface Entry<Data> {
  readonly id: string;
  readonly data: Data;
  readonly body?: string | undefined;
}

/** The data of an entry with the generated files of its pictures. */
export type Shown<Data> = Data extends EditorsPicture
  ? PictureFiles
  : Data extends readonly (infer Item)[]
    ? readonly Shown<Item>[]
    : Data extends object
      ? { readonly [Key in keyof Data]: Shown<Data[Key]> }
      : Data;

/** All entries as in their files, by collection. */
export interface Entries {
  readonly services: readonly Entry<Shown<ServiceData>>[];
  readonly 'case-studies': readonly Entry<Shown<CaseStudyData>>[];
  readonly portfolio: readonly Entry<Shown<PortfolioItemData>>[];
  readonly team: readonly Entry<Shown<TeamMemberData>>[];
  readonly testimonials: readonly Entry<Testimonial>[];
  readonly partners: readonly Entry<CompanyData>[];
  readonly clients: readonly Entry<CompanyData>[];
  readonly technologies: readonly Entry<TechnologyData>[];
  readonly questions: readonly Entry<QuestionData>[];
  readonly jobs: readonly Entry<JobData>[];
  readonly legal: readonly Entry<LegalPageData>[];
}

interface Slugged {
  readonly slug: string;
}

/** The name of a drawing, or the files of a photograph. */
type Picture = string | PictureFiles;

export type Service = Omit<Shown<ServiceData>, 'scene'> &
  Slugged & {
    /** The name of the emblem. */
    readonly image: string;
    readonly features: readonly string[];
    readonly scene: Omit<Shown<ServiceData>['scene'], 'picture'> & { readonly picture: Picture };
  };
export type CaseStudy = Omit<Shown<CaseStudyData>, 'image' | 'singlepageimage' | 'phoneimage'> &
  Slugged & {
    readonly image: Picture;
    readonly singlepageimage: Picture;
    readonly phoneimage?: Picture | undefined;
  };
export type PortfolioItem = Omit<Shown<PortfolioItemData>, 'pImg'> &
  Slugged & { readonly pImg: Picture };
export type TeamMember = Omit<Shown<TeamMemberData>, 'tImg'> & Slugged & { readonly tImg: Picture };
export type Technology = TechnologyData;
export type Question = QuestionData & Slugged;

/** All entries in order, as pages use them. */
export interface Content {
  readonly services: readonly Service[];
  readonly caseStudies: readonly CaseStudy[];
  readonly portfolio: readonly PortfolioItem[];
  /** One entry per person. */
  readonly team: readonly TeamMember[];
  readonly testimonials: readonly Testimonial[];
  readonly partners: readonly string[];
  readonly clients: readonly string[];
  readonly technologies: readonly Technology[];
  readonly questions: readonly Question[];
  readonly jobs: readonly Job[];
  readonly legalPages: readonly LegalPage[];
}

const inOrder = <Each>(list: readonly Each[], placeOf: (each: Each) => number): readonly Each[] =>
  list.toSorted((one, other) => placeOf(one) - placeOf(other));

const slugged = <Data extends object>({ id, data }: Entry<Data>): Data & Slugged => ({
  ...data,
  slug: id,
});

// A photograph replaces the drawing. Without either, the drawing has the name of the file.

const serviceOf = ({ id, data }: Entry<Shown<ServiceData>>): Service => ({
  ...data,
  slug: id,
  image: data.image ?? id,
  features: data.covers.map(({ title }) => title),
  scene: { ...data.scene, picture: data.scene.photograph ?? data.scene.picture ?? id },
});

function caseStudyOf({ id, data }: Entry<Shown<CaseStudyData>>): CaseStudy {
  const { photograph } = data;
  const image = photograph ?? data.image ?? id;
  return {
    ...data,
    slug: id,
    image,
    singlepageimage: photograph ?? data.singlepageimage ?? image,
    phoneimage: photograph ? undefined : data.phoneimage,
  };
}

const portfolioItemOf = ({ id, data }: Entry<Shown<PortfolioItemData>>): PortfolioItem => ({
  ...data,
  slug: id,
  pImg: data.photograph ?? data.pImg ?? id,
});

const teamMemberOf = ({ id, data }: Entry<Shown<TeamMemberData>>): TeamMember => ({
  ...data,
  slug: id,
  tImg: data.photograph ?? data.tImg ?? id,
});

const names = (companies: readonly Entry<CompanyData>[]): readonly string[] =>
  inOrder(companies, ({ data }) => data.order).map(({ data }) => data.name);

export const contentOf = (entries: Entries): Content => ({
  services: inOrder(entries.services.map(serviceOf), ({ Id }) => Id),
  caseStudies: inOrder(entries['case-studies'].map(caseStudyOf), ({ Id }) => Id),
  portfolio: inOrder(entries.portfolio.map(portfolioItemOf), ({ Id }) => Id),
  team: inOrder(entries.team.map(teamMemberOf), ({ Id }) => Id),
  testimonials: inOrder(
    entries.testimonials.map(({ data }) => data),
    ({ id }) => id,
  ),
  partners: names(entries.partners),
  clients: names(entries.clients),
  technologies: inOrder(
    entries.technologies.map(({ data }) => data),
    ({ Id }) => Id,
  ),
  questions: inOrder(entries.questions.map(slugged), ({ order }) => order),
  jobs: inOrder(entries.jobs, ({ data }) => data.order).map(jobOf),
  legalPages: inOrder(entries.legal, ({ data }) => data.order).map(legalPageOf),
});
