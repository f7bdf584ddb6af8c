/**
 * The streets, canals and places of the city centre as path data in metres, east and south of
 * Victoria Square. They are simplified.
 */

export interface District {
  /** The depth of the houses on both sides of a street, with the street. */
  readonly depth: number;
  /** The lengths of houses and of the gaps between them, in turn. */
  readonly houses: string;
  readonly streets: readonly string[];
}

export const districts: readonly District[] = [
  {
    depth: 50,
    houses: '28 2 14 2 46 2 20 9',
    streets: [
      // Colmore Row, Edmund Street, Cornwall Street, Lionel Street
      'M20 12 300 -302',
      'M-38 -106 245 -352',
      'M-108 -92 190 -408',
      'M-250 -160 60 -500',
      // Newhall, Church, Livery and Margaret Street
      'M135 -116 -190 -470',
      'M215 -207 20 -440',
      'M290 -290 90 -540',
      'M20 -155 -60 -214',
      // Waterloo Street, Temple Row, Temple Row West
      'M45 5 205 -92',
      'M205 -92 430 -235',
      'M205 -92 160 -146',
      // Bennetts Hill, Temple Street, Needless Alley, Cherry Street
      'M150 62 128 -108',
      'M252 95 262 -128',
      'M318 115 345 -20',
      'M330 -172 425 -8 625 40',
      'M262 -20 425 -8',
    ],
  },
  {
    depth: 62,
    houses: '35 2 22 11 53 2 30 2',
    streets: [
      // New Street, High Street, Corporation Street, Bull Street
      'M20 22 355 128 560 190',
      'M560 190 640 -20 745 -80',
      'M355 128 536 -222 640 -430',
      'M640 -20 373 -300',
      // Hill Street, Pinfold Street, Paradise Street, Navigation Street
      'M12 28 48 190 240 420',
      'M40 34 150 150 372 140',
      'M-168 50 20 26',
      'M-98 232 150 196 150 150',
      'M-138 148 36 132',
      'M150 196 205 420',
      'M-60 290 95 262',
      // Edgbaston Street, Hurst Street, Upper Dean Street
      'M478 270 690 340 760 300',
      'M430 300 350 445',
      'M590 310 570 390',
      'M205 330 440 300',
    ],
  },
  {
    depth: 56,
    houses: '45 2 19 2 29 13',
    streets: [
      // Holliday Street, Bridge Street, Berkley Street, Granville Street
      'M-138 165 -230 290 -340 420',
      'M-340 98 -318 250 -240 420',
      'M-440 194 -350 330 -300 420',
      'M-545 292 -420 420',
      'M-318 250 -230 290',
      // Cambridge Street, King Edwards Road
      'M-172 -68 -400 -86 -520 -40',
      'M-470 -210 -620 -130 -900 -210 -1180 -300',
      'M-640 -395 -620 -130',
      'M-760 -480 -740 -164',
      'M-900 -480 -880 -204',
      'M-640 -300 -1180 -420',
      // Brindleyplace
      'M-520 262 -640 130',
      'M-600 330 -790 110',
      'M-590 185 -660 262',
    ],
  },
  {
    depth: 50,
    houses: '27 2 42 2 19 14 50 2',
    streets: [
      // Sheepcote, St Vincent, Grosvenor and Ryland Street
      'M-940 -222 -870 -60 -830 100 -800 420',
      'M-870 -60 -1180 -120',
      'M-830 100 -1180 40',
      'M-985 74 -965 420',
      'M-815 260 -1180 205',
      'M-1090 190 -1080 420',
      'M-815 330 -690 415',
      // Holland Street, George Street, Newhall Hill
      'M-365 -220 -190 -330',
      'M-290 -180 -420 -400',
      'M-450 -280 -520 -430',
      'M-240 -270 -330 -420',
    ],
  },
  {
    depth: 64,
    houses: '52 2 32 12 24 2 40 2',
    streets: [
      // Old Square, Priory Queensway, Steelhouse Lane
      'M536 -222 765 -165',
      'M400 -330 600 -500',
      'M500 -290 420 -400',
      'M600 -345 735 -270',
      'M640 -197 620 -330',
      // Carrs Lane, Albert Street, Dale End
      'M622 40 738 40',
      'M690 -50 800 -68 1180 -15',
      'M690 -50 650 -190',
      // Curzon Street, Fazeley Street, Park Street, Bordesley Street
      'M860 -200 900 -55',
      'M1010 -228 1030 -36',
      'M735 60 900 90 1180 160',
      'M752 105 1180 245',
      'M900 -55 900 90 940 250',
      'M1060 -30 1040 290',
    ],
  },
];

export const mainRoads = [
  // Suffolk Street and Great Charles Street
  'M150 560Q40 420 -10 355Q-60 290 -100 220Q-140 150 -156 90Q-172 30 -172 -33Q-172 -95 170 -456',
  // Broad Street
  'M-165 62Q-330 92 -680 420',
  // Parade
  'M-150 -94Q-290 -170 -370 -225Q-450 -280 -680 -410',
  // Moor Street
  'M680 -430Q770 -180 753 -60Q735 60 768 130Q800 200 900 420',
  // Jennens Road
  'M770 -180 1180 -262',
  // Snow Hill
  'M300 -302 420 -400',
  // Digbeth
  'M790 185 1180 330',
  // Smallbrook Street
  'M300 470Q470 385 690 400',
].join('');

export const canals = [
  // Birmingham Canal, from Gas Street Basin to the west
  'M-385 232Q-455 168 -528 125Q-600 82 -659 59Q-718 36 -809 -47Q-900 -130 -1180 -215',
  // Birmingham & Fazeley Canal
  'M-718 36Q-570 -52 -520 -95Q-470 -138 -385 -209Q-300 -280 -60 -470',
  // Worcester & Birmingham Canal
  'M-385 232Q-280 322 -170 440',
  // Oozells Street Loop
  'M-690 50Q-745 190 -808 175Q-870 160 -888 100Q-905 40 -860 -90',
].join('');

/** From the tunnel to the east. */
export const railways = ['M745 119 820 119 1180 84', 'M745 135 820 135 1180 100'].join('');

export const squares = [
  // Victoria Square, Chamberlain Square, Centenary Square
  'M-60 30 20 38 66 22 60 -30 -60 -34z',
  'M-150 -78 -70 -84 -62 -30 -60 10 -150 8z',
  'M-478 62 -470 24 -184 16 -184 44 -330 74 -404 132 -450 112z',
  // Snow Hill, Rotunda Square
  'M297 -344 334 -310 307 -280 270 -314z',
  'M549 159 607 175 591 233 533 217z',
].join('');

export const gardens = [
  // Cathedral Square
  'M172 -150 210 -104 352 -194 298 -290z',
  // Eastside City Park
  'M800 -150 990 -120 1160 -80 1160 -34 800 -84z',
  'M-700 157 -643 219 -680 253 -737 191z',
  'M-1118 -62 -1030 -47 -1042 22 -1130 7z',
  'M-580 -296 -510 -256 -540 -204 -610 -244z',
].join('');

export const trees = [
  'M188 -148 292 -268',
  'M214 -116 338 -194',
  'M815 -136 985 -108 1150 -72',
  'M815 -96 1150 -46',
  'M-1112 -12 -1052 -2',
].join('');

export interface Label {
  readonly text: string;
  /** The middle of the text. */
  readonly at: readonly [east: number, south: number];
  /** The direction of a street, clockwise. Places have none. */
  readonly angle?: number;
}

export const labels: readonly Label[] = [
  { text: 'Victoria Square', at: [4, 70] },
  { text: 'Town Hall', at: [-106, -46] },
  { text: 'Library', at: [-392, -74] },
  { text: 'Symphony Hall', at: [-560, 144] },
  { text: 'Cathedral', at: [322, -234] },
  { text: 'New Street Station', at: [330, 238] },
  { text: 'Bull Ring', at: [556, 264] },
  { text: 'Gas Street Basin', at: [-262, 216] },
  { text: 'Brindleyplace', at: [-690, 282] },
  { text: 'Arena', at: [-776, -206] },
  { text: 'Eastside Park', at: [930, -176] },
  { text: 'Colmore Row', at: [138, -116], angle: -48.3 },
  { text: 'New Street', at: [158, 68], angle: 17.6 },
  { text: 'Great Charles Street', at: [-104, -160], angle: -46.5 },
  { text: 'Broad Street', at: [-520, 276], angle: -43 },
  { text: 'Newhall Street', at: [38, -222], angle: 47.4 },
  { text: 'Corporation Street', at: [428, -14], angle: -62.7 },
  { text: 'Bull Street', at: [572, -86], angle: 46.4 },
  { text: 'Suffolk Street', at: [-110, 216], angle: 60 },
  { text: 'Hill Street', at: [110, 270], angle: 50 },
  { text: 'High Street', at: [602, 82], angle: -69 },
  { text: 'Moor Street', at: [752, -50], angle: -82 },
  { text: 'Parade', at: [-370, -222], angle: 34 },
];
