import { identity } from '#agency/identity.ts';
import type { Content } from '#content/content.ts';
import { isOpen } from '#content/job.ts';
import { portfolioLimit } from '#content/portfolio.ts';
import { teamLimit, teamWallOf } from '#content/team.ts';
import { allPagesOf } from '#discovery/all-pages.ts';
import type { Mistake } from './mistake.ts';

function drawingWarnings(): readonly Mistake[] {
  const { name, city, drawnFor } = identity;
  const file = 'agency/identity.ts';
  const after = 'then change drawnFor (docs/brand.md names the commands)';
  const inCity: Mistake = {
    file,
    field: 'city',
    wrong: `is “${city}”, but the drawings show ${drawnFor.city}`,
    right: `replace site/assets/city/skyline.svg (on /contact, with its description in site/content/contact-page.ts), site/assets/pictures/about-route (on /about) and the film in site/assets/film, ${after}`,
  };
  const inName: Mistake = {
    file,
    field: 'name',
    wrong: `is “${name}”, but the drawings show ${drawnFor.name}`,
    right: `replace the files in site/assets/logo and the film in site/assets/film, ${after}`,
  };
  return [...(city === drawnFor.city ? [] : [inCity]), ...(name === drawnFor.name ? [] : [inName])];
}

/** Finds things that are allowed but may be unintended. */
export function warningsFor(content: Content, today: Date): readonly Mistake[] {
  const { team, portfolio, jobs } = content;
  const day = today.toISOString().slice(0, 10);
  const onWall = new Set(teamWallOf(team).members.map(({ slug }) => slug));
  const right = 'give it a smaller Id, or remove another entry';
  return [
    ...drawingWarnings(),
    ...team
      .filter(({ slug }) => !onWall.has(slug))
      .map(({ slug, name }) => ({
        file: `site/content/team/${slug}.yaml`,
        entry: name,
        wrong: `has a page but no card, because /team shows ${teamLimit}`,
        right,
      })),
    ...portfolio.slice(portfolioLimit).map(({ slug, title }) => ({
      file: `site/content/portfolio/${slug}.yaml`,
      entry: title,
      wrong: `is not shown, because /portfolio shows ${portfolioLimit}`,
      right,
    })),
    ...jobs
      .filter((job) => !isOpen(job, today))
      .map(({ page, title, validThrough }) => ({
        file: `site/content/jobs${page.path}.md`,
        entry: title,
        field: 'validThrough',
        wrong: `is ${validThrough}, so the position is shown as closed`,
        right: 'write a later day, or delete the file',
      })),
    ...allPagesOf(content)
      .filter(({ updated }) => updated > day)
      .map(({ path, title, updated }) => ({
        file: `the page ${path}`,
        entry: title,
        field: 'updated',
        wrong: `is ${updated}, a day in the future`,
        right: 'write the day of the last change',
      })),
  ];
}
