import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { socialLinks } from '#content/site.ts';
import { SocialLinks } from './SocialLinks.tsx';

test.each(['named', 'signs'] as const)('%s: every profile has its name and its sign', (look) => {
  const html = renderToStaticMarkup(<SocialLinks look={look} />);
  for (const { title, link } of socialLinks) {
    expect(html).toContain(`>${title}<`);
    expect(html).toContain(`href="${link}"`);
  }
  expect(html.match(/<svg/g)).toHaveLength(socialLinks.length);
});

test('signs hide their names from the eye alone', () => {
  expect(renderToStaticMarkup(<SocialLinks look="signs" />)).toContain('visually-hidden');
  expect(renderToStaticMarkup(<SocialLinks look="named" />)).not.toContain('visually-hidden');
});
