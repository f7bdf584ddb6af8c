import { describe, expect, test } from 'vitest';
import { pictureFiles } from '#assets/pictures/picture-files.ts';
import { caseThatProves, fullTitleOf, services, servicesRelatedTo } from '#content/services.ts';

const sentences = (text: string) => text.match(/[^.?!]+[.?!]/g)?.map((each) => each.trim()) ?? [];

describe.each(services.map((service) => [fullTitleOf(service), service] as const))(
  '%s',
  (_, service) => {
    test('shows a scene that exists, and says what it shows', () => {
      expect(pictureFiles(service.scene.picture).width).toBeGreaterThanOrEqual(1000);
      expect(service.scene.description.length).toBeGreaterThan(40);
    });

    test('covers at least three things, each with a sentence', () => {
      expect(service.covers.length).toBeGreaterThanOrEqual(3);
      expect(service.features).toEqual(service.covers.map(({ title }) => title));
      for (const { description } of service.covers) expect(description).toMatch(/^\S.{30,}[.]$/);
    });

    test('has an approach of three to five steps and outcomes worth reading', () => {
      expect(service.approach.length).toBeGreaterThanOrEqual(3);
      expect(service.approach.length).toBeLessThanOrEqual(5);
      expect(service.outcomeIntro).toMatch(/[.]$/);
      expect(service.outcomeDetails.length).toBeGreaterThanOrEqual(3);
    });

    test('is proved by a case study and leads to three other services', () => {
      expect(caseThatProves(service).slug).toBe(service.proof.case);
      const related = servicesRelatedTo(service);
      expect(new Set(related).size).toBe(3);
      expect(related).not.toContain(service);
    });
  },
);

test('no two pages have one name, and no sentence is written twice', () => {
  const names = services.map(fullTitleOf);
  expect(new Set(names).size).toBe(names.length);
  const written = services.flatMap((service) =>
    [
      service.description,
      service.scene.description,
      service.outcomeIntro,
      service.proof.text,
      ...[...service.covers, ...service.approach, ...service.outcomeDetails].map(
        ({ description }) => description,
      ),
    ].flatMap(sentences),
  );
  expect(written.filter((sentence, at) => written.indexOf(sentence) !== at)).toEqual([]);
});
