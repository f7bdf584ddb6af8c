import { HotelSite, hotelSiteAddress } from '../cases/HotelSite.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Stage } from '../parts/Stage.tsx';
import { Star } from '../parts/Star.tsx';
import { largeCardSize } from '../sizes.ts';
import styles from './Workbench.module.css';

const page = (
  <Frame
    address={hotelSiteAddress}
    style={{ left: 78, top: 120, width: 1440, height: 924, zoom: 0.78 }}
  >
    <HotelSite />
  </Frame>
);

/**
 * The same page as a wireframe and as a finished screen, with a line between them. The wireframe is
 * the page without fills, so both halves match to the pixel.
 */
export function Workbench() {
  return (
    <Stage {...largeCardSize} lit={5} seed="about workbench" tile={150}>
      <div className={styles.built}>{page}</div>
      <div className={styles.drawn}>{page}</div>
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
