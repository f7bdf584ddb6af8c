import { clsx } from 'clsx';
import {
  type Booking,
  balanceOf,
  bookings,
  paidOf,
  pilgrimsOf,
  pounds,
  totalOf,
} from '../scene-data.ts';
import styles from './BookingsTable.module.css';

const shareNames = { 2: 'Double', 3: 'Triple', 4: 'Quad' } as const;

/** "2 × Triple", "Triple, Double". */
function roomsText({ rooms }: Booking): string {
  const [first, second] = rooms;
  if (first === undefined) return '';
  if (second === undefined) return shareNames[first];
  return first === second
    ? `2 × ${shareNames[first]}`
    : `${shareNames[first]}, ${shareNames[second]}`;
}

export interface BookingsTableProps {
  rows?: number;
  /** The row whose booking is open beside the table. */
  selected?: string;
  /** Shows only name, rooms, visas and amount, for small pictures. */
  brief?: boolean;
}

export function BookingsTable({
  rows = bookings.length,
  selected,
  brief = false,
}: BookingsTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {brief ? null : <th>Reference</th>}
          <th>Lead pilgrim</th>
          {brief ? null : <th className={styles.figure}>Pax</th>}
          <th>Rooms</th>
          <th>Visas</th>
          {brief ? null : <th className={styles.figure}>Total</th>}
          {brief ? null : <th className={styles.figure}>Paid</th>}
          <th className={styles.figure}>Balance</th>
        </tr>
      </thead>
      <tbody>
        {bookings.slice(0, rows).map((booking) => (
          <tr
            className={booking.reference === selected ? styles.selected : undefined}
            key={booking.reference}
          >
            {brief ? null : <td className={styles.reference}>{booking.reference}</td>}
            <td>
              <b>{booking.lead}</b>
              {brief ? null : <span>{booking.town}</span>}
            </td>
            {brief ? null : <td className={styles.figure}>{pilgrimsOf(booking)}</td>}
            <td>{roomsText(booking)}</td>
            <td>
              <em className={visaStyles[booking.visas]}>{booking.visas}</em>
            </td>
            {brief ? null : <td className={styles.figure}>{pounds(totalOf(booking))}</td>}
            {brief ? null : <td className={styles.figure}>{pounds(paidOf(booking))}</td>}
            <td className={clsx(styles.figure, balanceOf(booking) > 0 ? styles.due : styles.clear)}>
              {balanceOf(booking) > 0 ? pounds(balanceOf(booking)) : 'Paid'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const visaStyles = {
  Issued: styles.issued,
  Applied: styles.applied,
  Documents: styles.missing,
} as const;
