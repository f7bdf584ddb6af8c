import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { portfolioLimit } from '#content/portfolio.ts';
import { changeEntries, entriesOf, writeEntry } from '../content-files.ts';
import { inEach, longest, longText, many } from './extreme-texts.ts';
import { oneMore, photographs } from './variants.ts';

const points = many((index) => ({ title: `${index} ${longest(100)}`, description: longText }));

const longService = (data: object, slug: string) => ({
  ...data,
  ...inEach('description outcomeIntro', longText),
  ...inEach('thumb1 thumb2', longest(40)),
  title: longest(80),
  part: longest(24),
  col: 6,
  scene: { photograph: `./${photographs.services.file}`, description: longText },
  covers: points,
  approach: points,
  outcomeDetails: points,
  proof: { case: 'Back-Office', text: longText },
  related: ['SEO-Services', 'Design-Services', 'Change-Management', 'Website-Development']
    .filter((other) => other !== slug)
    .slice(0, 3),
});

const icons = 'Elasticsearch Flutter Next.js Node.js PostgreSQL React Redis TypeScript'.split(' ');

const longCase = (data: object) => ({
  ...data,
  ...inEach('singlepagedescription reqdecs description conclusion imageDescription', longText),
  ...inEach('title shorttitle', longest(80)),
  ...inEach('sub Country', longest(40)),
  Industry: longest(60),
  Technologies: [...icons, 'A technology without an icon'],
  requirements: many((index) => `${index} ${longText}`),
});

const longWork = (data: object, title: string) => ({
  ...data,
  ...inEach('sub Industry', longest(60)),
  ...inEach('thumb1 thumb2 Country Technologies1 Technologies2', longest(40)),
  title: `${title} ${longest(70)}`,
  description: longText,
});

const longMember = (data: object) => ({ ...data, name: longest(48), title: longest(60) });

/** Creates pictures with noise, so that their files are as large as photographs. */
async function createPhotographs(project: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  for (const [kind, { width, height, file }] of Object.entries(photographs)) {
    await sharp({ create: { width, height, channels: 3, background: 'teal', noise } }).toFile(
      join(project, 'site/content', kind, file),
    );
  }
}

function fillPortfolio(project: string): void {
  const [[, sample = {}] = []] = entriesOf(project, 'portfolio');
  for (let Id = entriesOf(project, 'portfolio').length + 1; Id <= portfolioLimit; Id += 1) {
    writeEntry(project, 'portfolio', `Work-${Id}`, { ...sample, Id });
  }
  changeEntries(project, 'portfolio', (data) => ({
    ...longWork(data, String(data.Id)),
    ...(data.Id === 1 && { photograph: `./${photographs.portfolio.file}` }),
  }));
}

const list = (title: string) =>
  `## ${title}\n\n${many((index) => `- ${index} ${longText}`).join('\n')}`;

/** Adds a job that closed long ago. The other jobs never close. */
function addClosedJob(project: string): void {
  for (const slug of ['seo-detail', 'graphic-detail', 'bd-detail']) {
    const file = join(project, 'site/content/jobs', `${slug}.md`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^validThrough: .*$/m, 'validThrough: 9999-09-30'));
  }
  writeEntry(
    project,
    'jobs',
    oneMore.job,
    {
      order: 0,
      title: longest(80),
      ...inEach('shortDescription lead', longText.slice(0, 200).trim()),
      summary: longText.slice(0, 160).trim(),
      employmentType: 'FULL_TIME',
      datePosted: '2019-11-01',
      validThrough: '2020-01-31',
      updated: '2019-11-01',
      facts: inEach('contract place experience', longest(40)),
    },
    [...many((index) => `${index} ${longText}`), list('Do'), list('Have'), list('Be')].join('\n\n'),
  );
}

/** Writes the longest texts that the schemas allow, and adds an entry of each kind. */
export async function makeLongest(project: string): Promise<void> {
  await createPhotographs(project);
  // One service has no emblem.
  const [, service = {}] = entriesOf(project, 'services')[0] ?? [];
  const { image: _, ...withoutEmblem } = service;
  writeEntry(project, 'services', oneMore.slug, { ...withoutEmblem, Id: 99 });
  changeEntries(project, 'services', longService);
  const [, study = {}] = entriesOf(project, 'case-studies')[0] ?? [];
  const { singlepageimage: __, phoneimage: ___, ...card } = study;
  const photograph = `./${photographs['case-studies'].file}`;
  writeEntry(project, 'case-studies', oneMore.slug, { ...card, Id: 0, photograph });
  changeEntries(project, 'case-studies', longCase);
  const [, member = {}] = entriesOf(project, 'team')[0] ?? [];
  const { again: ____, ...person } = member;
  writeEntry(project, 'team', oneMore.slug, {
    ...person,
    Id: 0,
    photograph: `./${photographs.team.file}`,
  });
  changeEntries(project, 'team', longMember);
  fillPortfolio(project);
  addClosedJob(project);
  // A question with an answer of its own, a partner without a wordmark, and a long quote.
  writeEntry(project, 'questions', oneMore.job, {
    order: 0,
    question: longest(120),
    answer: [longText, 'An answer of its own.'],
  });
  writeEntry(project, 'partners', oneMore.slug, { order: 0, name: longest(40) });
  writeEntry(project, 'testimonials', oneMore.slug, {
    ...inEach('image country', longest(40)),
    ...inEach('Title sub', longest(80)),
    id: 0,
    Des: longText,
    Name: longest(60),
  });
}
