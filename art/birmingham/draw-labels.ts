import { measure, openFont, outline } from '#drawing/outline-text.ts';
import type { Label } from './city-centre.ts';

const places = { face: openFont('bricolage-grotesque', 700), size: 15, key: 'p' };
const streets = { face: openFont('geist-mono', 500), size: 12, key: 's' };

/** Half of the smallest box, which a phone shows. */
const smallest = { width: 140, height: 144 } as const;
const margin = 8;

/** A media query that matches if the box is too small in one direction. */
function unlessWithin(feature: keyof typeof smallest, half: number): readonly string[] {
  const needed = half + margin;
  return needed <= smallest[feature] ? [] : [`(max-${feature}:${Math.ceil(2 * needed)}px)`];
}

/**
 * The labels around the centre of the plan, with every glyph drawn once. The rules hide labels that
 * would be cut off: in an image, media queries ask for the size of its box.
 */
export function drawLabels(labels: readonly Label[], pixelsPerMetre: number) {
  const glyphs = new Map<string, string>();
  const texts: string[] = [];
  const rules: string[] = [];
  for (const [index, { text, at, angle = 0 }] of labels.entries()) {
    const { face, size, key } = angle ? streets : places;
    const width = measure(face, text, { size });
    const letters = [...text].map((letter, place) => {
      if (letter === ' ') return '';
      const id = key + letter;
      glyphs.set(id, `<path id="${id}" d="${outline(face, letter, { size, decimals: 1 })}"/>`);
      const x = measure(face, text.slice(0, place), { size }) - width / 2;
      return `<use href="#${id}" x="${x.toFixed(1)}"/>`;
    });
    const [x, y] = at.map((metres) => metres * pixelsPerMetre) as [number, number];
    const turn = angle ? `rotate(${angle})` : '';
    const base = (size / 3).toFixed(1);
    texts.push(
      `<g id="l${index}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn}translate(0 ${base})">${letters.join('')}</g>`,
    );
    const [across, down] = [Math.cos, Math.sin].map((share) =>
      Math.abs(share((angle * Math.PI) / 180)),
    ) as [number, number];
    const tooSmall = [
      ...unlessWithin('width', Math.abs(x) + (width * across + size * down) / 2),
      ...unlessWithin('height', Math.abs(y) + (width * down + size * across) / 2),
    ];
    if (tooSmall.length > 0) rules.push(`@media ${tooSmall.join()}{#l${index}{display:none}}`);
  }
  return { glyphs: [...glyphs.values()].join(''), texts: texts.join(''), rules: rules.join('') };
}
