import { clsx } from 'clsx';
import { type PointerEvent, useId } from 'react';
import { minutesOf, type WalkHotel, walk } from '#content/walk.ts';
import { starPath } from '#drawing/star.ts';
import { isWithin } from './hotels-within.ts';
import { MinuteStar } from './MinuteStar.tsx';
import { minutesAt, octagon, placeAt, placeOf, roadTo, streetTo } from './plan-geometry.ts';
import styles from './WalkPlan.module.css';

const half = 16.5;
const box = { height: 2 * half, width: 2 * half, x: -half, y: -half };
/** Roads without a hotel. */
const avenues = [16, 112, 160, 226].map((bearing) => roadTo(24, bearing));
const tile = starPath(0.5, 0.5, 0.5);
/** A direction without hotels, so that the ring's handle covers none. */
const gripBearing = 142;

export interface WalkPlanProps {
  hotels: readonly WalkHotel[];
  /** The longest walk. */
  minutes: number;
  onReach: (minutes: number) => void;
}

/** The streets around the courtyard: tiles, lit inside the ring, and a star for every hotel. */
export function WalkPlan({ hotels, minutes, onReach }: WalkPlanProps) {
  const id = useId();
  const [gripX, gripY] = placeAt(minutes, gripBearing);
  const drag = ({ buttons, clientX, clientY, currentTarget }: PointerEvent<SVGGElement>) => {
    const plan = currentTarget.ownerSVGElement?.getScreenCTM();
    if (!buttons || !plan) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(plan.inverse());
    onReach(minutesAt(x, y, walk.slider.least, walk.slider.most));
  };
  return (
    <div className={styles.plan} data-band="ink">
      <svg
        aria-label={walk.plan}
        className={styles.drawing}
        height={480}
        role="img"
        viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
        width={480}
      >
        <defs>
          {[styles.dark, styles.light].map((tone, index) => (
            <pattern
              height={1}
              id={`${id}${index}`}
              key={tone}
              patternUnits="userSpaceOnUse"
              width={1}
              x={-0.5}
              y={-0.5}
            >
              <path className={tone} d={tile} />
            </pattern>
          ))}
        </defs>
        <rect {...box} fill={`url(#${id}0)`} />
        <circle className={styles.inside} r={minutes} />
        <circle className={styles.reach} fill={`url(#${id}1)`} r={minutes} />
        <g className={styles.streets}>
          {avenues.map((avenue) => (
            <path d={avenue} key={avenue} />
          ))}
          {hotels.map((hotel) => (
            <path d={streetTo(hotel)} key={hotel.name} />
          ))}
        </g>
        {hotels.map((hotel) => (
          <path
            className={clsx(styles.way, isWithin(hotel, minutes) && styles.shown)}
            d={streetTo(hotel)}
            key={hotel.name}
          />
        ))}
        <polygon className={styles.court} points={octagon(1.25)} />
        <polygon className={styles.arcade} points={octagon(0.9)} />
        <rect
          className={styles.middle}
          height={0.5}
          transform="rotate(32)"
          width={0.5}
          x={-0.25}
          y={-0.25}
        />
        <circle className={styles.ring} r={minutes} />
        {hotels.map((hotel) => {
          const [x, y] = placeOf(hotel);
          return (
            <MinuteStar
              isLit={isWithin(hotel, minutes)}
              key={hotel.name}
              minutes={minutesOf(hotel)}
              radius={1.3}
              x={x}
              y={y}
            />
          );
        })}
        <g
          className={styles.grip}
          onPointerDown={({ currentTarget, pointerId }) =>
            currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={drag}
        >
          <circle className={styles.touch} cx={gripX} cy={gripY} r={2.4} />
          <path className={styles.handle} d={starPath(gripX, gripY, 1.1)} />
        </g>
      </svg>
    </div>
  );
}
