import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LegalText } from './LegalText.tsx';

test('a section is paragraphs, links and lists, and is in the contents', () => {
  const html = renderToStaticMarkup(
    <LegalText
      content={{
        lastUpdated: '2026-11-15',
        sections: [
          {
            id: 'data',
            title: 'Your data',
            inShort: 'Little.',
            body: [
              ['We keep ', { text: 'what you send', link: '/contact' }, '.'],
              { list: [['Your name'], ['Your address']] },
            ],
          },
        ],
      }}
    />,
  );
  expect(html).toContain('<a class="');
  expect(html).toContain('href="#data"');
  expect(html).toContain('<p>We keep <a href="/contact">what you send</a>.</p>');
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain('15 November 2026');
});
