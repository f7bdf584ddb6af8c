import { expect, test } from 'vitest';
import { failedJourneys, failedUnits } from './failed-tests.ts';

test('a failed test is named with the beginning of what it said', () => {
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['expected 1\nto be 2'] };
  const passed = { status: 'passed', fullName: 'subtracts', failureMessages: [] };
  const file = { name: 'sum.test.ts', status: 'failed', message: '' };

  expect(failedUnits({ testResults: [{ ...file, assertionResults: [failed, passed] }] })).toEqual([
    'sum.test.ts: adds\n    expected 1\n    to be 2',
  ]);
});

test('a file that could not be run at all is named too', () => {
  const file = { name: 'sum.test.ts', status: 'failed', message: 'no such module' };

  expect(failedUnits({ testResults: [{ ...file, assertionResults: [] }] })).toEqual([
    'sum.test.ts\n    no such module',
  ]);
});

test('a failed journey is found at any depth', () => {
  const spec = { file: 'home.spec.ts', line: 3, tests: [] };
  const suite = { specs: [{ ...spec, ok: false, title: 'opens' }] };

  expect(
    failedJourneys({
      suites: [{ suites: [suite], specs: [{ ...spec, ok: true, title: 'closes' }] }],
    }),
  ).toEqual(['home.spec.ts:3: opens']);
});

test('no report is no failure', () => {
  expect([...failedUnits(undefined), ...failedJourneys(undefined)]).toEqual([]);
});
