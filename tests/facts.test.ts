import { expect, it } from 'vitest';
import { identity } from '#agency/identity.ts';
import { filmClock } from '#assets/film/film-clock.ts';
import { companyFigures } from '#content/about.ts';
import { film } from '#content/film.ts';
import { inWords } from '#content/number-words.ts';
import { retentionDays } from '#enquiry/retention.ts';
import { content } from '#harness/content.ts';
import { readConfig } from '#server/settings/config.ts';

const privacyPolicy = content.legalPages.find(({ page }) => page.path === '/privacypolicy');

it('the privacy policy names the default retention of the service', () => {
  expect(readConfig({}).retentionDays).toBe(retentionDays);
  const days = [...JSON.stringify(privacyPolicy).matchAll(/(\d+) days/g)];
  expect(new Set(days.map(([, count]) => Number(count)))).toEqual(new Set([retentionDays]));
});

it('the title and the description of the film state its length', () => {
  const seconds = `${inWords(filmClock.seconds).toLowerCase()} seconds`;
  expect(film.title).toContain(seconds);
  expect(film.description).toContain(seconds);
});

it('the years of experience do not exceed the age of the agency', () => {
  const years = companyFigures.figures.find(({ text }) => text.startsWith('years'));
  const age = Number(privacyPolicy?.lastUpdated.slice(0, 4)) - identity.founded;
  expect(Number.parseInt(String(years?.figure), 10)).toBeLessThanOrEqual(age);
});
