import sharp from 'sharp';
import { expect, test } from 'vitest';
import { balanceLines } from './balance-lines.ts';
import { drawSocialCard, drawSocialCardSvg } from './social-card.ts';
import { socialCardFile } from './social-card-file.ts';

const card = {
  title: 'Web Design Services',
  kicker: 'Service',
  seed: '/services/Web-Design-Services',
};
const longest = {
  ...card,
  title:
    'Performance metrics, key indicators and a strategic plan for every agency, hotel and coach',
};

test.each([card, longest, { ...card, title: 'Team' }])(
  'the card of "$title" has the announced format and at most 60 KB',
  async (page) => {
    const png = await drawSocialCard(page);
    const { format, width, height } = await sharp(png).metadata();
    expect({ type: `image/${format}`, width, height }).toEqual(socialCardFile);
    expect(png.length).toBeLessThanOrEqual(60_000);
  },
);

test('rejects a page without a title', () => {
  expect(() => drawSocialCardSvg({ ...card, title: ' ' })).toThrow('needs a title');
});

test('balances lines and keeps all words', () => {
  const lines = balanceLines('one two three four'.split(' '), 2, (text) => text.length);
  expect(lines?.map(({ text }) => text)).toEqual(['one two', 'three four']);
  expect(balanceLines(['one'], 2, (text) => text.length)).toBeNull();
});
