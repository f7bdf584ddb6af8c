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

const isRare = ({ properties }: FontFaceRule): boolean =>
  properties.some(({ type }) => type === 'unicode-range');

const isPart = ({ name }: LayerBlockRule): boolean => name?.[0] === 'components';

interface SplitStyles {
  readonly shared: string;
  readonly later: string;
  readonly parts: string;
}

function cut(css: string): SplitStyles {
  const shared = minified(css, {
    Rule: {
      'layer-block': (rule) => (isPart(rule.value) ? [] : undefined),
      'font-face': (rule) => (isRare(rule.value) ? [] : undefined),
      media: (rule) => (isForPrint(rule.value) ? [] : undefined),
    },
  });
  let isPrinted = false;
  const later = minified(css, {
    Rule: {
      'layer-block': (rule) => (isPart(rule.value) ? [] : undefined),
      'font-face': (rule) => (isRare(rule.value) ? undefined : []),
      keyframes: () => [],
      media: (rule) => {
        isPrinted = isForPrint(rule.value);
        return isPrinted ? undefined : [];
      },
      style: () => (isPrinted ? undefined : []),
    },
    // A function: Lightning CSS does not call the exit of one type of rule.
    RuleExit: ({ type }) => {
      if (type === 'media') isPrinted = false;
    },
  });
  const parts = minified(css, {
    Rule: { 'layer-block': (rule) => (isPart(rule.value) ? undefined : []), 'font-face': () => [] },
  });
  return { shared, later, parts };
}

const splits = new Map<string, SplitStyles>();

/**
 * The styles that all of the site shares, those of them that may come later (print, rarer letters), and those
 * of its parts. Each in order, so that the same rules win. Pages of one kind have the same ones.
 */
export function splitStyles(css: string): SplitStyles {
  const split = splits.get(css) ?? cut(css);
  splits.set(css, split);
  return split;
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
