import { identity } from '#agency/identity.ts';
import { measure, openFont, outline } from './outline-text.ts';
import { palette } from './palette.ts';
import { starRingPath } from './star-ring.ts';

const openSvg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${width} ${height}">`;

/** The favicon: the star, in a brighter red if the browser is dark. */
export function drawFavicon(): string {
  const dark = `@media(prefers-color-scheme:dark){path{fill:${palette.coral}}}`;
  return `${openSvg(32, 32)}<style>${dark}</style><path fill="${palette.red}" fill-rule="evenodd" d="${starRingPath(16, 16)}"/></svg>\n`;
}

/** The star on a background. `reach` is the ratio of its radius to half the side. */
export function drawAppIcon(side: number, reach: number, ground = true): string {
  const half = side / 2;
  const field = ground ? `<path fill="${palette.ink}" d="M0 0h${side}v${side}H0z"/>` : '';
  const colour = ground ? palette.coral : palette.red;
  // At sixteen pixels the default ring would be blurred.
  const star = starRingPath(half, half * reach, side < 24 ? 0.46 : undefined);
  return `${openSvg(side, side)}${field}<path fill="${colour}" fill-rule="evenodd" d="${star}"/></svg>\n`;
}

export interface LogoDrawing {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** Star and wordmark as outlines, with the proportions of the Logo component. */
export function drawLogo(ground: 'light' | 'dark'): LogoDrawing {
  const face = openFont('bricolage-grotesque', 700);
  const [star, size, gap] = [40, 34, 10];
  const setting = { size, tracking: -0.025, x: star + gap, y: 32, decimals: 2 };
  const width = Math.ceil(star + gap + measure(face, identity.name, setting));
  const [accent, text] =
    ground === 'light' ? [palette.red, palette.ink] : [palette.coral, palette.paper];
  return {
    body:
      `<path fill="${accent}" fill-rule="evenodd" d="${starRingPath(star / 2, star / 2)}"/>` +
      `<path fill="${text}" d="${outline(face, identity.name, setting)}"/>`,
    width,
    height: star,
  };
}

export function drawLogoFile(ground: 'light' | 'dark'): string {
  const { body, width, height } = drawLogo(ground);
  return `${openSvg(width, height)}${body}</svg>\n`;
}
