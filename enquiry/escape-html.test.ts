import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('leaves no text that is read as markup, in an element or in an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});

it('leaves everything else as it is', () => {
  expect(escapeHtml('Ünïcode, “quotes” – 100 %\n')).toBe('Ünïcode, “quotes” – 100 %\n');
});
