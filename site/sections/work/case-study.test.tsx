import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { caseStudyPage, pageOfCaseStudy } from '#content/case-studies.ts';
import type { CaseStudy } from '#content/content.ts';
import { content } from '#harness/content.ts';
import { CaseStudyBrief } from './CaseStudyBrief/CaseStudyBrief.tsx';
import { CaseStudyFacts } from './CaseStudyFacts/CaseStudyFacts.tsx';
import { CaseStudyOpening } from './CaseStudyOpening/CaseStudyOpening.tsx';

const { caseStudies } = content;

const study = caseStudies[0] ?? expect.unreachable();

test('the brief lists what was required, and is the story alone where nothing was', () => {
  const draw = (requirements: readonly string[]) =>
    renderToStaticMarkup(
      <CaseStudyBrief content={caseStudyPage} study={{ ...study, requirements }} />,
    );
  expect(draw(['One list'])).toContain('One list');
  expect(draw(['One list'])).toContain(caseStudyPage.requirements);
  expect(draw([])).not.toContain(caseStudyPage.requirements);
});

test('the stub names technologies where there are any', () => {
  const draw = (Technologies: CaseStudy['Technologies']) =>
    renderToStaticMarkup(
      <CaseStudyFacts content={caseStudyPage.facts} study={{ ...study, Technologies }} />,
    );
  expect(draw(['React'])).toContain('React');
  expect(draw([])).not.toContain(caseStudyPage.facts.technologies);
});

test('the scene is the case’s own picture, and on a tablet the card’s', () => {
  const html = renderToStaticMarkup(
    <CaseStudyOpening
      page={pageOfCaseStudy(study)}
      study={{ ...study, singlepageimage: 'Haramayn-Hotels', image: 'Back-Office-card' }}
    />,
  );
  expect(html).toMatch(
    /<source[^>]+width &lt; 900px[^>]+Back-Office-card[\s\S]*<img[^>]+Haramayn-Hotels/,
  );
});
