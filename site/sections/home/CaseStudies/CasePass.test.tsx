import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CaseStudy } from '#content/content.ts';
import { caseStudyListOf } from '#content/home.ts';
import { content } from '#harness/content.ts';
import { CasePass } from './CasePass.tsx';

const { caseStudies } = content;
const caseStudyList = caseStudyListOf(content.caseStudies);

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
