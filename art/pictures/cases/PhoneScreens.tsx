import { clsx } from 'clsx';
import {
  ArrowLeft,
  BedDouble,
  CalendarDays,
  CarFront,
  Footprints,
  Heart,
  House,
  MapPin,
  MessageCircle,
  Phone as PhoneIcon,
  Search,
  Ticket,
  UserRound,
  Users,
} from 'lucide-react';
import { CityPlan } from '../parts/CityPlan.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Facade } from '../parts/Facade.tsx';
import { Field } from '../parts/Field.tsx';
import { Rating } from '../parts/Rating.tsx';
import { Star } from '../parts/Star.tsx';
import { group, hotels, pounds, transfer } from '../scene-data.ts';
import styles from './PhoneScreens.module.css';

const [{ nights }] = group.stays;

/** The search for place, dates and guests, and the nearest hotels below it. */
export function SearchScreen() {
  return (
    <>
      <div className={styles.intro}>
        <p className={styles.logo}>
          <Star size={20} tone="var(--brass)" /> Mahatal Al Alam
        </p>
        <h1>
          Stay close.
          <br />
          Arrive calm.
        </h1>
      </div>
      <div className={styles.sheet}>
        <div className={styles.tabs}>
          <b>
            <BedDouble size={17} /> Hotel
          </b>
          <span>
            <CarFront size={17} /> Transfer
          </span>
        </div>
        <Field
          className={styles.field}
          icon={MapPin}
          label="Where"
          value="Makkah, near the Haram"
        />
        <div className={styles.pair}>
          <Field className={styles.field} icon={CalendarDays} label="Nights" value="14–19 Dec" />
          <Field className={styles.field} icon={Users} label="Guests" value="4, 1 room" />
        </div>
        <div className={styles.button}>
          <Search size={18} /> Find rooms
        </div>
        <p className={styles.heading}>
          Within a five-minute walk <span>See all</span>
        </p>
        <div className={styles.shelf}>
          {[hotels.minara, hotels.rawdal].map((hotel, index) => (
            <div className={styles.hotel} key={hotel.name}>
              <Facade
                bays={4}
                height={124}
                hour={index === 0 ? 'dusk' : 'dawn'}
                seed={hotel.name}
                width={157}
              />
              <b>{hotel.name}</b>
              <small>
                <Footprints size={13} /> {hotel.minutes} min · {pounds(hotel.nightly)}
              </small>
            </div>
          ))}
        </div>
      </div>
      <TabBar />
    </>
  );
}

function TabBar() {
  return (
    <div className={styles.tabBar}>
      <span className={styles.here}>
        <House size={21} /> Home
      </span>
      <span>
        <Ticket size={21} /> Trips
      </span>
      <span>
        <Heart size={21} /> Saved
      </span>
      <span>
        <UserRound size={21} /> Account
      </span>
    </div>
  );
}

const roomKinds = [
  {
    name: 'Quad room',
    beds: '4 single beds',
    price: hotels.minara.nightly,
    left: 'Free until 7 Dec',
  },
  { name: 'Triple room', beds: '3 single beds', price: 84, left: '2 left' },
  { name: 'Double, Haram side', beds: '1 king bed', price: 118, left: 'Free until 7 Dec' },
] as const;

/** One hotel with its rooms; the chosen one is marked. */
export function HotelScreen() {
  const hotel = hotels.minara;
  return (
    <>
      <div className={styles.photo}>
        <Facade bays={7} height={330} hour="dusk" seed="Minara Ajyad" width={370} />
        <i className={styles.round}>
          <ArrowLeft size={20} />
        </i>
        <i className={clsx(styles.round, styles.end)}>
          <Heart size={19} />
        </i>
      </div>
      <div className={styles.sheet}>
        <div className={styles.title}>
          <h2>{hotel.name}</h2>
          <em>{hotel.score}</em>
          <p>
            <Rating size={13} stars={hotel.stars} /> Ajyad Street, Makkah
          </p>
        </div>
        <div className={styles.facts}>
          <span>
            <Footprints size={16} /> <b>{hotel.metres} m</b> {hotel.minutes} min walk
          </span>
          <span>
            <CarFront size={16} /> <b>Transfer</b> from {pounds(transfer.price)}
          </span>
        </div>
        {roomKinds.map(({ name, beds, price, left }, index) => (
          <div className={clsx(styles.room, index === 0 && styles.chosen)} key={name}>
            <i />
            <b>{name}</b>
            <strong>{pounds(price)}</strong>
            <small>
              {beds} · {left}
            </small>
          </div>
        ))}
      </div>
      <div className={styles.bookBar}>
        <p>
          <b>{pounds(hotel.nightly * nights)}</b>
          <small>{nights} nights, 4 guests</small>
        </p>
        <div className={styles.button}>Book room</div>
      </div>
    </>
  );
}

/** The last part of the way to the hotel, as one cubic curve on the plan. */
const lastLeg = [
  [96, 338],
  [190, 326],
  [206, 262],
  [252, 228],
] as const;

function carAt(travelled: number) {
  const at = (axis: 0 | 1, share: number) => {
    const [a, b, c, d] = lastLeg;
    const rest = 1 - share;
    return (
      rest ** 3 * a[axis] +
      3 * rest ** 2 * share * b[axis] +
      3 * rest * share ** 2 * c[axis] +
      share ** 3 * d[axis]
    );
  };
  const [x, y] = [at(0, travelled), at(1, travelled)];
  const ahead = Math.min(1, travelled + 0.02);
  const behind = ahead - 0.02;
  const turn =
    (Math.atan2(at(1, ahead) - at(1, behind), at(0, ahead) - at(0, behind)) * 180) / Math.PI;
  return { x, y, turn };
}

interface TransferProps {
  /** The share of the last part that the car has travelled. */
  travelled?: number;
}

/** The plan with the road, and the car on it. */
export function TransferMap({ travelled = 0 }: TransferProps) {
  const { x, y, turn } = carAt(travelled);
  return (
    <div className={styles.map}>
      <CityPlan centre={[268, 132]} grain={30} height={500} scale={52} skin="ink" width={370} />
      <Drawing height={500} width={370}>
        <path
          d="M58 490C74 420 40 345 96 338C190 326 206 262 252 228"
          fill="none"
          stroke="var(--ink-deep)"
          strokeLinecap="round"
          strokeWidth="13"
        />
        <path
          d="M58 490C74 420 40 345 96 338"
          fill="none"
          stroke="var(--sage)"
          strokeDasharray="1 11"
          strokeLinecap="round"
          strokeWidth="5"
        />
        <path
          d="M96 338C190 326 206 262 252 228"
          fill="none"
          stroke="var(--coral)"
          strokeLinecap="round"
          strokeWidth="6"
        />
        <circle cx="252" cy="228" fill="var(--ink-deep)" r="13" />
        <circle cx="252" cy="228" fill="var(--coral)" r="7" />
        <circle cx={x} cy={y} fill="var(--coral)" opacity="0.22" r="34" />
        <g transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect fill="var(--paper)" height="23" rx="7" width="44" x="-22" y="-11.500" />
          <path
            d="M10-8.500q5 8.500 0 17h-6q2-8.500 0-17zM-16-8h9v16h-9q-3-8 0-16z"
            fill="var(--ink-4)"
          />
        </g>
      </Drawing>
      <p className={styles.pin}>{transfer.to}</p>
    </div>
  );
}

/** The arrival time, the route and the driver. */
export function TransferSheet({
  travelled = 0,
  driver = true,
}: TransferProps & { driver?: boolean }) {
  const minutes = Math.max(1, Math.round(transfer.minutes * (1 - travelled)));
  return (
    <div className={styles.sheet}>
      <p className={styles.eta}>
        <b>{minutes} min</b> to your hotel
      </p>
      <div className={styles.progress}>
        <i style={{ width: `${86 + travelled * 14}%` }} />
      </div>
      <ol className={styles.legs}>
        <li>
          <b>{transfer.from}</b>
          <time>20:15</time>
        </li>
        <li>
          <b>{transfer.to}</b>
          <time>21:32</time>
        </li>
      </ol>
      {driver ? <Driver /> : null}
    </div>
  );
}

function Driver() {
  return (
    <>
      <div className={styles.driver}>
        <i>{transfer.driver.slice(0, 1)}</i>
        <b>{transfer.driver}</b>
        <small>
          {transfer.car} · {transfer.plate}
        </small>
        <span>
          <MessageCircle size={19} />
        </span>
        <span>
          <PhoneIcon size={19} />
        </span>
      </div>
      <p className={styles.paid}>
        {transfer.reference} <b>{pounds(transfer.price)} paid</b>
      </p>
    </>
  );
}

/** The live transfer. The car moves in the film and is at the start in pictures. */
export function TransferScreen(props: TransferProps) {
  return (
    <>
      <TransferMap {...props} />
      <TransferSheet {...props} />
    </>
  );
}
