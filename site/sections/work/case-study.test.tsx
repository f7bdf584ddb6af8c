import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { caseStudyPage } from '#content/case-studies.ts';
import { content } from '#harness/content.ts';
import { CaseStudyBrief } from './CaseStudyBrief/CaseStudyBrief.tsx';
import { CaseStudyFacts } from './CaseStudyFacts/CaseStudyFacts.tsx';

const study = content.caseStudies[0] ?? expect.unreachable();

test('§2 the brief lists the requirements, and has no list without any', () => {
  const draw = (requirements: readonly string[]) =>
    renderToStaticMarkup(
      <CaseStudyBrief content={caseStudyPage} study={{ ...study, requirements }} />,
    );
  expect(draw(['One list'])).toContain('>One list<');
  expect(draw([])).not.toContain(caseStudyPage.requirements);
});

test('§3 the facts name the technologies, if there are any', () => {
  const draw = (Technologies: readonly string[]) =>
    renderToStaticMarkup(
      <CaseStudyFacts content={caseStudyPage.facts} study={{ ...study, Technologies }} />,
    );
  expect(draw(['React'])).toContain('React');
  expect(draw([])).not.toContain(caseStudyPage.facts.technologies);
});
