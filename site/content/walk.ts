import { inWords } from './number-words.ts';

/** An invented hotel of the sample city. */
export interface WalkHotel {
  readonly name: string;
  readonly stars: 3 | 4 | 5;
  /** Walking distance to the gate, and the distance from the courtyard on the plan. */
  readonly metres: number;
  readonly gate: string;
  /** The direction from the courtyard, in degrees clockwise from north. */
  readonly bearing: number;
  /** Pounds per night for a room for four. */
  readonly nightly: number;
  readonly score: number;
  readonly reviews: number;
}

/** Metres per minute of a group walking at leisure. */
const pace = 74;

/** The distance on the plan for a number of minutes. */
export const metresIn = (minutes: number): number => minutes * pace;

/** Rounded up, so that nobody arrives later than promised. */
export const minutesOf = ({ metres }: Pick<WalkHotel, 'metres'>): number =>
  Math.ceil(metres / pace);

/** The hotels of the Haramayn Hotels case, nearest first, as in the pictures of the case. */
export const walkHotels = [
  {
    name: 'Rawdal Ibrahim',
    stars: 5,
    metres: 180,
    gate: 'King Abdulaziz Gate',
    bearing: 236,
    nightly: 148,
    score: 9.2,
    reviews: 1204,
  },
  {
    name: 'Minara Ajyad',
    stars: 4,
    metres: 350,
    gate: 'Ajyad Gate',
    bearing: 98,
    nightly: 92,
    score: 8.9,
    reviews: 2317,
  },
  {
    name: 'Shamiya Lodge',
    stars: 4,
    metres: 430,
    gate: 'Fath Gate',
    bearing: 352,
    nightly: 86,
    score: 8.7,
    reviews: 1118,
  },
  {
    name: 'Bab Umrah Inn',
    stars: 3,
    metres: 510,
    gate: 'Umrah Gate',
    bearing: 296,
    nightly: 78,
    score: 8.4,
    reviews: 731,
  },
  {
    name: 'Safa Court',
    stars: 4,
    metres: 640,
    gate: 'Safa Gate',
    bearing: 54,
    nightly: 71,
    score: 8.6,
    reviews: 894,
  },
  {
    name: 'Jarwal Rest',
    stars: 3,
    metres: 790,
    gate: 'Umrah Gate',
    bearing: 322,
    nightly: 62,
    score: 8.3,
    reviews: 467,
  },
  {
    name: 'Misfalah House',
    stars: 3,
    metres: 950,
    gate: 'King Abdulaziz Gate',
    bearing: 196,
    nightly: 54,
    score: 8.1,
    reviews: 642,
  },
  {
    name: 'Hindawiya Garden',
    stars: 4,
    metres: 1090,
    gate: 'King Fahd Gate',
    bearing: 258,
    nightly: 49,
    score: 8.8,
    reviews: 1309,
  },
] as const satisfies readonly WalkHotel[];

/** Texts of the walk on the case's page. */
export const walk = {
  title: 'How far would you walk?',
  text: `${inWords(walkHotels.length)} hotels from the site. Each tile is a minute’s walk.`,
  plan: 'Map of the streets around the Haram, with a ring for the longest walk',
  slider: { label: 'Longest walk', least: 3, most: 15, start: 10, unit: 'minutes' },
  order: {
    label: 'Order',
    options: [
      { by: 'walk', title: 'Nearest' },
      { by: 'price', title: 'Lowest price' },
      { by: 'score', title: 'Best rated' },
    ],
  },
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  count: (shown: number, total: number, minutes: number) =>
    `${shown} of ${total} hotels within ${minutes} minutes`,
  way: (minutes: number, gate: string) => `${minutes}\u00a0min to the ${gate}`,
  price: (pounds: number) => `£${pounds}`,
  nightly: 'a night',
  score: 'Rated',
} as const;
