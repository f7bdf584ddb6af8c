import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Columns } from './Columns.tsx';

test('columns are shared out as asked, and take what a division takes', () => {
  const html = renderToStaticMarkup(
    <Columns className="placed" data-kind="" split="4:8">
      Text
    </Columns>,
  );
  expect(html).toMatch(/^<div class="[^"]*fourEight[^"]* placed" data-kind="">Text<\/div>$/);
  expect(renderToStaticMarkup(<Columns split="7:5" />)).toContain('sevenFive');
});
