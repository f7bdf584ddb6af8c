import { transform, type Visitor } from 'lightningcss';

const classAttribute = /\bclass="([^"]*)"/g;

const minified = (css: string, visitor: Visitor<never>): string =>
  transform({
    filename: 'first-screen.css',
    code: Buffer.from(css),
    minify: true,
    visitor,
  }).code.toString();

/** The styles that all of the site shares, and those of its parts; in order, so that the same rules win. */
export function splitStyles(css: string): { shared: string; parts: string } {
  const only = (wantsParts: boolean) =>
    minified(css, {
      Rule: {
        'layer-block': ({ value }) =>
          (value.name?.[0] === 'components') === wantsParts ? undefined : [],
        'font-face': () => (wantsParts ? [] : undefined),
      },
    });
  return { shared: only(false), parts: only(true) };
}

/**
 * The parts' rules that a piece of HTML may need: those that name no class, and those whose classes it has
 * all. Every component's classes are its own, so no browser has to be asked.
 */
export function partsRulesFor(html: string, css: string): string {
  const classes = new Set(
    [...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' ')),
  );
  const kept = minified(css, {
    Rule: {
      style: ({ value }) =>
        value.selectors.some((selector) =>
          selector.every((part) => part.type !== 'class' || classes.has(part.name)),
        )
          ? undefined
          : [],
      media: ({ value }) =>
        value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
    },
  });
  return minified(kept, {
    Rule: {
      keyframes: ({ value }) =>
        new RegExp(`animation[^;}]*\\b${value.name.value}\\b`).test(kept) ? undefined : [],
    },
  });
}
