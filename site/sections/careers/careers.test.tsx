import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { career, jobPage } from '#content/jobs/careers.ts';
import type { Job } from '#content/jobs/job.ts';
import { seoSpecialist } from '#content/jobs/seo-specialist.ts';
import { DeparturesList } from './DeparturesList/DeparturesList.tsx';
import { JobApplication } from './JobApplication/JobApplication.tsx';
import { JobDetail } from './JobDetail/JobDetail.tsx';

const { extra: _, ...plain }: Job = seoSpecialist;
const job: Job = { ...plain, title: 'Tester', validThrough: '2027-03-01' };

test('a departure says what it is, until when, and where its button leads', () => {
  const html = renderToStaticMarkup(<DeparturesList content={career.board} jobs={[job]} />);
  expect(html).toContain('<time dateTime="2027-03-01">1 Mar 2027</time>');
  expect(html).toContain('aria-label="View Detail: Tester"');
  expect(html.match(/<li/g)).toHaveLength(1);
});

test('a board without positions is still a board', () => {
  const html = renderToStaticMarkup(<DeparturesList content={career.board} jobs={[]} />);
  expect(html).toContain(career.board.title);
  expect(html).not.toContain('<li');
});

test('a position has one more list where it brings one', () => {
  const draw = (shown: Job) => renderToStaticMarkup(<JobDetail content={jobPage} job={shown} />);
  const extra = { title: 'What we offer', items: ['A desk'] };
  expect(draw({ ...job, extra })).toMatch(/What we offer[\s\S]*A desk/);
  expect(draw(job)).not.toContain('What we offer');
});

test('duties are numbered, demands are not', () => {
  const html = renderToStaticMarkup(<JobDetail content={jobPage} job={job} />);
  expect(html.match(/<ol/g)).toHaveLength(1);
  expect(html.match(/<ul/g)).toHaveLength(1);
});

test('the way to apply names the position, and the others follow', () => {
  const html = renderToStaticMarkup(
    <JobApplication content={jobPage} job={job} others={[seoSpecialist]} />,
  );
  expect(html).toContain(encodeURIComponent('Application: Tester'));
  expect(html).toContain(`href="${seoSpecialist.page.path}"`);
});
