import amina from './Amina-Rahman.svg?url&no-inline';
import aminaOnSite from './Amina-Rahman-on-site.svg?url&no-inline';
import daniel from './Daniel-Whitfield.svg?url&no-inline';
import grace from './Grace-Okafor.svg?url&no-inline';
import group from './group.svg?url&no-inline';
import { portraitSide } from './portrait-side.ts';
import sofia from './Sofia-Marchetti.svg?url&no-inline';
import yusuf from './Yusuf-Karim.svg?url&no-inline';

export interface Portrait {
  readonly url: string;
  /** The portrait in the file that has all, for pages that show several. */
  readonly inGroup: string;
  readonly width: number;
  readonly height: number;
}

const square = { width: portraitSide, height: portraitSide } as const;

/** The portraits by slug. The pages add the alternative text. */
export const portraits = {
  'Amina-Rahman': { url: amina, inGroup: `${group}#Amina-Rahman`, ...square },
  'Yusuf-Karim': { url: yusuf, inGroup: `${group}#Yusuf-Karim`, ...square },
  'Grace-Okafor': { url: grace, inGroup: `${group}#Grace-Okafor`, ...square },
  'Daniel-Whitfield': { url: daniel, inGroup: `${group}#Daniel-Whitfield`, ...square },
  'Sofia-Marchetti': { url: sofia, inGroup: `${group}#Sofia-Marchetti`, ...square },
  'Amina-Rahman-on-site': { url: aminaOnSite, inGroup: `${group}#Amina-Rahman-on-site`, ...square },
} as const satisfies Readonly<Record<string, Portrait>>;

export type Person = keyof typeof portraits;
