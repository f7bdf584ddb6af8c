import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeEntries, entriesOf } from '../content-files.ts';
import { inEach, letter } from './extreme-texts.ts';

const point = { title: letter, description: letter };

/** These fields of an entry, which are separated by spaces. */
const pick = (data: Readonly<Record<string, unknown>>, fields: string) =>
  Object.fromEntries(fields.split(' ').map((field) => [field, data[field]]));

/** Removes all optional fields and writes one letter into every text. */
export function makeShortest(project: string): void {
  changeEntries(project, 'services', (data) => ({
    ...inEach('title description outcomeIntro', letter),
    ...pick(data, 'Id group updated related'),
    scene: { picture: 'Traveller-Support-Desk', description: letter },
    covers: [point],
    approach: [point],
    outcomeDetails: [point],
    proof: { ...(data.proof as object), text: letter },
  }));
  changeEntries(project, 'case-studies', (data) => ({
    ...inEach('title shorttitle singlepagedescription sub Industry Country reqdecs', letter),
    ...inEach('description conclusion imageDescription', letter),
    ...pick(data, 'Id image updated'),
    Technologies: [],
    requirements: [],
  }));
  changeEntries(project, 'portfolio', (data, slug) => ({
    ...inEach('sub thumb1 thumb2 description', letter),
    ...pick(data, 'Id pImg category'),
    title: slug.slice(0, 3),
  }));
  // The home page shows four works, so four are left.
  for (const [slug, { Id }] of entriesOf(project, 'portfolio')) {
    if (Number(Id) > 4) rmSync(join(project, 'site/content/portfolio', `${slug}.yaml`));
  }
  changeEntries(project, 'team', (data) => ({
    ...inEach('name title', letter),
    ...pick(data, 'Id tImg email phone updated'),
  }));
}
