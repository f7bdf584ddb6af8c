import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { identity } from '#agency/identity.ts';
import { filmClock } from '#assets/film/film-clock.ts';
import { clientLogos, companyFigures } from '#content/about.ts';
import { film } from '#content/film.ts';
import { privacyPolicy } from '#content/legal/privacy-policy.ts';
import { inWords } from '#content/number-words.ts';
import { partners } from '#content/partners.ts';
import { testimonials } from '#content/testimonials.ts';
import { retentionDays } from '#enquiry/retention.ts';
import { readConfig } from '#server/config.ts';

/** A text as an editor wrote it. */
interface Written {
  readonly place: string;
  /** The name of the field it stands in. */
  readonly field: string;
  readonly text: string;
}

const fieldOf = (node: ts.Node): string => {
  if (ts.isPropertyAssignment(node)) return node.name.getText();
  return ts.isSourceFile(node) ? '' : fieldOf(node.parent);
};

/** Every text of a file, read from its source: a text that two exports share stands there once. */
function textsOf(file: string): readonly Written[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: Written[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteral(node) || ts.isTemplateLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const text = ts.isStringLiteral(node) ? node.text : node.getText().slice(1, -1);
      texts.push({ place: `${file}:${line + 1}`, field: fieldOf(node), text });
      return;
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return texts;
}

const filesOf = (pattern: string | string[]) =>
  globSync(pattern, { exclude: ['**/node_modules/**'] })
    .map((file) => file.split(sep).join('/'))
    .sort();

const texts = filesOf([
  'site/content/**/*.ts',
  'enquiry/messages.ts',
  'server/enquiries/answers.ts',
])
  .filter((file) => !/\/schemas\/|\.test\.ts$/.test(file))
  .flatMap(textsOf);

const sayWhere = ({ place, text }: Written) => `${place}: ${text}`;

it('has texts to look at', () => {
  expect(texts.length).toBeGreaterThan(500);
});

describe('a sentence', () => {
  /** Shorter ones are labels and phrases that may well come again. */
  const fewWords = 6;
  const sentencesIn = (text: string) =>
    text
      .split(/(?<=[.!?…])\s+/)
      .map((sentence) =>
        sentence
          .replace(/[^\p{L}\p{N}${}]+/gu, ' ')
          .trim()
          .toLowerCase(),
      )
      .filter((sentence) => sentence.split(' ').length >= fewWords);

  it('stands in one place only', () => {
    /** One answer to four mistakes of a program; a visitor never sees two of them. */
    const isAnswer = ({ place }: Written) => place.startsWith('server/');
    const first = new Map<string, string>();
    const twice = texts
      .filter((written) => !isAnswer(written))
      .flatMap(({ place, text }) =>
        sentencesIn(text).flatMap((sentence) => {
          const other = first.get(sentence);
          first.set(sentence, other ?? place);
          return other ? [`${place} says what ${other} says: ${sentence}`] : [];
        }),
      );
    expect(twice).toEqual([]);
  });
});

describe('a word', () => {
  it('is spelt in one way: email', () => {
    const wrong = filesOf([
      '*.md',
      '{agency,art,bench,build,docs,enquiry,scripts,server,site}/**/*.{ts,tsx,astro,css,md,mjs}',
    ]).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          /\be-mail/i.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
        ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a promise', () => {
  it('to be rung or found in a street is made by the identity alone', () => {
    const promises =
      /\bring (?:us|me)\b|, ring or|numbers? you can ring|\bgive us a call\b|\bcall us\b(?! in)|\byou call\b(?! us in)|answer the phone/i;
    const wrong = identity.telephone ? [] : texts.filter(({ text }) => promises.test(text));
    expect(wrong.map(sayWhere)).toEqual([]);
  });

  it('is not contradicted by a vacancy or the policy', () => {
    const wrong = texts.filter(({ text }) =>
      /no sales (?:department|team|people)|nothing (?:you write )?(?:here )?is shared/i.test(text),
    );
    expect(wrong.map(sayWhere)).toEqual([]);
  });
});

describe('a headline', () => {
  /** Two sentences, or one that would read as half of one without its end. */
  const needsItsEnd: readonly string[] = [];

  it('ends without a full stop', () => {
    const wrong = texts.filter(
      ({ field, text }) =>
        /^(?:title|headline|cardTitle|kicker|label)$/.test(field) &&
        text.endsWith('.') &&
        !needsItsEnd.includes(text),
    );
    expect(wrong.map(sayWhere)).toEqual([]);
  });
});

describe('a figure', () => {
  const policy = JSON.stringify(privacyPolicy);

  it('of the policy is the one the service works with', () => {
    expect(readConfig({}).retentionDays).toBe(retentionDays);
    const days = [...policy.matchAll(/(\d+) days/g)].map(([, count]) => Number(count));
    expect(new Set(days)).toEqual(new Set([retentionDays]));
  });

  it('of the film is how long it is', () => {
    const seconds = `${inWords(filmClock.seconds).toLowerCase()} seconds`;
    expect(film.title).toContain(seconds);
    expect(film.description).toContain(seconds);
  });

  it('of years is not more than there have been', () => {
    const years = companyFigures.figures.find(({ text }) => text.startsWith('years'));
    const last = Math.max(
      ...texts.flatMap(({ field, text }) => (field === 'updated' ? Number(text.slice(0, 4)) : [])),
    );
    expect(Number.parseInt(String(years?.figure), 10)).toBeLessThanOrEqual(last - identity.founded);
  });

  it('of years is the same in words and in digits', () => {
    const years = companyFigures.figures.find(({ text }) => text.startsWith('years'));
    const inText = inWords(Number.parseInt(String(years?.figure), 10)).toLowerCase();
    const wrong = texts.filter(({ text }) => {
      const [, said] = /more than (\w+) years/i.exec(text) ?? [];
      return said !== undefined && said !== inText;
    });
    expect(wrong.map(sayWhere)).toEqual([]);
  });

  it('is not a count that a list could tell by itself', () => {
    const counted = [
      'services',
      'questions',
      'positions',
      'desks',
      'projects',
      'journeys',
      'people',
    ];
    const words = 'two|three|four|five|six|seven|thirteen|seventeen';
    const pattern = new RegExp(`^(?:${words}) (?:\\w+ )?(?:${counted.join('|')})\\b`, 'i');
    const wrong = texts.filter(({ text }) => pattern.test(text));
    expect(wrong.map(sayWhere)).toEqual([]);
  });
});

describe('a name', () => {
  it('of a customer who is quoted is one of the clients', () => {
    for (const { image, sub } of testimonials) {
      expect(clientLogos.clients).toContain(image);
      expect(sub).toContain(image);
    }
  });

  it('is a partner’s or a client’s, not both', () => {
    expect(partners.names.filter((name) => clientLogos.clients.includes(name))).toEqual([]);
  });
});
