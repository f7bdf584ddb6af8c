import {
  type FontFaceRule,
  type LayerBlockRule,
  type MediaRule,
  transform,
  type Visitor,
} from 'lightningcss';

const classAttribute = /\bclass="([^"]*)"/g;

const isForPrint = ({ query }: MediaRule): boolean =>
  query.mediaQueries.every(({ mediaType }) => mediaType === 'print');

const minified = (css: string, visitor: Visitor<never>): string =>
  transform({
    filename: 'first-screen.css',
    code: Buffer.from(css),
    minify: true,
    visitor,
  }).code.toString();

/**
 * The styles that all of the site shares, and those that may come later: its parts', what it is printed with
 * and its rarer letters. In order, so that the same rules win.
 */
export function splitStyles(css: string): { shared: string; parts: string } {
  const isRare = ({ value }: { value: FontFaceRule }) =>
    value.properties.some(({ type }) => type === 'unicode-range');
  const isPart = ({ value }: { value: LayerBlockRule }) => value.name?.[0] === 'components';
  const shared = minified(css, {
    Rule: {
      'layer-block': (rule) => (isPart(rule) ? [] : undefined),
      'font-face': (rule) => (isRare(rule) ? [] : undefined),
      media: (rule) => (isForPrint(rule.value) ? [] : undefined),
    },
  });
  let isPrinted = false;
  const sharedLater = minified(css, {
    Rule: {
      'layer-block': (rule) => (isPart(rule) ? [] : undefined),
      'font-face': (rule) => (isRare(rule) ? undefined : []),
      keyframes: () => [],
      media: ({ value }) => {
        isPrinted = isForPrint(value);
      },
      style: () => (isPrinted ? undefined : []),
    },
    RuleExit: {
      media: () => {
        isPrinted = false;
      },
    },
  });
  const parts = minified(css, {
    Rule: { 'layer-block': (rule) => (isPart(rule) ? undefined : []), 'font-face': () => [] },
  });
  return { shared, parts: sharedLater + parts };
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
      media: (rule) => (isForPrint(rule.value) ? [] : undefined),
    },
  });
  return minified(kept, {
    Rule: {
      keyframes: ({ value }) =>
        new RegExp(`animation[^;}]*\\b${value.name.value}\\b`).test(kept) ? undefined : [],
    },
  });
}
