import { Frame } from '../parts/Frame.tsx';
import { Stage } from '../parts/Stage.tsx';
import { flight, group, pounds } from '../scene-data.ts';
import { largeCardSize, sceneSize } from '../sizes.ts';
import { BackOffice } from './BackOffice.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import styles from './back-office-scenes.module.css';
import { RoomList } from './RoomList.tsx';

/** The whole desktop, for the case page. */
export function BackOfficeScene() {
  return (
    <Stage {...sceneSize} calm="centre" lit={5} seed="Back-Office" tile={160}>
      <Frame style={{ left: 51, top: 57, width: 1410, height: 926, zoom: 1.06 }}>
        <BackOffice />
      </Frame>
    </Stage>
  );
}

/** Bookings cut by the edge with the group's rooms in front, for cards. */
export function BackOfficeCard() {
  return (
    <Stage {...largeCardSize} lit={4} seed="Back-Office card" tile={150}>
      <Frame style={{ left: 84, top: 70, width: 1000, height: 700, zoom: 1.32 }}>
        <div className={styles.crop}>
          <h2>
            {group.name}, {flight.from} → {flight.to}
          </h2>
          <BookingsTable rows={11} selected="NU-20418" />
        </div>
      </Frame>
      <Frame style={{ left: 400, top: 318, width: 420, height: 400, zoom: 1.32 }}>
        <div className={styles.panel}>
          <p>
            <b>{pounds(group.paid)}</b> of {pounds(group.total)} paid
          </p>
          <span className={styles.meter}>
            <i style={{ width: `${(group.paid / group.total) * 100}%` }} />
          </span>
          <h3>
            Room list, Makkah <small>14 rooms · 42 beds</small>
          </h3>
          <RoomList count={12} />
        </div>
      </Frame>
    </Stage>
  );
}
