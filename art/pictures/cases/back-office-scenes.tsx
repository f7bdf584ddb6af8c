import { Frame } from '../parts/Frame.tsx';
import { Stage } from '../parts/Stage.tsx';
import { flight, group, paidShare, pounds } from '../scene-data.ts';
import { largeCardSize, sceneSize } from '../sizes.ts';
import { BackOffice } from './BackOffice.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import styles from './back-office-scenes.module.css';
import { RoomAllotment } from './RoomAllotment.tsx';

/** The whole desktop, for the case page. No tile is lit: the window would hide a part of each. */
export function BackOfficeScene() {
  return (
    <Stage {...sceneSize} calm="centre" lit={0} seed="Back-Office" tile={160}>
      <Frame style={{ left: 51, top: 57, width: 1410, height: 926, zoom: 1.06 }}>
        <BackOffice />
      </Frame>
    </Stage>
  );
}

/** The open bookings and the rooms, for cards: large enough to read in a small picture. */
export function BackOfficeCard() {
  return (
    <Stage
      {...largeCardSize}
      litTiles={{ '6 0': 'brass', '1 5': 'red', '3 5': 'bone' }}
      seed="Back-Office card"
      tile={150}
    >
      <Frame style={{ left: 36, top: 44, width: 462, height: 380, zoom: 1.5 }}>
        <div className={styles.crop}>
          <h2>
            {group.name}, {flight.from} → {flight.to}
          </h2>
          <BookingsTable brief rows={5} selected="NU-20418" />
        </div>
      </Frame>
      <Frame style={{ left: 568, top: 290, width: 344, height: 324, zoom: 1.28 }}>
        <div className={styles.panel}>
          <p>
            <b>{pounds(group.paid)}</b> of {pounds(group.total)}
          </p>
          <span className={styles.meter}>
            <i style={{ width: `${paidShare}%` }} />
          </span>
          <h3>
            Rooms, Makkah{' '}
            <small>
              {group.rooms} rooms · {group.pilgrims} beds
            </small>
          </h3>
          <RoomAllotment count={9} />
        </div>
      </Frame>
    </Stage>
  );
}
