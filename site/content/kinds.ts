import { caseStudySchema } from './schemas/case-study.ts';
import { companySchema } from './schemas/company.ts';
import { jobSchema } from './schemas/job.ts';
import { legalPageSchema } from './schemas/legal-page.ts';
import { portfolioItemSchema } from './schemas/portfolio-item.ts';
import { questionSchema } from './schemas/question.ts';
import { serviceSchema } from './schemas/service.ts';
import { teamMemberSchema } from './schemas/team-member.ts';
import { technologySchema } from './schemas/technology.ts';
import { testimonialSchema } from './schemas/testimonial.ts';

/** The kinds of entries: each has a folder of its own in site/content, with one file per entry. */
export const kinds = {
  services: { ending: 'yaml', schema: serviceSchema },
  'case-studies': { ending: 'yaml', schema: caseStudySchema },
  portfolio: { ending: 'yaml', schema: portfolioItemSchema },
  team: { ending: 'yaml', schema: teamMemberSchema },
  testimonials: { ending: 'yaml', schema: () => testimonialSchema },
  partners: { ending: 'yaml', schema: () => companySchema },
  clients: { ending: 'yaml', schema: () => companySchema },
  technologies: { ending: 'yaml', schema: () => technologySchema },
  questions: { ending: 'yaml', schema: () => questionSchema },
  jobs: { ending: 'md', schema: jobSchema },
  legal: { ending: 'md', schema: () => legalPageSchema },
} as const;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as readonly Kind[];
