import {
  BedDouble,
  CalendarDays,
  CreditCard,
  Download,
  FileCheck2,
  Handshake,
  PlaneTakeoff,
  Plus,
  Search,
  Users,
} from 'lucide-react';
import { Star } from '../parts/Star.tsx';
import { agency, departures, flight, group, pounds } from '../scene-data.ts';
import styles from './BackOffice.module.css';
import { BookingsTable } from './BookingsTable.tsx';
import { RoomAllotment } from './RoomAllotment.tsx';

const sections = [
  { name: 'Bookings', icon: CalendarDays, count: 137 },
  { name: 'Groups', icon: Users, count: 4 },
  { name: 'Flights', icon: PlaneTakeoff },
  { name: 'Rooms', icon: BedDouble },
  { name: 'Visas', icon: FileCheck2, count: 10 },
  { name: 'Payments', icon: CreditCard },
  { name: 'Suppliers', icon: Handshake },
] as const;

const payments = [
  { time: '11:42', from: 'Patel, bank transfer', amount: 1495 },
  { time: '10:18', from: 'Abdi, card', amount: 1345 },
  { time: '09:05', from: 'Mahmood, card', amount: 1245 },
] as const;

/**
 * The travel agency's desktop: departures at the side; the bookings, payments and rooms of one
 * group.
 */
export function BackOffice({ paid = group.paid }: { paid?: number }) {
  return (
    <div className={styles.desk}>
      <Sidebar />
      <main className={styles.main}>
        <header className={styles.head}>
          <div>
            <p className={styles.crumb}>Groups / {group.code}</p>
            <h1>
              {group.name}, {flight.from} → {flight.to}
            </h1>
          </div>
          <div className={styles.actions}>
            <span className={styles.search}>
              <Search size={15} /> Name, passport or reference
            </span>
            <span className={styles.plain}>
              <Download size={15} /> Manifest
            </span>
            <span className={styles.primary}>
              <Plus size={15} /> Add booking
            </span>
          </div>
        </header>
        <GroupFigures paid={paid} />
        <div className={styles.columns}>
          <section>
            <BookingsTable selected="NU-20418" />
            <p className={styles.sum}>
              <span>12 bookings</span>
              <span>{group.pilgrims} pilgrims</span>
              <b>Total {pounds(group.total)}</b>
              <b>Paid {pounds(paid)}</b>
              <b className={styles.due}>Due {pounds(group.total - paid)}</b>
            </p>
          </section>
          <aside className={styles.side}>
            <Itinerary />
            <div className={styles.roomsHead}>
              <h2>Room list, Makkah</h2>
              <span>
                {group.rooms} rooms · {group.pilgrims} beds
              </span>
            </div>
            <RoomAllotment />
            <ul className={styles.payments}>
              {payments.map(({ time, from, amount }) => (
                <li key={time}>
                  <time>{time}</time>
                  {from}
                  <b>+{pounds(amount)}</b>
                </li>
              ))}
            </ul>
          </aside>
        </div>
      </main>
    </div>
  );
}

function Sidebar() {
  return (
    <nav className={styles.sidebar}>
      <div className={styles.brand}>
        <Star size={24} tone="var(--brass)" /> {agency.name}
      </div>
      <ul>
        {sections.map(({ name, icon: Icon, ...rest }) => (
          <li className={name === 'Groups' ? styles.current : undefined} key={name}>
            <Icon size={17} strokeWidth={1.75} /> {name}
            {'count' in rest ? <small>{rest.count}</small> : null}
          </li>
        ))}
      </ul>
      <p className={styles.label}>Next departures</p>
      {departures.map(({ code, from, to, date, seats, of }) => (
        <div className={styles.departure} key={code}>
          <b>
            {from} → {to}
          </b>
          <span>{date}</span>
          <svg aria-hidden="true" height="4" width="172">
            <rect fill="var(--ink-4)" height="4" rx="2" width="172" />
            <rect
              fill={seats === of ? 'var(--brass)' : 'var(--mint)'}
              height="4"
              rx="2"
              width={(172 * seats) / of}
            />
          </svg>
          <small>
            {seats} of {of} seats
          </small>
        </div>
      ))}
      <div className={styles.person}>
        <i>SH</i> Sana Haq <small>Operations</small>
      </div>
    </nav>
  );
}

function GroupFigures({ paid }: { paid: number }) {
  const share = paid / group.total;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Pilgrims</dt>
        <dd>
          {group.pilgrims} <small>of 42 seats</small>
        </dd>
      </div>
      <div>
        <dt>Visas issued</dt>
        <dd>
          {group.visasIssued} <small>of {group.pilgrims}</small>
        </dd>
      </div>
      <div className={styles.money}>
        <dt>Paid</dt>
        <dd>
          {pounds(paid)} <small>of {pounds(group.total)}</small>
        </dd>
        <span className={styles.meter}>
          <i style={{ width: `${share * 100}%` }} />
        </span>
      </div>
      <div>
        <dt>Balance due by 23 Nov</dt>
        <dd className={styles.due}>{pounds(group.total - paid)}</dd>
      </div>
      <div>
        <dt>Departs in</dt>
        <dd>
          29 <small>days</small>
        </dd>
      </div>
    </dl>
  );
}

function Itinerary() {
  const [makkah, madinah] = group.stays;
  return (
    <ol className={styles.itinerary}>
      <li>
        <time>{flight.date.slice(0, 6)}</time>
        <b>
          {flight.number} {flight.from} {flight.departs} → {flight.to} {flight.arrives}
        </b>
        <span>{flight.carrier}, 42 seats ticketed</span>
      </li>
      <li>
        <time>{makkah.from}</time>
        <b>{makkah.hotel.name}</b>
        <span>Makkah, {makkah.nights} nights, half board</span>
      </li>
      <li>
        <time>{madinah.from}</time>
        <b>{madinah.hotel.name}</b>
        <span>Madinah, {madinah.nights} nights, half board</span>
      </li>
      <li>
        <time>{flight.returnDate.slice(0, 6)}</time>
        <b>
          {flight.returnNumber} {flight.returnFrom} 21:10 → {flight.from} 02:35
        </b>
        <span>Coach to airport 16:30</span>
      </li>
    </ol>
  );
}
