import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { socialLinks } from '#content/site.ts';
import { SocialLinks } from './SocialLinks.tsx';

const nameIn = {
  named: (title: string) => `</svg>${title}</a>`,
  signs: (title: string) => `<a aria-label="${title}"`,
} as const;

test.each(['named', 'signs'] as const)('%s: every profile has its name and its sign', (look) => {
  const html = renderToStaticMarkup(<SocialLinks look={look} />);
  for (const { title, link } of socialLinks) {
    expect(html).toContain(nameIn[look](title));
    expect(html).toContain(`href="${link}"`);
  }
  expect(html.match(/<svg/g)).toHaveLength(socialLinks.length);
});
