import type { Identity } from '#agency/identity-schema.ts';
import { isOpen } from '#content/jobs/job.ts';
import { portfolioLimit } from '#content/portfolio.ts';
import { teamLimit } from '#content/team.ts';
import { type Content, isRecord } from './content.ts';
import type { PlacedPage } from './examine.ts';
import { sentence } from './sentence.ts';

const textOf = (value: unknown, field: string): string =>
  isRecord(value) ? String(value[field] ?? '') : '';

function drawings({ name, city, drawnFor }: Identity): readonly string[] {
  const place = { file: 'agency/identity.ts' };
  const after = 'then change drawnFor (docs/brand.md names the commands)';
  return [
    ...(city === drawnFor.city
      ? []
      : [
          sentence(
            place,
            'city',
            `is “${city}”, but the drawings show ${drawnFor.city}`,
            `replace site/assets/city/skyline.svg (on /contact, with its description in site/content/contact-page.ts), site/assets/pictures/about-route (on /about) and the film in site/assets/film, ${after}`,
          ),
        ]),
    ...(name === drawnFor.name
      ? []
      : [
          sentence(
            place,
            'name',
            `is “${name}”, but the drawings say ${drawnFor.name}`,
            `replace the files in site/assets/logo and the film in site/assets/film, ${after}`,
          ),
        ]),
  ];
}

/** People whose only entries come after the last card of the wall. */
function withoutCard(team: Content['team']): Content['team'] {
  const shown = new Set(team.slice(0, teamLimit).map(({ value }) => textOf(value, 'slug')));
  return team.slice(teamLimit).filter(({ value }) => !shown.has(textOf(value, 'slug')));
}

/** What is allowed and yet worth knowing. */
export function warningsFor(
  content: Content,
  identity: Identity | undefined,
  pages: readonly PlacedPage[],
  today: Date,
): readonly string[] {
  const { team, portfolio, jobs } = content;
  const day = today.toISOString().slice(0, 10);
  return [
    ...(identity ? drawings(identity) : []),
    ...withoutCard(team).map(({ file, value }) =>
      sentence(
        { file, entry: textOf(value, 'name') },
        '',
        `has a page but no card, because /team shows the first ${teamLimit}`,
        'move the entry up or take another one out',
      ),
    ),
    ...portfolio
      .slice(portfolioLimit)
      .map(({ file, value }) =>
        sentence(
          { file, entry: textOf(value, 'title') },
          '',
          `is not shown, because /portfolio shows the first ${portfolioLimit}`,
          'move the entry up or take another one out',
        ),
      ),
    ...jobs
      .filter(({ value }) => !isOpen({ validThrough: textOf(value, 'validThrough') }, today))
      .map(({ file, value }) =>
        sentence(
          { file, entry: textOf(value, 'title') },
          'validThrough',
          `is ${textOf(value, 'validThrough')}, so the position is shown as closed`,
          'write a later day or take the position out',
        ),
      ),
    ...pages
      .filter(({ page }) => page.updated > day)
      .map(({ page, ...place }) =>
        sentence(
          place,
          'updated',
          `is ${page.updated}, a day to come`,
          'write the day of the last change',
        ),
      ),
  ];
}
