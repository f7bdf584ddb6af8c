/** Finds raw colours, which belong in tokens.css, and uses of the palette in that file. */

const named =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'.replaceAll(
    ' ',
    '|',
  );

const written = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(`;
const inStyles = new RegExp(`${written}|(?<![\\w-])(?:${named})(?![\\w-])`, 'gi');
const inMarkup = new RegExp(
  String.raw`${written.replace('|lab|lch', '').replace('|color)', ')')}|(?:fill|stroke|colou?r)\w*\s*[=:]\s*\{?["'](?:${named})["']`,
  'gi',
);

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '');

/** The values of a style sheet's declarations, without tokens, strings and files. */
const valuesIn = (sheet: string) =>
  [...withoutComments(sheet).matchAll(/[\w-]+\s*:\s*([^;{}]+)(?=[;}])/g)].map(([, value = '']) =>
    value.replace(/var\(--[\w-]+|url\([^)]*\)|"[^"]*"/g, ''),
  );

/** Raw colours in a style sheet or in a file with markup. */
export function rawColoursIn(file: string, source: string): string[] {
  if (file.endsWith('.css'))
    return valuesIn(source).flatMap((value) => value.match(inStyles) ?? []);
  return withoutComments(source).match(inMarkup) ?? [];
}

/** The names of the palette, the first tier of tokens in tokens.css. */
export function paletteIn(tokens: string): string[] {
  const [, palette = ''] = /\/\* Palette \*\/([\s\S]*?)\n\n/.exec(tokens) ?? [];
  return [...palette.matchAll(/--([\w-]+):/g)].map(([, name]) => String(name));
}

export const paletteUsesIn = (source: string, palette: readonly string[]): string[] =>
  source.match(new RegExp(`--(?:${palette.join('|')})(?![\\w-])`, 'g')) ?? [];

/**
 * The rules of a style sheet outside of every layer. `@font-face` is allowed, since layers do not
 * apply to it.
 */
export function unlayeredIn(sheet: string): string[] {
  let depth = 0;
  let prelude = '';
  const found: string[] = [];
  for (const character of withoutComments(sheet)) {
    if (character === '{' && depth === 0) found.push(prelude.trim());
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    prelude = depth === 0 && !/[;}]/.test(character) ? prelude + character : '';
  }
  return found.filter((rule) => !/^@(?:layer|font-face)\b/.test(rule));
}
