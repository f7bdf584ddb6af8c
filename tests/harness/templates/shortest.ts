import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeEntries, entriesOf } from '../content-files.ts';
import { letter } from './extreme-texts.ts';

const point = { title: letter, description: letter };

/** Removes all optional fields and writes one letter into every text. */
export function makeShortest(project: string): void {
  changeEntries(project, 'services', ({ Id, group, updated, related, proof }) => ({
    Id,
    group,
    updated,
    related,
    title: letter,
    description: letter,
    scene: { picture: 'Traveller-Support-Desk', description: letter },
    covers: [point],
    approach: [point],
    outcomeIntro: letter,
    outcomeDetails: [point],
    proof: { ...(proof as object), text: letter },
  }));
  changeEntries(project, 'case-studies', ({ Id, image, updated }) => ({
    Id,
    image,
    updated,
    title: letter,
    shorttitle: letter,
    singlepagedescription: letter,
    sub: letter,
    Industry: letter,
    Country: letter,
    Technologies: [],
    reqdecs: letter,
    requirements: [],
    description: letter,
    conclusion: letter,
    imageDescription: letter,
  }));
  changeEntries(project, 'portfolio', ({ Id, pImg, category }, slug) => ({
    Id,
    pImg,
    category,
    title: slug.slice(0, 3),
    sub: letter,
    thumb1: letter,
    thumb2: letter,
    description: letter,
  }));
  // The home page shows four works, so four are left.
  for (const [slug, { Id }] of entriesOf(project, 'portfolio')) {
    if (Number(Id) > 4) rmSync(join(project, 'site/content/portfolio', `${slug}.yaml`));
  }
  changeEntries(project, 'team', ({ Id, tImg, email, phone, updated }) => ({
    Id,
    tImg,
    email,
    phone,
    updated,
    name: letter,
    title: letter,
  }));
}
