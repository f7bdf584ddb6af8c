import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { kindNames } from '#content/kinds.ts';
import { findMistakes } from './find-mistakes.ts';

const today = new Date('2026-11-18');
let root: string;

/** A copy of all entries, for a test to write mistakes into. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const kind of kindNames) {
    cpSync(join('site/content', kind), join(root, 'site/content', kind), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const place = (file: string) => join(root, 'site/content', file);
const read = (file: string) => readFileSync(place(file), 'utf8');
const write = (file: string, text: string | Buffer) => writeFileSync(place(file), text);
const replace = (file: string, text: string | RegExp, by: string) => {
  const changed = read(file).replace(text, by);
  expect(changed).not.toBe(read(file));
  write(file, changed);
};
const mistakes = async (day = today) => (await findMistakes(root, day)).mistakes;
const warnings = async (day = today) => (await findMistakes(root, day)).warnings;

const grace = 'team/Grace-Okafor.yaml';
const seo = 'services/SEO-Services.yaml';
const job = 'jobs/seo-detail.md';

test('the content as it is has no mistakes', async () => {
  expect(await findMistakes(root, today)).toEqual({ mistakes: [], warnings: [] });
});

describe('a sentence with file, entry, field and what to write', () => {
  it.each([
    [
      grace,
      /^title: .*$/m,
      '',
      'site/content/team/Grace-Okafor.yaml, “Grace Okafor”: title is missing; write a text such as “Lead Product Designer”.',
    ],
    [
      grace,
      'title:',
      'nick: Gracie\ntitle:',
      'nick is not a field here; the fields are name, title, Id, tImg, photograph',
    ],
    [
      grace,
      'name: Grace Okafor',
      "name: ''",
      'name is empty; write a text such as “Grace Okafor”.',
    ],
    [
      grace,
      'name: Grace Okafor',
      "name: 'Grace Okafor '",
      'name is “Grace Okafor ”; remove the blank at its beginning or end.',
    ],
    [grace, /Id: .*/, "Id: '3'", 'Id is “3”; write a whole number without quotes, such as 7.'],
    [grace, /email: .*/, 'email: grace@', 'email is “grace@”; write an email address such as'],
    [
      grace,
      'name: Grace Okafor',
      'name: Grace {agency}',
      'name is “Grace {agency}”; there is no {agency}; use one of {name}, {legalName}',
    ],
    [seo, /^covers:[\s\S]*?(?=^approach)/m, 'covers: []\n', 'covers is empty; write at least one'],
    [
      seo,
      'title: Technical audit and repair',
      "title: ''",
      'covers, item 1, title is empty; write a text such as',
    ],
    [
      seo,
      'group: Design, build and run',
      'group: Design',
      'group is “Design”; use one of: Design,',
    ],
    [
      seo,
      /^title: .*$/m,
      `title: ${'Long '.repeat(20)}end`,
      'title is 103 characters long; use at most 80 characters, such as “Mobile Apps Development”.',
    ],
    [
      seo,
      /^title: .*$/m,
      'title: A name that goes on for longer than search results show it',
      'title is 58 characters long; use at most 53, because search results cut a title off',
    ],
    [
      seo,
      /^description: >-\n.*\n.*$/m,
      'description: Short.',
      'summary would be 6 characters long; search results want 50 to 160, such as',
    ],
    [
      seo,
      'No bought links and no hidden text.',
      'No <b>bought</b> links.',
      'remove “<b>”: HTML is shown as it is written.',
    ],
    [
      seo,
      /^image:.*|^updated:/m,
      'image: Rocket\nupdated:',
      'image is “Rocket”, which is no emblem;',
    ],
    [
      'questions/cost.yaml',
      'question: ',
      'question: "',
      'site/content/questions/cost.yaml, line 3: the file cannot be read: ',
    ],
  ])('%s with %s written as %j', async (file, text, by, says) => {
    replace(file, text, by);
    expect(await mistakes()).toEqual([expect.stringContaining(says)]);
  });

  it.each(['31/03/2027', '2027-02-30', '2027-3-31', '2027-03', 'soon'])(
    'the date %s',
    async (day) => {
      replace(job, /^validThrough: .*$/m, `validThrough: ${day}`);
      expect(await mistakes()).toEqual([
        `site/content/jobs/seo-detail.md, “Search Engine Optimization Specialist”: validThrough is “${day}”; write a day that exists as year-month-day, such as 2027-03-31.`,
      ]);
    },
  );

  it('a last day before the first', async () => {
    replace(job, /^validThrough: .*$/m, 'validThrough: 2026-09-30');
    expect(await mistakes()).toEqual([
      expect.stringContaining('write a day on or after datePosted, such as 2027-03-31.'),
    ]);
  });

  it('a file name that no address can have', async () => {
    write('questions/why not.yaml', 'order: 9\nquestion: Why not?\n');
    expect(await mistakes()).toEqual([
      'site/content/questions/why not.yaml: the file name is “why not”, and pages are found by it; use letters, digits and single hyphens, such as Hotel-Launch-Film.',
    ]);
  });

  it('a file with an ending that is not read', async () => {
    write('questions/why-not.yml', 'order: 9\nquestion: Why not?\n');
    expect(await mistakes()).toEqual([
      'site/content/questions/why-not.yml: only .yaml files are read here; name it why-not.yaml, or delete it.',
    ]);
  });
});

describe('entries that do not go together', () => {
  it('a copied job: the copy is wrong, not the original', async () => {
    write('jobs/a-copy.md', read(job));
    const later = new Date(Date.now() + 60_000);
    utimesSync(place('jobs/a-copy.md'), later, later);
    const found = await mistakes();
    expect(found).toHaveLength(3);
    for (const [index, field] of ['order is 1', 'title is that', 'description is that'].entries()) {
      expect(found[index]).toMatch(new RegExp(`^site/content/jobs/a-copy\\.md, .*: ${field}`));
      expect(found[index]).toContain('seo-detail');
    }
  });

  it('a job that takes the address of another page', async () => {
    write('jobs/About.md', read(job).replace(/^order: .*$/m, 'order: 9'));
    expect(await mistakes()).toContainEqual(
      expect.stringMatching(
        /About\.md.*: the page would be \/About, which is the page of “About Us”; .* About-2\.$/,
      ),
    );
  });

  it.each([
    [
      seo,
      '- Website-Development',
      '- Sails',
      'related, item 2 is “Sails”, and there is no such file',
    ],
    [
      seo,
      '- Website-Development',
      '- SEO-Services',
      'is “SEO-Services”, which is the entry itself',
    ],
    [
      seo,
      '- Website-Development',
      '- Content-Development-Services',
      'related, item 2 is “Content-Development-Services” again; leave one of the two out.',
    ],
    [seo, '  - Website-Development\n', '', 'related is a list; write the slugs of three services,'],
    [seo, 'case: Haramayn-Hotels', 'case: Bus', 'proof, case is “Bus”, and there is no such file;'],
    [job, '- Grace-Okafor', '- Ada', 'colleagues, item 2 is “Ada”, and there is no such file;'],
    ['partners/Kestrel.yaml', 'name: Kestrel', 'name: Almasa', 'name is Almasa, as in'],
    ['team/Yusuf-Karim.yaml', /^Id: .*$/m, 'Id: 6', 'as in site/content/team/'],
  ])('%s with %s written as %j', async (file, text, by, says) => {
    replace(file, text, by);
    expect(await mistakes()).toEqual([expect.stringContaining(says)]);
  });

  it('an entry with a mistake is still there for others', async () => {
    replace('case-studies/Back-Office.yaml', /^title: .*$/m, "title: ''");
    expect(await mistakes()).toHaveLength(1);
  });
});

describe('texts in Markdown', () => {
  it.each([
    [job, /\n\n## What/, '\n\n![A picture](/a.png)\n\n## What', 'line 27, “Search'],
    [
      job,
      /\n\n## What/,
      '\n\n<b>Now</b>\n\n## What',
      'the text has something that pages cannot show',
    ],
    [
      job,
      /\n## [\s\S]*$/,
      '',
      'write paragraphs first, then headings with ## and a list below each',
    ],
    [
      job,
      'Our clients',
      '{clients}',
      'the text has a placeholder; there is no {clients}; use one of',
    ],
    [
      'legal/privacypolicy.md',
      ' {#use}',
      '',
      'the section “How we use your information” has no anchor',
    ],
    ['legal/privacypolicy.md', '{#collected}', '{#use}', 'two sections have the anchor “use”'],
    [
      'legal/privacypolicy.md',
      /^> .*\n/m,
      '',
      'begin the section with > **In short:** and one sentence',
    ],
    [
      'legal/termsconditions.md',
      '(/contact)',
      '(/kontakt)',
      'a link leads to “/kontakt”, where there is',
    ],
  ])('%s with %s written as %j', async (file, text, by, says) => {
    replace(file, text, by);
    expect(await mistakes()).toEqual([expect.stringContaining(says)]);
  });
});

describe('pictures', () => {
  const photograph = (width: number) =>
    sharp({ create: { width, height: width, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
  const show = (name: string) =>
    replace(grace, /^(?:tImg|photograph): .*$/m, `photograph: ${name}`);

  it('a photograph in any letter case beside its entry', async () => {
    write('team/Grace.JPG', await photograph(800));
    show('./Grace.JPG');
    expect(await mistakes()).toEqual([]);
  });

  it('a drawing as SVG', async () => {
    write('team/Grace.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    show('./Grace.svg');
    expect(await mistakes()).toEqual([]);
  });

  it('a drawing or a photograph that is not there', async () => {
    replace(grace, /^tImg: .*$/m, 'tImg: Ada');
    expect(await mistakes()).toEqual([
      'site/content/team/Grace-Okafor.yaml, “Grace Okafor”: tImg is “Ada”, and there is no such drawing; put Ada.jpg beside the entry and write photograph: ./Ada.jpg.',
    ]);
    show('./Ada.jpg');
    expect(await mistakes()).toEqual([
      expect.stringContaining('is “./Ada.jpg”, and there is no such file; put Ada.jpg into site/'),
    ]);
    show('Ada.jpg');
    expect(await mistakes()).toEqual([expect.stringContaining('such as ./Grace-Okafor.jpg.')]);
  });

  it('one that is smaller than pages show it, cannot be read, or belongs to nothing', async () => {
    write('team/Grace.jpg', await photograph(200));
    expect(await mistakes()).toEqual([
      'site/content/team/Grace.jpg: the picture belongs to no entry; write photograph: ./Grace.jpg in an entry, or delete it.',
    ]);
    show('./Grace.jpg');
    expect(await mistakes()).toEqual([
      expect.stringMatching(
        /photograph, Grace\.jpg, is 200 pixels wide, .* at least 640 pixels wide\.$/,
      ),
    ]);
    write('team/Grace.jpg', 'not a picture');
    expect(await mistakes()).toEqual([
      expect.stringContaining(
        'photograph, Grace.jpg, cannot be read as a picture; save it again as',
      ),
    ]);
  });
});

test('all mistakes are listed at once', async () => {
  replace(grace, /^title: .*$/m, '');
  replace(seo, 'case: Haramayn-Hotels', 'case: Bus');
  replace(job, /^validThrough: .*$/m, 'validThrough: soon');
  expect(await mistakes()).toHaveLength(3);
});

test('a warning for what is not shown, has closed, or is dated ahead', async () => {
  replace('team/Yusuf-Karim.yaml', /^Id: .*$/m, 'Id: 7');
  write(
    'team/Ada-Byron.yaml',
    read(grace)
      .replace(/^Id: .*$/m, 'Id: 2')
      .replaceAll('Grace', 'Ada'),
  );
  replace('team/Ada-Byron.yaml', /^tImg: .*$/m, 'tImg: Grace-Okafor');
  replace(seo, /^updated: .*$/m, 'updated: 2026-12-24');
  expect(await mistakes()).toEqual([]);
  expect(await warnings()).toEqual([
    'site/content/team/Yusuf-Karim.yaml, “Yusuf Karim”: has a page but no card, because /team shows 6; give it a smaller Id, or remove another entry.',
    expect.stringContaining('updated is 2026-12-24, a day to come'),
  ]);
  expect(await warnings(new Date('2027-04-02'))).toContainEqual(
    expect.stringContaining('so the position is shown as closed; write a later day'),
  );
});
