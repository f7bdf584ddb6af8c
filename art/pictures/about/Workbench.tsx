import { HotelSite } from '../cases/HotelSite.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Stage } from '../parts/Stage.tsx';
import { Star } from '../parts/Star.tsx';
import styles from './Workbench.module.css';

const window_ = { left: 78, top: 120, width: 1440, height: 924, zoom: 0.78 } as const;

/**
 * Wireframe to screen: the same page twice, drawn and built, with a line between them. The drawing is
 * the built page without its paint, so both halves agree to the pixel.
 */
export function Workbench() {
  return (
    <Stage height={900} lit={5} seed="about workbench" tile={150} width={1200}>
      <div className={styles.built}>
        <Frame address="haramayn-hotels.example/makkah" style={window_}>
          <HotelSite />
        </Frame>
      </div>
      <div className={styles.drawn}>
        <Frame address="haramayn-hotels.example/makkah" style={window_}>
          <HotelSite />
        </Frame>
      </div>
      <div className={styles.line}>
        <Star size={74} tone="var(--red)" />
        <svg aria-hidden="true" height="26" viewBox="-18 -13 36 26" width="36">
          <path
            d="M-6-9L-15 0L-6 9M6-9L15 0L6 9"
            fill="none"
            stroke="var(--paper)"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="3"
          />
        </svg>
      </div>
      <p className={styles.note}>
        <b>Walk first</b>
        Price second. Nobody asks for a postcode.
      </p>
    </Stage>
  );
}
