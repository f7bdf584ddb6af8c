import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FieldName, fieldNames, normalise } from './fields.ts';
import { isPhoneNumber } from './phone-number.ts';
import { createCheck, type RuleSet, ruleSets } from './rules.ts';

const good = {
  name: 'Ann Example',
  email: 'ann@example.com',
  company: 'Example Travel',
  phone: '01214960000',
  message: 'Hello',
};

const checks = {
  contact: createCheck('contact', isPhoneNumber),
  home: createCheck('home', isPhoneNumber),
};

const messageFor = (set: RuleSet, field: FieldName, text: unknown) => {
  const verdict = checks[set]({ ...good, [field]: text });
  return verdict.ok ? undefined : verdict.messages[field];
};

describe.each(ruleSets)('the rules of the %s form', (set) => {
  it.each([
    ['name', 'Enter your name.'],
    ['email', 'Enter your email address.'],
    ['company', 'Enter your company.'],
    ['phone', 'Enter your phone number.'],
    ['message', 'Enter your message.'],
  ] as const)('ask for a missing %s', (field, sentence) => {
    for (const missing of ['', '  ', '\t\n', '\u00a0', undefined, null, 5, {}, []]) {
      expect(messageFor(set, field, missing)).toBe(sentence);
    }
  });

  it.each(['José', 'محمد علي', '山田　太郎', 'Nguyễn Thị Hà', 'हरि प्रसाद', 'A'])(
    'accept the name %s',
    (name) => expect(messageFor(set, 'name', name)).toBeUndefined(),
  );

  it.each(['R2D2', "O'Neill", 'Anne-Marie', '<b>', '٣', '🙂', '\u0301'])(
    'reject the name %s',
    (name) => expect(messageFor(set, 'name', name)).toBe('Use letters and spaces only.'),
  );

  it.each(["o'brien+x@mail.example.co.uk", 'a@b.co', 'UPPER@EXAMPLE.COM'])(
    'accept the email address %s',
    (email) => expect(messageFor(set, 'email', email)).toBeUndefined(),
  );

  it.each(['ann', 'ann@', '@example.com', 'ann@localhost', 'a b@example.com', 'a@b.com, c@d.com'])(
    'reject the email address %s',
    (email) =>
      expect(messageFor(set, 'email', email)).toBe(
        'Enter a valid email address, such as name@company.com.',
      ),
  );

  it('reject hidden characters, but allow line breaks and tabs in the message', () => {
    const sentence = 'Remove the hidden characters, for example by typing the text again.';
    const everywhere = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\ud800'];
    for (const hidden of [...everywhere, '\n', '\t', '\u2028', '\u2029']) {
      for (const field of ['name', 'email', 'company', 'phone'] as const) {
        expect(messageFor(set, field, `a${hidden}b`)).toBe(sentence);
      }
    }
    for (const hidden of everywhere)
      expect(messageFor(set, 'message', `a${hidden}b`)).toBe(sentence);
    expect(messageFor(set, 'message', 'a\nb\tc\r\nd')).toBeUndefined();
  });

  it('accept 30 combining marks in a row and reject 32', () => {
    const marked = (marks: number) => `Z${'\u0301\u0316'.repeat(marks / 2)}`;
    expect(messageFor(set, 'message', marked(30).repeat(20))).toBeUndefined();
    expect(messageFor(set, 'name', marked(30))).toBeUndefined();
    expect(messageFor(set, 'name', `a${'\u0344'.repeat(15)}`)).toBeUndefined();
    expect(messageFor(set, 'message', `a${'\u0344'.repeat(16)}`.repeat(9))).toContain('hidden');
    for (const field of ['name', 'email', 'company', 'phone', 'message'] as const) {
      expect(messageFor(set, field, marked(32))).toBe(
        'Remove the hidden characters, for example by typing the text again.',
      );
    }
  });

  it('measure the length after normalisation', () => {
    const typed = ` ${'e\u0302\u0301'.repeat(254)} `;
    expect(messageFor(set, 'name', typed)).toBeUndefined();
    expect(messageFor(set, 'message', `${'a\r\n'.repeat(2_499)}a`)).toBeUndefined();
  });

  it('report all fields at once and ignore inherited properties', () => {
    const verdict = checks[set](Object.create(good));
    expect(verdict.ok ? {} : Object.keys(verdict.messages)).toHaveLength(5);
  });
});

describe('the message for the company', () => {
  it.each([
    ['ab', 'Use between 3 and 100 characters.'],
    ['x'.repeat(101), 'Use between 3 and 100 characters.'],
    ['Studio 54', 'Use letters and spaces only.'],
    ['A1', 'Use letters and spaces only.'],
    ['Example Travel', undefined],
  ])('%s on the contact page is %s', (company, sentence) => {
    expect(messageFor('contact', 'company', company)).toBe(sentence);
  });

  it.each([
    ['A1', undefined],
    ['Studio 54 & Söhne', undefined],
    ['x'.repeat(101), 'Use at most 100 characters.'],
  ])('%s on the home page is %s', (company, sentence) => {
    expect(messageFor('home', 'company', company)).toBe(sentence);
  });
});

describe('the message for the phone number', () => {
  it.each([
    ['1', undefined],
    ['1'.repeat(32), undefined],
    ['٠١٢٣', undefined],
    ['+44 121 496 0000', 'Use digits only.'],
    ['12a', 'Use digits only.'],
  ])('%s on the contact page is %s', (phone, sentence) => {
    expect(messageFor('contact', 'phone', phone)).toBe(sentence);
  });

  it.each([
    ['+44 121 496 0000', undefined],
    ['0121 496 0000', undefined],
    ['(0121) 496-0000', undefined],
    ['+966 50 123 4567', undefined],
    ['+٤٤ ١٢١ ٤٩٦ ٠٠٠٠', undefined],
    ['1', 'Enter a valid phone number, such as +44 121 496 0000.'],
    ['+44 121 496 0000 ext. 5', 'Enter a valid phone number, such as +44 121 496 0000.'],
    ['+999 123 456', 'Enter a valid phone number, such as +44 121 496 0000.'],
  ])('%s on the home page is %s', (phone, sentence) => {
    expect(messageFor('home', 'phone', phone)).toBe(sentence);
  });
});

it('normalises letters, line breaks, digits and spaces', () => {
  expect(normalise('name', ' Jose\u0301 ')).toBe('José');
  expect(normalise('message', '\r\na\r\nb\rc\u2028d\n')).toBe('a\nb\nc\nd');
  expect(normalise('phone', ' ۰۱۲３ ')).toBe('0123');
  const verdict = checks.contact({ ...good, name: ' Jose\u0301\u00a0' });
  expect(verdict).toMatchObject({ ok: true, enquiry: { name: 'José' } });
});

const documentedLengths = new Map(
  [...readFileSync('docs/enquiry.md', 'utf8').matchAll(/^\| (\w+) +\| ([\d,]+) +\|/gm)].map(
    ([, field = '', length = '']) => [field, Number(length.replace(',', ''))],
  ),
);

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
  expect([...documentedLengths.keys()].filter((field) => field !== 'field')).toEqual([
    ...fieldNames,
  ]);
});

describe.each(ruleSets)('the %s form', (set) => {
  // Only the length is tested here.
  const check = createCheck(set, () => true);

  it.each(fieldNames)('accepts a %s of the documented length and rejects a longer one', (field) => {
    const maxLength = documentedLengths.get(field) ?? 0;
    expect(check({ ...good, [field]: texts[field](maxLength) })).toMatchObject({ ok: true });
    expect(check({ ...good, [field]: texts[field](maxLength + 1) })).toMatchObject({ ok: false });
  });
});
