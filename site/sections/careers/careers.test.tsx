import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { career, jobPage } from '#content/careers.ts';
import type { Job } from '#content/job.ts';
import { content } from '#harness/content.ts';
import { DeparturesList } from './DeparturesList/DeparturesList.tsx';
import { JobApplication } from './JobApplication/JobApplication.tsx';
import { JobDetail } from './JobDetail/JobDetail.tsx';
import { JobOpening } from './JobOpening/JobOpening.tsx';

const sample = content.jobs[0] ?? expect.unreachable();
const job: Job = { ...sample, title: 'Tester', validThrough: '2027-03-01' };
const closed: Job = { ...job, title: 'Former', page: { ...job.page, path: '/former' } };

test('the board lists closed positions below the open ones, marked as closed', () => {
  const board = (open: readonly Job[]) =>
    renderToStaticMarkup(<DeparturesList closed={[closed]} content={career.board} open={open} />);
  expect(board([job])).toMatch(/Open positions[\s\S]*Tester[\s\S]*Apply by[\s\S]*Former/);
  expect(board([job]).split('Former')[1]).toMatch(/>Closed<[\s\S]*1 Mar 2027/);
  expect(board([]).split('Your name')[0]).not.toMatch(/Open positions|>Apply by<\/dt>/);
});

test('the board says when no position is open', () => {
  const html = renderToStaticMarkup(
    <DeparturesList closed={[]} content={career.board} open={[]} />,
  );
  expect(html).toContain(career.board.titleWhenNoneOpen);
  expect(html).not.toContain('<li');
});

test.each([
  [0, /^No desks are free/],
  [1, /^One desk is free/],
  [3, /^Three desks are free/],
  [30, /^30 desks are free/],
])('the banner counts %i open positions', (open, sentence) => {
  expect(career.lead(open)).toMatch(sentence);
});

test('a position without known colleagues does not announce any', () => {
  const html = renderToStaticMarkup(<JobDetail colleagues={[]} content={jobPage} job={job} />);
  expect(html).not.toContain('You will work with');
});

test('an application names its position in the subject', () => {
  const html = renderToStaticMarkup(
    <JobApplication content={jobPage} isClosed={false} job={job} others={[sample]} />,
  );
  expect(html).toContain(encodeURIComponent('Application: Tester'));
});

test('a closed position asks for no application and says what to do instead', () => {
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
