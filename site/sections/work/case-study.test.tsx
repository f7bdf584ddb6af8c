import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  type CaseStudy,
  caseStudies,
  caseStudyPage,
  pageOfCaseStudy,
} from '#content/case-studies.ts';
import { CaseStudyBrief } from './CaseStudyBrief/CaseStudyBrief.tsx';
import { CaseStudyFacts } from './CaseStudyFacts/CaseStudyFacts.tsx';
import { CaseStudyOpening } from './CaseStudyOpening/CaseStudyOpening.tsx';

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

test('the scene is the page’s own picture, or the card’s where it has none', () => {
  const { singlepageimage: _, ...withoutScene } = study;
  const draw = (shown: CaseStudy) =>
    renderToStaticMarkup(<CaseStudyOpening page={pageOfCaseStudy(shown)} study={shown} />);
  const own: CaseStudy = {
    ...study,
    singlepageimage: 'Haramayn-Hotels',
    image: 'Back-Office-card',
  };
  expect(draw(own)).toContain('Haramayn-Hotels');
  expect(draw({ ...withoutScene, image: 'Back-Office-card' })).toContain('Back-Office-card');
});
