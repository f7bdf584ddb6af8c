import { minutesOf, type WalkHotel, walkHotels } from '#content/walk.ts';

/**
 * The sample data of all scenes, so that agency, group, hotels, prices and dates are the same in
 * every picture. All names are invented.
 */

export const agency = { name: 'Noor Umrah', city: 'Birmingham' } as const;

/** A hotel in the scenes. Those in Makkah are also the hotels on the page of the case study. */
export type Hotel = Omit<WalkHotel, 'gate' | 'bearing'> & { readonly minutes: number };

const withMinutes = <Place extends Omit<WalkHotel, 'gate' | 'bearing'>>(hotel: Place) => ({
  ...hotel,
  minutes: minutesOf(hotel),
});

export const makkahHotels = walkHotels.map(withMinutes);

const [rawdal, minara] = walkHotels;

export const hotels = {
  rawdal: withMinutes(rawdal),
  minara: withMinutes(minara),
  tayba: withMinutes({
    name: 'Tayba Stays North',
    stars: 4,
    metres: 220,
    nightly: 84,
    score: 9.0,
    reviews: 1560,
  }),
} as const satisfies Record<string, Hotel>;

export const flight = {
  carrier: 'ZamZam Air',
  number: 'ZZ 214',
  from: 'BHX',
  to: 'JED',
  date: '14 Dec 2026',
  departs: '09:40',
  arrives: '19:25',
  returnNumber: 'ZZ 215',
  returnFrom: 'MED',
  returnDate: '24 Dec 2026',
} as const;

/** The price per pilgrim, by the number of pilgrims in a room. */
export const sharePrices = { 4: 1245, 3: 1345, 2: 1495 } as const;
type Share = keyof typeof sharePrices;

export interface Booking {
  readonly reference: string;
  readonly lead: string;
  readonly town: string;
  readonly rooms: readonly Share[];
  readonly paid: 'all' | 'deposit' | number;
  readonly visas: 'Issued' | 'Applied' | 'Documents';
}

const depositEach = 300;

export const bookings: readonly Booking[] = [
  {
    reference: 'NU-20411',
    lead: 'Hamza Siddiqui',
    town: 'Sparkhill',
    rooms: [3, 3],
    paid: 'all',
    visas: 'Issued',
  },
  {
    reference: 'NU-20412',
    lead: 'Ruksana Begum',
    town: 'Aston',
    rooms: [3, 2],
    paid: 'all',
    visas: 'Issued',
  },
  {
    reference: 'NU-20415',
    lead: 'Idris Warsame',
    town: 'Small Heath',
    rooms: [4],
    paid: 'all',
    visas: 'Issued',
  },
  {
    reference: 'NU-20418',
    lead: 'Parveen Mahmood',
    town: 'Walsall',
    rooms: [4],
    paid: 3480,
    visas: 'Applied',
  },
  {
    reference: 'NU-20419',
    lead: 'Elif Yilmaz',
    town: 'Coventry',
    rooms: [2],
    paid: 'all',
    visas: 'Issued',
  },
  {
    reference: 'NU-20423',
    lead: 'Tariq Choudhury',
    town: 'Handsworth',
    rooms: [4],
    paid: 'all',
    visas: 'Issued',
  },
  {
    reference: 'NU-20426',
    lead: 'Fatou Jallow',
    town: 'Leicester',
    rooms: [3],
    paid: 'deposit',
    visas: 'Documents',
  },
  {
    reference: 'NU-20427',
    lead: 'Adam Kowalski',
    town: 'Solihull',
    rooms: [2],
    paid: 'all',
    visas: 'Issued',
  },
  {
    reference: 'NU-20430',
    lead: 'Nasreen Akhtar',
    town: 'Dudley',
    rooms: [4],
    paid: 'all',
    visas: 'Issued',
  },
  {
    reference: 'NU-20431',
    lead: 'Omar Abdi',
    town: 'Bordesley',
    rooms: [3],
    paid: 2690,
    visas: 'Applied',
  },
  {
    reference: 'NU-20434',
    lead: 'Shireen Farooq',
    town: 'Derby',
    rooms: [3],
    paid: 'all',
    visas: 'Issued',
  },
  {
    reference: 'NU-20437',
    lead: 'Yunus Patel',
    town: 'Nuneaton',
    rooms: [2],
    paid: 'all',
    visas: 'Issued',
  },
];

export const pilgrimsOf = ({ rooms }: Booking): number =>
  rooms.reduce<number>((sum, share) => sum + share, 0);

export const totalOf = ({ rooms }: Booking): number =>
  rooms.reduce<number>((sum, share) => sum + share * sharePrices[share], 0);

export function paidOf(booking: Booking): number {
  if (booking.paid === 'all') return totalOf(booking);
  return booking.paid === 'deposit' ? pilgrimsOf(booking) * depositEach : booking.paid;
}

export const balanceOf = (booking: Booking): number => totalOf(booking) - paidOf(booking);

const sum = (of: (booking: Booking) => number) =>
  bookings.reduce((total, booking) => total + of(booking), 0);

export const group = {
  code: 'DEC-14',
  name: 'December Umrah',
  leader: 'Bilal Rahim',
  pilgrims: sum(pilgrimsOf),
  rooms: sum(({ rooms }) => rooms.length),
  total: sum(totalOf),
  paid: sum(paidOf),
  balance: sum(balanceOf),
  visasIssued: bookings
    .filter(({ visas }) => visas === 'Issued')
    .reduce((n, b) => n + pilgrimsOf(b), 0),
  stays: [
    { hotel: hotels.minara, nights: 5, from: '14 Dec', to: '19 Dec' },
    { hotel: hotels.tayba, nights: 5, from: '19 Dec', to: '24 Dec' },
  ],
} as const;

/** The nights of the journey in each city: "5 + 5". */
export const nights = group.stays.map((stay) => stay.nights).join(' + ');

/** The paid share of the group's price in per cent. */
export const paidShare = Math.round((group.paid / group.total) * 100);

/** The other departures of the season, for lists. */
export const departures = [
  {
    code: 'DEC-14',
    name: 'December Umrah',
    from: 'BHX',
    to: 'JED',
    date: '14 Dec',
    seats: 42,
    of: 42,
  },
  {
    code: 'DEC-20',
    name: 'Winter holidays',
    from: 'MAN',
    to: 'MED',
    date: '20 Dec',
    seats: 36,
    of: 40,
  },
  { code: 'DEC-27', name: 'New Year', from: 'LHR', to: 'JED', date: '27 Dec', seats: 31, of: 40 },
  {
    code: 'FEB-06',
    name: 'First ten of Ramadan',
    from: 'BHX',
    to: 'JED',
    date: '6 Feb',
    seats: 28,
    of: 44,
  },
] as const;

export const transfer = {
  reference: 'MA-7731',
  from: 'Jeddah Airport, T1',
  to: hotels.minara.name,
  driver: 'Khalid',
  car: 'Staria, 7 seats',
  plate: 'KSA 4821',
  price: 46,
  minutes: 8,
  kilometres: 94,
} as const;

export const pounds = (amount: number): string => `£${amount.toLocaleString('en-GB')}`;
