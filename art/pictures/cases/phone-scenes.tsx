import { Footprints } from 'lucide-react';
import { metresIn } from '#content/walk.ts';
import { Frame } from '../parts/Frame.tsx';
import { Stage } from '../parts/Stage.tsx';
import { Star } from '../parts/Star.tsx';
import {
  balanceOf,
  bookings,
  group,
  makkahHotels,
  paidShare,
  pilgrimsOf,
  pounds,
} from '../scene-data.ts';
import { phoneSize } from '../sizes.ts';
import { WalkPlan } from './HotelSite.tsx';
import { TransferMap, TransferSheet } from './PhoneScreens.tsx';
import styles from './phone-scenes.module.css';

/** At this scale 14 pixels of a product are 12 pixels on a phone of 360 pixels. */
const screen = { left: 22, top: 22, width: 316, height: 406, zoom: 2 } as const;

const visaWords = {
  Issued: 'visas issued',
  Applied: 'visas applied for',
  Documents: 'documents missing',
} as const;

/** One group with the paid amount and the open balances. */
export function BackOfficePhone() {
  return (
    <Stage {...phoneSize} lit={0} seed="Back-Office phone" tile={90}>
      <Frame style={screen}>
        <div className={styles.group}>
          <h2>{group.name}</h2>
          <p className={styles.money}>
            <b>{pounds(group.paid)}</b> of {pounds(group.total)}
          </p>
          <span className={styles.meter}>
            <i style={{ width: `${paidShare}%` }} />
          </span>
          <ul>
            {bookings.slice(2, 7).map((booking) => (
              <li key={booking.reference}>
                <b>{booking.lead}</b>
                <span>
                  {pilgrimsOf(booking)} pilgrims, {visaWords[booking.visas]}
                </span>
                <em data-due={balanceOf(booking) > 0 || undefined}>
                  {balanceOf(booking) > 0 ? pounds(balanceOf(booking)) : 'Paid'}
                </em>
              </li>
            ))}
          </ul>
        </div>
      </Frame>
    </Stage>
  );
}

/** The car on its way, and its arrival time. */
export function MahatalPhone() {
  return (
    <Stage {...phoneSize} light="teal" lit={0} seed="Mahatal-Al-Alam phone" tile={90}>
      <Frame skin="ink" style={screen}>
        <div className={styles.ride}>
          <div className={styles.road}>
            <TransferMap />
          </div>
          <TransferSheet driver={false} />
        </div>
      </Frame>
    </Stage>
  );
}

const ring = 5;

/** The plan, the ring on it and the hotels inside. */
export function HaramaynPhone() {
  return (
    <Stage {...phoneSize} light="bone" lit={0} seed="Haramayn-Hotels phone" tile={90}>
      <Frame style={screen}>
        <div className={styles.walks}>
          <p className={styles.brand}>
            <Star size={18} tone="var(--red)" /> Haramayn Hotels
          </p>
          <WalkPlan centre={[140, 128]} height={226} scale={32} width={316} />
          <ul>
            {makkahHotels
              .filter(({ metres }) => metres <= metresIn(ring))
              .map((hotel) => (
                <li key={hotel.name}>
                  <b>{hotel.name}</b>
                  <span>
                    <Footprints size={15} /> {hotel.minutes} min to the {hotel.gate}
                  </span>
                  <em>{pounds(hotel.nightly)}</em>
                </li>
              ))}
          </ul>
        </div>
      </Frame>
    </Stage>
  );
}
