import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Label } from './Label.tsx';

test('a label is a quiet paragraph unless it is told otherwise', () => {
  expect(renderToStaticMarkup(<Label>Next case</Label>)).toMatch(
    /^<p class="[^"]*label[^"]*muted[^"]*">Next case<\/p>$/,
  );
  const heading = renderToStaticMarkup(
    <Label as="h3" className="placed" id="others" look="ruled">
      Others
    </Label>,
  );
  expect(heading).toMatch(
    /^<h3 class="[^"]*label[^"]*ruled[^"]* placed" id="others">Others<\/h3>$/,
  );
});

test('a plain label keeps the colour of the text around it', () => {
  const html = renderToStaticMarkup(<Label look="plain">Web · App</Label>);
  expect(html).not.toMatch(/muted|accent|ruled/);
});
