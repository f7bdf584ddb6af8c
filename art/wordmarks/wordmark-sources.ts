/**
 * The invented wordmarks: letters of an open-licence font and a small mark drawn by hand, in a box
 * 40 units high. Their sizes are chosen by eye for the same visual weight, so light fonts are
 * larger than heavy ones.
 */
export interface Letters {
  readonly text: string;
  readonly family: string;
  readonly size: number;
  readonly weight?: number;
  readonly style?: 'normal' | 'italic';
  readonly tracking?: number;
  /** The distance of the baseline from the top of the box. */
  readonly y?: number;
}

export interface Mark {
  /** Path data that starts at x = 0 and is filled by the even-odd rule. */
  readonly path: string;
  readonly width: number;
}

/**
 * Parts from left to right. A number is a gap, and a list contains parts that start at the same
 * place.
 */
export type Part = Letters | Mark | number | readonly (Letters | Mark)[];

const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const partnerSources = {
  Almasa: [
    {
      path: 'M5 9h5.2L6.3 15.2H.3zM12 9h2l3.6 6.2H8.4zM15.8 9H21l4.7 6.2h-6zM.6 17h6l4.6 13.5zM8.4 17h9.2L13 31.4zM19.4 17h6L14.8 30.5z',
      width: 26,
    },
    9,
    { text: 'Almasa', family: 'bodoni-moda', weight: 700, size: 32, y: 30 },
  ],
  Northbank: [
    { text: 'Northbank', family: 'zilla-slab', weight: 700, size: 33, tracking: -0.02, y: 29.5 },
  ],
  'ZamZam Air': [
    { path: 'M0 29 9 11h8L8 29zM12 29l5.5-11h8L20 29zM24 29l2-4h8l-2 4z', width: 34 },
    6,
    { text: 'ZamZam', family: 'krona-one', size: 22, tracking: -0.03, y: 29 },
    6,
    { text: 'AIR', family: 'tenor-sans', size: 22, tracking: 0.1, y: 29 },
  ],
  Kestrel: [
    {
      path: 'M0 9.5c10.6.2 17.4 3.5 21 10 3.6-6.5 10.4-9.8 21-10-8.6 3.4-13.3 8-15.2 14.700L21 31.500l-5.8-7.300C13.3 17.5 8.6 12.9 0 9.500z',
      width: 42,
    },
    9,
    { text: 'KESTREL', family: 'bebas-neue', size: 35, tracking: 0.1, y: 31.8 },
  ],
  Minara: [
    {
      path: 'M6.2 4h1.600v3.200c2.3 1.4 3.5 3.2 3.7 5.300h-9c.2-2.1 1.4-3.9 3.7-5.300zM3 14h8v4H3zM1 19.500h12v2.300H1zM2.5 23.300h9V31h-3v-3.500a1.5 1.5 0 0 0-3 0V31h-3z',
      width: 14,
    },
    9,
    { text: 'MINARA', family: 'cinzel', weight: 700, size: 29, tracking: 0.06, y: 31 },
  ],
  'Harbour&Co': [
    { text: 'Harbour', family: 'dm-serif-display', size: 34, y: 31 },
    0.5,
    { text: '&', family: 'dm-serif-display', style: 'italic', size: 34, y: 31 },
    1.5,
    { text: 'Co', family: 'dm-serif-display', size: 34, y: 31 },
  ],
  Rawdal: [
    {
      path: 'M13 19C6.5 18.5 3 14.5 3 8c6.5.5 10 4.5 10 11zm2 0c0-6.5 3.5-10.5 10-11 0 6.5-3.5 10.5-10 11zm-2 2c0 6.5-3.5 10.5-10 11 0-6.5 3.5-10.5 10-11zm2 0c6.5.5 10 4.5 10 11-6.5-.5-10-4.5-10-11z',
      width: 28,
    },
    7,
    { text: 'rawdal', family: 'comfortaa', weight: 700, size: 33, tracking: -0.03, y: 31 },
  ],
  Qafila: [
    {
      path: ring(2.2, 28.3, 2.2) + ring(10.2, 27.5, 3) + ring(20.5, 26.5, 4),
      width: 26,
    },
    5,
    { text: 'Qafila', family: 'reem-kufi', weight: 700, size: 36, y: 30.5 },
  ],
  Brindley: [
    {
      path: 'M3 5.500h151a3 3 0 0 1 3 3v23a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3v-23a3 3 0 0 1 3-3zm0 1.800a1.2 1.2 0 0 0-1.2 1.200v23A1.2 1.2 0 0 0 3 32.700h151a1.2 1.2 0 0 0 1.2-1.200v-23a1.2 1.2 0 0 0-1.2-1.200z',
      width: 0,
    },
    9.5,
    { text: 'BRINDLEY', family: 'alfa-slab-one', size: 22, tracking: 0.05, y: 27.8 },
    9.5,
  ],
  'Tayba Stays': [
    {
      path: 'M0 31V17.500C0 12 3.5 9.2 9.5 6c6 3.2 9.5 6 9.5 11.500V31h-5V18.500c0-3-1.5-4.5-4.5-6.500C6.5 14 5 15.5 5 18.500V31z',
      width: 19,
    },
    8,
    { text: 'Tayba', family: 'marcellus', size: 35, y: 31 },
    7,
    { text: 'STAYS', family: 'tenor-sans', size: 17, tracking: 0.16, y: 31 },
  ],
  'Meridian Rail': [
    {
      path: `${ring(14, 20, 13)}${ring(14, 20, 10.2)}M12.6 4h2.800v32h-2.800z`,
      width: 27,
    },
    9,
    {
      text: 'MERIDIAN',
      family: 'big-shoulders-display',
      weight: 800,
      size: 33,
      tracking: 0.03,
      y: 31.5,
    },
    7,
    {
      text: 'RAIL',
      family: 'big-shoulders-display',
      weight: 400,
      size: 33,
      tracking: 0.03,
      y: 31.5,
    },
  ],
  'Sitara Travel': [
    {
      path: 'M11 5c.8 9.5 3.5 13.5 11 15-7.5 1.5-10.2 5.5-11 15-.8-9.5-3.5-13.5-11-15C7.5 18.5 10.2 14.5 11 5z',
      width: 22,
    },
    8,
    [
      { text: 'SITARA', family: 'josefin-sans', weight: 700, size: 27, tracking: 0.16, y: 23.5 },
      { text: 'TRAVEL', family: 'josefin-sans', weight: 600, size: 12, tracking: 1.14, y: 35.5 },
    ],
  ],
  Oakhurst: [{ text: 'Oakhurst', family: 'yeseva-one', size: 33, tracking: -0.005, y: 31 }],
  Corniche: [{ text: 'Corniche', family: 'kaushan-script', size: 35, y: 28.5 }],
  'Alwadi Coaches': [
    { path: 'M0 10h6.500l8 10-8 10H0l8-10zM11.5 10H18l8 10-8 10h-6.500l8-10z', width: 26 },
    8,
    { text: 'ALWADI', family: 'oxanium', weight: 800, size: 29, tracking: 0.01, y: 30 },
    7,
    { text: 'COACHES', family: 'oxanium', weight: 400, size: 29, tracking: 0, y: 30 },
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export const clientSources = {
  'Noor Umrah': [
    {
      path: 'M15.5 4c1.8 0 3.5.3 5 .9A13 13 0 1 0 30 25.5 15.6 15.6 0 1 1 15.5 4zM24.5 9l1.6 4.4 4.4 1.6-4.4 1.6-1.6 4.4-1.6-4.4-4.4-1.6 4.4-1.600z',
      width: 31,
    },
    8,
    { text: 'Noor Umrah', family: 'marcellus', size: 33, y: 31 },
  ],
  'Mahatal Al Alam': [
    {
      path: 'M13 4 26 17v3h-4.500L13 11.500 4.500 20H0v-3zM13 16l9 9v6h-5v-4l-4-4-4 4v4H4v-6z',
      width: 26,
    },
    8,
    { text: 'mahatal', family: 'reem-kufi', weight: 700, size: 34, y: 30.5 },
    7,
    { text: 'AL ALAM', family: 'tenor-sans', size: 17, tracking: 0.16, y: 30.5 },
  ],
  'Haramayn Hotels': [
    {
      path: `${ring(15, 20, 15)}${ring(15, 20, 12.6)}${ring(15, 20, 8.5)}${ring(15, 20, 6.3)}M15 16.500l3.500 3.500-3.500 3.500-3.500-3.500z`,
      width: 30,
    },
    9,
    { text: 'Haramayn', family: 'bodoni-moda', weight: 700, size: 31, y: 30 },
    7,
    { text: 'HOTELS', family: 'tenor-sans', size: 15, tracking: 0.2, y: 30 },
  ],
  'Safa Hotels': [
    { text: 'SAFA', family: 'tenor-sans', size: 29, tracking: 0.2, y: 30.5 },
    10,
    { path: 'M0 7h1.500v27H0z', width: 1.5 },
    10,
    { text: 'HOTELS', family: 'tenor-sans', size: 16, tracking: 0.24, y: 30.5 },
  ],
  'Marwa Transfers': [
    { text: 'marwa', family: 'audiowide', size: 30, tracking: -0.01, y: 30 },
    7,
    { text: 'TRANSFERS', family: 'saira-condensed', weight: 500, size: 20, tracking: 0.08, y: 30 },
  ],
  'Midland Tours': [
    {
      path: `${ring(14.5, 20, 14.5)}M14.5 9.5 20 20l-5.5 10.500L9 20z`,
      width: 29,
    },
    8,
    {
      text: 'MIDLAND TOURS',
      family: 'saira-condensed',
      weight: 800,
      size: 31,
      tracking: 0.02,
      y: 31,
    },
  ],
  'Canal Street': [{ text: 'Canal Street', family: 'limelight', size: 30, y: 31 }],
  'Hijaz Coaches': [
    [
      { text: 'HIJAZ', family: 'syncopate', weight: 700, size: 27, tracking: 0.02, y: 24.5 },
      { text: 'COACHES', family: 'syncopate', weight: 400, size: 11.5, tracking: 0.16, y: 36 },
    ],
  ],
  'Pilgrim House': [
    {
      path: 'M14 5 28 16.500V31h-2.600V17.800L14 8.5 2.6 17.800V31H0V16.500zM10 31v-8.500c0-2.7 1.4-4.2 4-5.6 2.6 1.4 4 2.9 4 5.600V31z',
      width: 28,
    },
    8,
    {
      text: 'PILGRIM HOUSE',
      family: 'josefin-sans',
      weight: 400,
      size: 27,
      tracking: 0.1,
      y: 30.5,
    },
  ],
  Bluegate: [
    {
      path: 'M0 31V19a13 13 0 0 1 26 0v12h-5V19a8 8 0 0 0-5.5-7.600V31h-5V11.400A8 8 0 0 0 5 19v12z',
      width: 26,
    },
    8,
    { text: 'bluegate', family: 'outfit', weight: 700, size: 34, tracking: -0.025, y: 31 },
  ],
  'Fenwick Lane': [{ text: 'Fenwick Lane', family: 'gloock', size: 31, y: 30.5 }],
  'Al Rihla': [
    { text: 'al', family: 'syne', weight: 500, size: 33, y: 30.5 },
    5,
    { text: 'rihla', family: 'syne', weight: 800, size: 33, y: 30.5 },
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;
