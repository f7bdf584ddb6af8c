import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { callToAction } from '#content/call-to-action.ts';
import { CallToAction } from './CallToAction.tsx';

test('the last words of a page stand on mist, or on paper below a band of mist', () => {
  expect(renderToStaticMarkup(<CallToAction content={callToAction} />)).toContain(
    'data-band="mist"',
  );
  const onPaper = renderToStaticMarkup(<CallToAction band="paper" content={callToAction} />);
  expect(onPaper).toContain('data-band="paper"');
  expect(onPaper).toContain(`href="${callToAction.action.link}"`);
});
