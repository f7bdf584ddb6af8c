/** Pounds per traveller by the beds of the room, as in the pictures of the case. */
const shares = { 2: 1495, 3: 1345, 4: 1245 } as const;

type Beds = keyof typeof shares;

const kinds: Readonly<Record<Beds, string>> = { 2: 'double', 3: 'triple', 4: 'quad' };

/** What the traveller has paid so far. */
const paid = shares[4];

const pounds = (amount: number): string => `£${amount.toLocaleString('en-GB')}`;

const room = (number: number, beds: Beds, others: readonly string[]) => ({
  number,
  beds,
  others,
  kind: kinds[beds],
  price: pounds(shares[beds]),
  balance: shares[beds] > paid ? pounds(shares[beds] - paid) : 'Paid',
  isPaid: shares[beds] <= paid,
});

export type Room = ReturnType<typeof room>;

/** The interactive example on the Back Office case. All names are invented. */
export const roomMove = {
  title: 'One move instead of five',
  text: 'Mariam Conteh would rather share with friends. Choose a room for her: the price, the balance and the hotel’s list follow.',
  legend: 'Mariam Conteh sleeps in',
  traveller: 'Conteh',
  free: 'Free bed',
  rooms: [
    room(503, 3, ['Iqbal', 'Rahim']),
    room(507, 4, ['Jalloh', 'Khan', 'Sesay']),
    room(511, 2, ['Malik']),
  ],
  option: ({ number, kind }: Room) => `${number}, ${kind}`,
  price: 'Price',
  balance: 'Balance',
  result: ({ number, kind, price, balance, isPaid }: Room) =>
    `Room ${number}, ${kind}: ${price}, ${isPaid ? 'nothing due' : `${balance} due`}. The hotel’s list says so too.`,
  tallies: [
    { figure: 1, text: 'move here' },
    {
      figure: 5,
      text: 'in the spreadsheets: rooms, prices, invoices, balances and the hotel’s list',
    },
  ],
} as const;
