import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { career, jobPage } from '#content/careers.ts';
import type { Job } from '#content/job.ts';
import { content } from '#harness/content.ts';
import { DeparturesList } from './DeparturesList/DeparturesList.tsx';
import { JobApplication } from './JobApplication/JobApplication.tsx';
import { JobDetail } from './JobDetail/JobDetail.tsx';
import { JobOpening } from './JobOpening/JobOpening.tsx';

const { jobs, team: people } = content;

const sample = jobs[0] ?? expect.unreachable();
const lists = [
  { title: 'What you will do', items: ['Test'] },
  { title: 'Qualifications', items: ['Patience'] },
];
const job: Job = { ...sample, title: 'Tester', validThrough: '2027-03-01', lists };

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
  [0, /^No desks are free/],
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

test('a position shows all its lists', () => {
  const html = renderToStaticMarkup(<JobDetail colleagues={[]} content={jobPage} job={job} />);
  expect(html).toMatch(/What you will do[\s\S]*Test[\s\S]*Qualifications[\s\S]*Patience/);
});

test('duties are numbered, demands are not', () => {
  const html = renderToStaticMarkup(<JobDetail colleagues={[]} content={jobPage} job={job} />);
  expect(html.match(/<ol/g)).toHaveLength(1);
  expect(html.match(/<ul/g)).toHaveLength(1);
});

test('whom one would work with stands beside the position, where it is known', () => {
  const draw = (colleagues: typeof people) =>
    renderToStaticMarkup(<JobDetail colleagues={colleagues} content={jobPage} job={job} />);
  const [one] = people;
  expect(draw(people.slice(0, 1))).toMatch(
    new RegExp(`You will work with.*href="/team-single/${one?.slug}"`),
  );
  expect(draw([])).not.toContain('You will work with');
});

test('a position opens with its facts and the way to apply', () => {
  const html = renderToStaticMarkup(<JobOpening content={jobPage} isClosed={false} job={job} />);
  expect(html).toMatch(/Apply by<\/dt>.*1 March 2027/);
  expect(html).toContain(encodeURIComponent('Application: Tester'));
});

test('the way to apply names the position, and the others follow', () => {
  const html = renderToStaticMarkup(
    <JobApplication content={jobPage} isClosed={false} job={job} others={[sample]} />,
  );
  expect(html).toContain(encodeURIComponent('Application: Tester'));
  expect(html).toContain(`href="${sample.page.path}"`);
});

test('a position that has closed asks for no application and says what to do instead', () => {
  const opening = renderToStaticMarkup(<JobOpening content={jobPage} isClosed job={job} />);
  expect(opening).toMatch(/>Closed<\/dt>[\s\S]*1 March 2027/);
  expect(opening).toContain('>See what’s open');
  expect(opening).not.toMatch(/mailto:|Apply by/);
  const end = renderToStaticMarkup(
    <JobApplication content={jobPage} isClosed job={job} others={[]} />,
  );
  expect(end).toContain('This position has closed');
  expect(end).toContain(encodeURIComponent('Speculative application, after: Tester'));
  expect(end).not.toMatch(/How to apply|<nav/);
});
