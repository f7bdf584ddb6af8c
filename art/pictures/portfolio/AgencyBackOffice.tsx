import { BookingsTable } from '../cases/BookingsTable.tsx';
import { Frame } from '../parts/Frame.tsx';
import { CardStage } from '../parts/Stage.tsx';
import { departures, group, pounds } from '../scene-data.ts';
import styles from './AgencyBackOffice.module.css';

/** The overview of the season on a dark ground, and the bookings of one group on a light one. */
export function AgencyBackOffice() {
  return (
    <CardStage
      light="day"
      lit={3}
      litTones={['teal', 'red', 'brass']}
      seed="Travel-Agency-Back-Office"
    >
      <Frame skin="ink" style={{ left: 48, top: 50, width: 704, height: 232 }}>
        <div className={styles.season}>
          <p>
            <span>Season 2026–27</span>
            <b>137 bookings</b>
          </p>
          {departures.map(({ code, name, from, to, date, seats, of }) => (
            <div className={styles.departure} key={code}>
              <b>
                {from} → {to}
              </b>
              <span>{name}</span>
              <em>{date}</em>
              <i>
                <s
                  style={{
                    width: `${(seats / of) * 100}%`,
                    background: seats === of ? 'var(--brass)' : 'var(--mint)',
                  }}
                />
              </i>
              <small>
                {seats}/{of}
              </small>
            </div>
          ))}
        </div>
      </Frame>
      <Frame style={{ left: 130, top: 232, width: 500, height: 248, zoom: 1.14 }}>
        <div className={styles.head}>
          <b>{group.name}</b> {group.pilgrims} pilgrims
          <em>{pounds(group.balance)} due</em>
        </div>
        <BookingsTable brief rows={3} />
      </Frame>
    </CardStage>
  );
}
