import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { workingProcess } from '#content/home.ts';
import { WorkingProcess } from './WorkingProcess.tsx';

test('every station leads into its notice, and the first notice is open', () => {
  const html = renderToStaticMarkup(<WorkingProcess content={workingProcess} />);
  for (const { number } of workingProcess.stages) {
    expect(html).toContain(`href="#stage-${number}"`);
    expect(html).toContain(`id="stage-${number}"`);
  }
  const notices = html.match(/<details[^>]*>/g) ?? [];
  expect(notices.map((notice) => notice.includes(' open='))).toEqual(
    workingProcess.stages.map((_, at) => at === 0),
  );
});
