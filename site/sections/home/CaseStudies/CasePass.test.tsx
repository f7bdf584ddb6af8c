import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type CaseStudy, caseStudies } from '#content/case-studies.ts';
import { caseStudyList } from '#content/home.ts';
import { CasePass } from './CasePass.tsx';

const study = caseStudies[0] ?? expect.unreachable();
const draw = (changed: Partial<CaseStudy> = {}) =>
  renderToStaticMarkup(<CasePass content={caseStudyList} study={{ ...study, ...changed }} />);

test('a pass says which case it leads to', () => {
  expect(draw()).toContain(`aria-label="Read Case: ${study.title}"`);
});

test('technologies stand on the stub where there are any', () => {
  expect(draw({ Technologies: ['React', 'Node.js'] })).toContain('React, Node.js');
  expect(draw({ Technologies: [] })).not.toContain('Technologies');
});
