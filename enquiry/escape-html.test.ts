import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapes markup characters and quotes', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});

it('leaves all other characters unchanged', () => {
  expect(escapeHtml('Ünïcode, “quotes” – 100 %\n')).toBe('Ünïcode, “quotes” – 100 %\n');
});
