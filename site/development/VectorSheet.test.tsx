import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { identity } from '#agency/identity.ts';
import { Logo } from '#components/Logo/Logo.tsx';
import { ReviewBadge } from '#components/ReviewBadge/ReviewBadge.tsx';
import { SocialIcon, type SocialNetwork } from '#components/SocialIcon/SocialIcon.tsx';
import { Wordmark } from '#components/Wordmark/Wordmark.tsx';
import { VectorSheet } from './VectorSheet.tsx';

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '');

describe('what the drawings say', () => {
  test('the logo is its name as text; the star says nothing', () => {
    const markup = renderToStaticMarkup(<Logo />);
    expect(textOf(markup)).toBe(identity.name);
    expect(markup).toContain('<svg aria-hidden="true"');
  });

  test('a wordmark is an image with a name, its copies in a moving row are silent', () => {
    expect(renderToStaticMarkup(<Wordmark name="Harbour&Co" />)).toContain('alt="Harbour&amp;Co"');
    expect(renderToStaticMarkup(<Wordmark decorative name="Harbour&Co" />)).toContain('alt=""');
  });

  test.each([
    ['client', '5 stars from 200+ reviews'],
    ['project', '5 stars from 300+ reviews'],
  ] as const)('the %s badge reads as a sentence', (kind, sentence) => {
    expect(textOf(renderToStaticMarkup(<ReviewBadge kind={kind} />))).toContain(sentence);
  });

  test('every profile of the agency has its sign', () => {
    for (const network of Object.keys(identity.social) as SocialNetwork[]) {
      expect(renderToStaticMarkup(<SocialIcon network={network} />)).toContain('<path d="M');
    }
  });
});

test('the whole family renders without a style attribute, which the security policy forbids', () => {
  const markup = renderToStaticMarkup(<VectorSheet />);
  expect(markup).not.toContain(' style=');
  expect(markup.match(/data-band=/g)).toHaveLength(4);
});
