import { expect, it } from 'vitest';
import { inlineScripts } from './script-size.ts';

it('finds inline scripts, and neither script files nor data', () => {
  const html = `<script>one()</script><script type="module">two()</script>
<script type="module" src="/three.js"></script><script type="application/ld+json">{}</script>
<script type="speculationrules">{}</script><script type=text/javascript>four()</script>`;
  expect(inlineScripts(html)).toEqual(['one()', 'two()', 'four()']);
});
