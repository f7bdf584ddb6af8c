/** The icons of buttons and links, from Lucide: each is one stroked path in a box of 24 by 24. */
import {
  ArrowUp,
  ArrowUpRight,
  Check,
  ChevronDown,
  Copy,
  Hourglass,
  PencilLine,
  Play,
  Plus,
  TriangleAlert,
  X,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize } from 'svgo';

const icons = {
  arrowUp: ArrowUp,
  arrowUpRight: ArrowUpRight,
  check: Check,
  chevronDown: ChevronDown,
  copy: Copy,
  cross: X,
  hourglass: Hourglass,
  pencilLine: PencilLine,
  play: Play,
  plus: Plus,
  triangleAlert: TriangleAlert,
};

/** Draws a rectangle as a path, because svgo does not convert rectangles with round corners. */
function pathOf(rectangle: string): string {
  const number = (name: string) =>
    Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(rectangle)?.[1]);
  const [x, y, r] = [number('x'), number('y'), number('rx')];
  const [across, down] = [number('width') - 2 * r, number('height') - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const d = `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
  return `<path d="${d}"/>`;
}

function draw(name: string, icon: (typeof icons)[keyof typeof icons]): string {
  const markup = renderToStaticMarkup(createElement(icon)).replace(/<rect[^>]*><\/rect>/g, pathOf);
  const { data } = optimize(markup, {
    multipass: true,
    floatPrecision: 3,
    plugins: [
      'convertPathData',
      { name: 'mergePaths', params: { force: true, noSpaceAfterFlags: false } },
    ],
  });
  const [path, ...others] = [...data.matchAll(/<(?!\/|svg)\w+ d="([^"]+)"/g)];
  if (path?.[1] === undefined || others.length > 0) throw new Error(`${name} is not one path.`);
  return path[1];
}

export const drawIcons = () => `// Written by \`npm run art -- interface-icons\`; do not edit.
// Icons of Lucide, © Lucide Contributors, ISC licence.

${Object.entries(icons)
  .map(([name, icon]) => `export const ${name} =\n  '${draw(name, icon)}';`)
  .join('\n')}
`;
