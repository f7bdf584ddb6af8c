import { clsx } from 'clsx';
import {
  BedDouble,
  CalendarDays,
  Check,
  ChevronDown,
  Coffee,
  Footprints,
  MapPin,
  Search,
  Users,
} from 'lucide-react';
import { metresIn, walkHotels } from '#content/walk.ts';
import { CityPlan } from '../parts/CityPlan.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Facade } from '../parts/Facade.tsx';
import { Field } from '../parts/Field.tsx';
import { Rating } from '../parts/Rating.tsx';
import { Star } from '../parts/Star.tsx';
import { group, type Hotel, hotels, makkahHotels, pounds } from '../scene-data.ts';
import styles from './HotelSite.module.css';

const [{ nights }] = group.stays;
const [, minara] = walkHotels;
const results = makkahHotels.slice(0, 4);
const hoursOfDay = ['dawn', 'dusk', 'day', 'dusk'] as const;

export const hotelSiteAddress = 'haramayn-hotels.example/makkah';

/** The hotel site: search at the top, results at the side, the walk to the Haram on the plan. */
export function HotelSite() {
  return (
    <div className={styles.site}>
      <header className={styles.head}>
        <b className={styles.logo}>
          <Star size={22} tone="var(--red)" /> Haramayn Hotels
        </b>
        <nav>
          <span className={styles.here}>Makkah</span>
          <span>Madinah</span>
          <span>Groups</span>
          <span>Help</span>
        </nav>
        <span className={styles.money}>
          GBP <ChevronDown size={15} />
        </span>
        <span className={styles.signIn}>My bookings</span>
      </header>
      <SearchBar />
      <div className={styles.split}>
        <section className={styles.results}>
          <p className={styles.count}>
            <b>{makkahHotels.length} hotels within 15 minutes</b> nearest first{' '}
            <ChevronDown size={15} />
          </p>
          {results.map((hotel, index) => (
            <Result
              chosen={hotel.name === hotels.minara.name}
              hotel={hotel}
              hour={hoursOfDay[index] ?? 'dusk'}
              key={hotel.name}
            />
          ))}
        </section>
        <WalkPlan centre={[380, 330]} height={768} scale={66} width={810}>
          <RoomCard />
        </WalkPlan>
      </div>
    </div>
  );
}

const searchFields = [
  { icon: MapPin, label: 'City', value: 'Makkah' },
  { icon: CalendarDays, label: 'Nights', value: 'Mon 14 – Sat 19 Dec' },
  { icon: Users, label: 'Guests', value: '4 adults, 1 room' },
  { icon: Footprints, label: 'Walk to the Haram', value: 'Up to 15 minutes' },
] as const;

function SearchBar() {
  return (
    <div className={styles.search}>
      {searchFields.map((field) => (
        <Field className={styles.field} key={field.label} {...field} />
      ))}
      <strong className={styles.find}>
        <Search size={18} /> Search
      </strong>
    </div>
  );
}

export function Result({
  hotel,
  hour,
  chosen = false,
}: {
  hotel: Hotel;
  hour: 'dawn' | 'day' | 'dusk';
  chosen?: boolean;
}) {
  return (
    <article className={clsx(styles.result, chosen && styles.chosen)}>
      <Facade bays={5} height={146} hour={hour} seed={hotel.name} width={172} />
      <div className={styles.about}>
        <Rating size={13} stars={hotel.stars} />
        <h2>{hotel.name}</h2>
        <p className={styles.walk}>
          <Footprints size={15} /> <b>{hotel.minutes} min</b> {hotel.metres} m to the Haram
        </p>
        <p className={styles.score}>
          <em>{hotel.score.toFixed(1)}</em> {hotel.reviews.toLocaleString('en-GB')} reviews
        </p>
      </div>
      <p className={styles.price}>
        <b>{pounds(hotel.nightly)}</b>
        <small>a night</small>
        <small>{pounds(hotel.nightly * nights)} in all</small>
      </p>
    </article>
  );
}

export interface WalkPlanProps {
  width: number;
  height: number;
  centre: readonly [number, number];
  scale: number;
  children?: React.ReactNode;
}

/** The plan with walking rings, and a price at each hotel's true distance. */
export function WalkPlan({ width, height, centre, scale, children }: WalkPlanProps) {
  const place = (metres: number, bearing: number) => {
    const angle = ((bearing - 90) * Math.PI) / 180;
    const reach = (metres / 100) * scale;
    return [centre[0] + reach * Math.cos(angle), centre[1] + reach * Math.sin(angle)] as const;
  };
  /** Leaves out hotels whose tag an edge would cut. */
  const isInside = (x: number, y: number) => x > 40 && x < width - 40 && y > 14 && y < height - 14;
  const bearing = minara.bearing;
  const [hotelX, hotelY] = place(minara.metres, bearing);
  // The walk starts along the street and ends at the edge of the courtyard.
  const [edgeX, edgeY] = place(112, bearing + 14);
  const walk = `M${hotelX} ${hotelY}Q${(hotelX + edgeX) / 2 + scale * 0.25} ${(hotelY + edgeY) / 2 + scale * 0.75} ${edgeX} ${edgeY}`;
  const rings = [3, 5, 10].map((minutes) => ({
    metres: metresIn(minutes),
    text: `${minutes} min`,
  }));
  return (
    <div className={styles.plan} style={{ width, height }}>
      <CityPlan
        centre={centre}
        grain={scale * 0.62}
        height={height}
        rings={rings.map(({ metres }) => metres)}
        scale={scale}
        width={width}
      />
      <Drawing height={height} width={width}>
        <path d={walk} fill="none" stroke="var(--paper)" strokeLinecap="round" strokeWidth="9" />
        <path
          d={walk}
          fill="none"
          stroke="var(--red)"
          strokeDasharray="0.1 9"
          strokeLinecap="round"
          strokeWidth="5"
        />
      </Drawing>
      {rings
        .filter(({ metres }) => isInside(centre[0], centre[1] - (metres / 100) * scale))
        .map(({ metres, text }) => (
          <span
            className={styles.ring}
            key={text}
            style={{ left: centre[0], top: centre[1] - (metres / 100) * scale }}
          >
            {text}
          </span>
        ))}
      {makkahHotels.map((hotel) => {
        const [left, top] = place(hotel.metres, hotel.bearing);
        if (!isInside(left, top - 32)) return null;
        return (
          <span
            className={clsx(
              styles.tag,
              // South-west of the courtyard a tag above its hotel would overlap the courtyard.
              hotel.bearing > 180 && hotel.bearing < 270 && styles.tagBelow,
              hotel.name === minara.name && styles.tagChosen,
            )}
            key={hotel.name}
            style={{ left, top }}
          >
            {pounds(hotel.nightly)}
          </span>
        );
      })}
      {children}
    </div>
  );
}

function RoomCard() {
  return (
    <div className={styles.card}>
      <Facade bays={8} height={128} hour="dusk" seed="Minara Ajyad" width={300} />
      <h3>Quad room, Minara Ajyad</h3>
      <ul>
        <li>
          <BedDouble size={16} /> Four single beds, 28 m²
        </li>
        <li>
          <Coffee size={16} /> Breakfast and dinner
        </li>
        <li>
          <Check size={16} /> Free to cancel until 7 Dec
        </li>
      </ul>
      <p>
        <b>{pounds(hotels.minara.nightly * nights)}</b>
        <small>{nights} nights, taxes included</small>
        <strong className={styles.book}>Book</strong>
      </p>
    </div>
  );
}
