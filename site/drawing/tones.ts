import { palette } from './palette.ts';
import type { Tone } from './tile-wall.ts';

/** The colour of each tone in picture files. Pages have the same colours as `--tile-…`. */
export const toneColours: Readonly<Record<Tone, string>> = {
  '1': palette.ink1,
  '2': palette.ink2,
  '3': palette.ink3,
  '4': palette.ink4,
  teal: palette.teal,
  red: palette.red,
  brass: palette.brass,
  bone: palette.bone,
};
