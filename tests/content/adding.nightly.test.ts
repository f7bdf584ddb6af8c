import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { entriesOf, writeEntry } from '#harness/content-files.ts';
import { startProgram } from '#harness/program.ts';
import { copyProject, type ProjectCopy } from '#harness/project-copy.ts';

// A build and whole suites take longer than one test may.
vi.setConfig({ testTimeout: 600_000 });

let project: ProjectCopy;

/** Runs a program in the copy, and returns its output if it fails. */
async function failureOf(program: string, ...args: string[]): Promise<string> {
  const { ended } = startProgram(process.execPath, [program, ...args], { cwd: project.folder });
  const { code, output, errors } = await ended;
  return code === 0 ? '' : `${output}${errors}`;
}

const programIn = (name: string) => resolve('node_modules', name);

const photograph = (width: number, height: number, file: string) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } }).toFile(
    join(project.folder, 'site/content', file),
  );

const sample = (kind: 'services' | 'case-studies' | 'portfolio' | 'team', slug: string) =>
  new Map(entriesOf(project.folder, kind)).get(slug) ?? {};

/**
 * Adds one entry of every kind, each with one file and at most one picture, and changes the
 * identity.
 */
async function addOneOfEach(): Promise<void> {
  const { folder } = project;
  writeEntry(folder, 'services', 'Visa-Desk-Services', {
    ...sample('services', 'SEO-Services'),
    Id: 18,
    title: 'Visa Desk Services',
    description:
      'People who know the forms, the queues and the people behind the counters of every embassy.',
  });
  writeEntry(folder, 'case-studies', 'Ferry-Tickets', {
    ...sample('case-studies', 'Back-Office'),
    Id: 4,
    title: 'A ferry that sails when it is full',
    shorttitle: 'Tickets for a ferry',
    singlepagedescription:
      'Tickets for a ferry without a timetable, sold on the phones of those who wait for it.',
    photograph: './Ferry.JPG',
  });
  await photograph(1600, 1100, 'case-studies/Ferry.JPG');
  writeEntry(folder, 'portfolio', 'Ferry-Survey', {
    ...sample('portfolio', 'Booking-Funnel-Analysis'),
    Id: 14,
    title: 'Ferry Survey',
    category: 'research',
  });
  writeEntry(folder, 'team', 'Yusuf-Aziz', {
    ...sample('team', 'Yusuf-Karim'),
    Id: 7,
    name: 'Yusuf Aziz',
    title: 'Ferry Pilot',
    email: 'aziz@{domain}',
    photograph: './Yusuf-Aziz/photograph.png',
  });
  await mkdir(join(folder, 'site/content/team/Yusuf-Aziz'));
  await photograph(700, 900, 'team/Yusuf-Aziz/photograph.png');
  const job = await readFile(join(folder, 'site/content/jobs/seo-detail.md'), 'utf8');
  await writeFile(
    join(folder, 'site/content/jobs/ferry-pilot.md'),
    job
      .replace(/^title: .*$/m, 'title: Ferry Pilot')
      .replace(/^order: .*$/m, 'order: 4')
      .replace(
        /^summary: >-\n.*\n.*$/m,
        'summary: Join {name} as Ferry Pilot and take people across the water.',
      ),
  );
  writeEntry(folder, 'questions', 'ferries', { question: 'Do you like ferries?', order: 6 });
  writeEntry(folder, 'partners', 'Ferryman', { name: 'Ferryman', order: 16 });
  await cp('tests/harness/templates/rebranded/identity.ts', join(folder, 'agency/identity.ts'));
}

beforeAll(async () => {
  project = await copyProject();
  const withoutPackages = (source: string) =>
    !source.includes(join('tests', 'nightly', 'node_modules'));
  await cp('tests', join(project.folder, 'tests'), { recursive: true, filter: withoutPackages });
  for (const part of ['art', 'vitest.config.ts', 'playwright.config.ts']) {
    await cp(part, join(project.folder, part), { recursive: true });
  }
  await addOneOfEach();
});

afterAll(() => project.remove());

it('the content check passes, and the site builds', async () => {
  expect(await failureOf('scripts/check-content.ts')).toBe('');
  expect(await failureOf('scripts/build.ts')).toBe('');
});

it('photographs are published only as converted files, without camera metadata', async () => {
  const files = await readdir(join(project.folder, 'dist/site/_astro'));
  const published = files.filter((file) => /^(?:Ferry|photograph)\./.test(file)).map(extname);
  expect(new Set(published)).toEqual(new Set(['.avif', '.jpg']));
});

it('the unit tests of pages and content still pass', async () => {
  const args = ['run', '--project=test', 'site/', 'tests/discovery/', 'tests/facts.test.ts'];
  expect(await failureOf(programIn('vitest/vitest.mjs'), ...args)).toBe('');
});

it('the journeys through pages with entries still pass', async () => {
  const pages = ['careers', 'portfolio', 'team'].map((page) => `journeys/${page}.spec`);
  const cli = programIn('@playwright/test/cli.js');
  expect(await failureOf(cli, 'test', '--project=journeys', ...pages)).toBe('');
});
