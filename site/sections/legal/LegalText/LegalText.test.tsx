import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LegalText } from './LegalText.tsx';

test('a section is paragraphs, links and lists, and can be led to', () => {
  const html = renderToStaticMarkup(
    <LegalText
      content={{
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
  expect(html).toContain('id="data"');
  expect(html).toContain('<p>We keep <a href="/contact">what you send</a>.</p>');
  expect(html.match(/<li>/g)).toHaveLength(2);
});
