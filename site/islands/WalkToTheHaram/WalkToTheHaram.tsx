import { useId, useLayoutEffect, useRef, useState } from 'react';
import { walk, walkHotels } from '#content/walk.ts';
import { HotelList } from './HotelList.tsx';
import { inOrder, isWithin, type Order } from './hotels-within.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { WalkPlan } from './WalkPlan.tsx';
import styles from './WalkToTheHaram.module.css';

const { slider } = walk;

/**
 * A ring on a plan and the list of the hotels inside it. Without JavaScript the list has all
 * hotels.
 */
export function WalkToTheHaram() {
  const id = useId();
  const range = useRef<HTMLInputElement>(null);
  const [minutes, setMinutes] = useState<number>(slider.start);
  const [order, setOrder] = useState<Order>('walk');

  // The slider may have been moved before hydration, or restored by the browser.
  useLayoutEffect(() => setMinutes(Number(range.current?.value ?? slider.start)), []);

  const hotels = inOrder(walkHotels, order);
  const shown = hotels.filter((hotel) => isWithin(hotel, minutes));
  return (
    <div className={styles.walk}>
      <WalkPlan hotels={walkHotels} minutes={minutes} onReach={setMinutes} />
      <div className={styles.panel}>
        <div className={styles.control}>
          <label className={styles.label} htmlFor={id}>
            {slider.label}
          </label>
          <p aria-hidden="true" className={styles.figure}>
            {minutes} <span className={styles.unit}>{slider.unit}</span>
          </p>
          <input
            aria-valuetext={`${minutes} ${slider.unit}`}
            className={styles.range}
            id={id}
            max={slider.most}
            min={slider.least}
            onChange={(event) => setMinutes(event.currentTarget.valueAsNumber)}
            ref={range}
            type="range"
            value={minutes}
          />
        </div>
        <div className={styles.head}>
          <output className={styles.count} htmlFor={id}>
            {walk.count(shown.length, hotels.length, minutes)}
          </output>
          <OrderChoice chosen={order} onChoose={setOrder} />
        </div>
        <HotelList hotels={hotels} isShown={(hotel) => shown.includes(hotel)} />
      </div>
    </div>
  );
}
