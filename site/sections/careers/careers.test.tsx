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
  const html = renderToStaticMarkup(
    <DeparturesList closed={[]} content={career.board} open={[job]} />,
  );
  expect(html).toContain('<time dateTime="2027-03-01">1 Mar 2027</time>');
  expect(html).toContain('aria-label="View Detail: Tester"');
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).not.toContain('Closed');
});

test('a departure that has gone stands below the others and says so', () => {
  const gone: Job = { ...job, title: 'Former', page: { ...job.page, path: '/former' } };
  const board = (open: readonly Job[]) =>
    renderToStaticMarkup(<DeparturesList closed={[gone]} content={career.board} open={open} />);
  expect(board([job])).toMatch(/Open positions[\s\S]*Tester[\s\S]*Apply by[\s\S]*Former/);
  expect(board([job]).split('Former')[1]).toMatch(/>Closed<[\s\S]*1 Mar 2027/);
  expect(board([])).not.toMatch(/Open positions|>Apply by<\/dt>/);
});

test.each([
  [0, /^No desk is free/],
  [1, /^One desk is free/],
  [3, /^Three desks are free/],
  [30, /^30 desks are free/],
])('with %i positions open the banner counts them', (open, says) => {
  expect(career.lead(open)).toMatch(says);
});

test('a board without positions is still a board', () => {
  const html = renderToStaticMarkup(
    <DeparturesList closed={[]} content={career.board} open={[]} />,
  );
  expect(html).toContain(career.board.titleWhenNoneOpen);
  expect(html).not.toContain('<li');
});

test('a position has one more list where it brings one', () => {
  const draw = (shown: Job) =>
    renderToStaticMarkup(<JobDetail content={jobPage} isClosed={false} job={shown} />);
  const extra = { title: 'What we offer', items: ['A desk'] };
  expect(draw({ ...job, extra })).toMatch(/What we offer[\s\S]*A desk/);
  expect(draw(job)).not.toContain('What we offer');
});

test('duties are numbered, demands are not', () => {
  const html = renderToStaticMarkup(<JobDetail content={jobPage} isClosed={false} job={job} />);
  expect(html.match(/<ol/g)).toHaveLength(1);
  expect(html.match(/<ul/g)).toHaveLength(1);
});

test('the way to apply names the position, and the others follow', () => {
  const html = renderToStaticMarkup(
    <JobApplication content={jobPage} isClosed={false} job={job} others={[seoSpecialist]} />,
  );
  expect(html).toContain(encodeURIComponent('Application: Tester'));
  expect(html).toContain(`href="${seoSpecialist.page.path}"`);
});

test('a position that has closed asks for no application and says what to do instead', () => {
  const detail = renderToStaticMarkup(<JobDetail content={jobPage} isClosed job={job} />);
  expect(detail).toMatch(/>Closed<\/dt>[\s\S]*1 March 2027/);
  expect(detail).toContain('href="/career"');
  expect(detail).not.toMatch(/mailto:|Apply by/);
  const end = renderToStaticMarkup(
    <JobApplication content={jobPage} isClosed job={job} others={[]} />,
  );
  expect(end).toContain('This position has closed');
  expect(end).toContain(encodeURIComponent('Speculative application, after: Tester'));
  expect(end).not.toMatch(/How to apply|<nav/);
});
