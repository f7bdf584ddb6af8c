import { type Content, isRecord } from './content.ts';
import { sentence } from './sentence.ts';

/** Entries of lists are examined by their own schema, also where a page has a copy of them. */
const isEntry = (value: object) =>
  ['slug', 'question', 'responsibilities', 'Des', 'kicker'].some((field) => field in value);

interface Written {
  readonly field: string;
  readonly value: string;
}

function textsIn(value: unknown, field: string): readonly Written[] {
  if (typeof value === 'string') return [{ field, value }];
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => textsIn(each, `${field}, item ${index + 1}`));
  }
  if (!isRecord(value) || isEntry(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${field}, ${key}`));
}

/** What must be true of every other text: it says something, and its links lead somewhere. */
export function mistakesInTexts(
  modules: Content['modules'],
  leadsSomewhere: (path: string) => boolean,
): readonly string[] {
  return modules
    .filter(([file]) => !/content\/(?:services|legal)\//.test(file))
    .flatMap(([file, module]) =>
      Object.entries(module)
        .filter(([name]) => !['partners', 'clientLogos'].includes(name))
        .flatMap(([name, value]) => textsIn(value, name))
        .flatMap(({ field, value }) => {
          if (/, (?:alt|name)$/.test(field) ? false : value.trim() === '') {
            return [sentence({ file }, field, 'is empty', 'write a text such as “Our services”')];
          }
          const [path = ''] = value.split(/[?#]/);
          if (!/, link$/.test(field) || !path.startsWith('/') || leadsSomewhere(path)) return [];
          const right = 'write the address of a page of this site, such as /contact';
          return [sentence({ file }, field, `is “${value}”, where there is no page`, right)];
        }),
    );
}
