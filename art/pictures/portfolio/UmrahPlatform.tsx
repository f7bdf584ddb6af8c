import { BedDouble, Bus, Check, PlaneTakeoff } from 'lucide-react';
import { Frame } from '../parts/Frame.tsx';
import { CardStage } from '../parts/Stage.tsx';
import { Star } from '../parts/Star.tsx';
import { agency, flight, group, nights, pounds, sharePrices } from '../scene-data.ts';
import styles from './UmrahPlatform.module.css';

const [makkah, madinah] = group.stays;

const steps = [
  {
    icon: PlaneTakeoff,
    title: `${flight.from} → ${flight.to}, direct`,
    detail: `${flight.carrier}, 14–24 Dec`,
  },
  {
    icon: BedDouble,
    title: makkah.hotel.name,
    detail: `Makkah, ${makkah.nights} nights, ${makkah.hotel.minutes} min walk`,
  },
  {
    icon: BedDouble,
    title: madinah.hotel.name,
    detail: `Madinah, ${madinah.nights} nights, ${madinah.hotel.minutes} min walk`,
  },
  { icon: Bus, title: 'Airport and city transfers', detail: 'Private coach, three legs' },
] as const;

/** A package that is composed in steps, and its price on a pass beside it. */
export function UmrahPlatform() {
  return (
    <CardStage
      light="teal"
      lit={4}
      litTones={['brass', 'red', 'bone']}
      seed="Umrah-Package-Booking-Platform"
    >
      <Frame
        address="noor-umrah.example/build"
        style={{ left: 48, top: 52, width: 560, height: 496 }}
      >
        <div className={styles.page}>
          <p className={styles.brand}>
            <Star size={18} tone="var(--red)" /> {agency.name}
          </p>
          <h1>Build your umrah</h1>
          <ol>
            {steps.map(({ icon: Icon, title, detail }) => (
              <li key={title}>
                <i>
                  <Icon size={22} strokeWidth={1.75} />
                </i>
                <b>{title}</b>
                <span>{detail}</span>
              </li>
            ))}
          </ol>
        </div>
      </Frame>
      <div className={styles.pass}>
        <p className={styles.route}>
          <b>{flight.from}</b>
          <PlaneTakeoff size={20} />
          <b>{flight.to}</b>
        </p>
        <dl>
          <dt>Room</dt>
          <dd>Quad</dd>
          <dt>Pilgrims</dt>
          <dd>4</dd>
          <dt>Nights</dt>
          <dd>{nights}</dd>
        </dl>
        <p className={styles.price}>
          {pounds(sharePrices[4])}
          <small>per pilgrim, visa included</small>
        </p>
        <p className={styles.go}>
          <Check size={19} /> Hold seats
        </p>
      </div>
    </CardStage>
  );
}
