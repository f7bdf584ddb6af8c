import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ButtonLink } from './ButtonLink.tsx';

test('a button link has an arrow unless it leads to no other page', () => {
  expect(renderToStaticMarkup(<ButtonLink href="/contact">Write</ButtonLink>)).toMatch(
    /class="[^"]*arrow/,
  );
  expect(
    renderToStaticMarkup(
      <ButtonLink arrow={false} href="#form">
        Write
      </ButtonLink>,
    ),
  ).not.toMatch(/class="[^"]*arrow/);
});

test('a button link is the action of its view or a quiet one, and takes what a link takes', () => {
  const primary = renderToStaticMarkup(<ButtonLink href="/">Go</ButtonLink>);
  const quiet = renderToStaticMarkup(
    <ButtonLink aria-label="Go home" className="placed" href="/" look="quiet">
      Go
    </ButtonLink>,
  );
  expect(primary).toMatch(/class="[^"]*primary/);
  expect(quiet).toMatch(/class="[^"]*quiet[^"]* placed"/);
  expect(quiet).not.toContain('primary');
  expect(quiet).toContain('aria-label="Go home"');
});
