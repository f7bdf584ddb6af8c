import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FieldName, fieldNames } from './fields.ts';
import { createCheck, ruleSets } from './rules.ts';

const rows = new Map(
  [...readFileSync('docs/enquiry.md', 'utf8').matchAll(/^\| (\w+) +\| ([\d,]+) +\|/gm)].map(
    ([, field = '', length = '']) => [field, Number(length.replace(',', ''))],
  ),
);

const good = {
  name: 'Ann Example',
  email: 'ann@example.com',
  company: 'Example Travel',
  phone: '01214960000',
  message: 'Hello',
};

/** A valid text of the given length. */
const texts: Readonly<Record<FieldName, (length: number) => string>> = {
  name: (length) => 'a'.repeat(length),
  email: (length) => {
    const domain = `${`${'d'.repeat(60)}.`.repeat(3)}example`;
    return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
  },
  company: (length) => 'a'.repeat(length),
  phone: (length) => '1'.repeat(length),
  message: (length) => 'a'.repeat(length),
};

it('documents every field', () => {
  expect([...rows.keys()].filter((field) => field !== 'field')).toEqual([...fieldNames]);
});

describe.each(ruleSets)('the %s form', (set) => {
  // Only the length is tested here.
  const check = createCheck(set, () => true);

  it.each(fieldNames)('accepts a %s of the documented length and rejects a longer one', (field) => {
    const maxLength = rows.get(field) ?? 0;
    expect(check({ ...good, [field]: texts[field](maxLength) })).toMatchObject({ ok: true });
    expect(check({ ...good, [field]: texts[field](maxLength + 1) })).toMatchObject({ ok: false });
  });
});
