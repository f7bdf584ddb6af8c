import { Bus, CheckCheck, Clock3 } from 'lucide-react';
import { Frame } from '../parts/Frame.tsx';
import { CardStage } from '../parts/Stage.tsx';
import { flight, group } from '../scene-data.ts';
import styles from './SupportDesk.module.css';

const queue = [
  { who: 'Parveen Mahmood', about: 'Visa still applied', wait: '2m' },
  { who: 'Idris Warsame', about: `${flight.number} is late`, wait: 'now' },
  { who: 'Elif Yilmaz', about: 'Wheelchair at MED', wait: '4m' },
  { who: 'Yunus Patel', about: 'Move to a quad', wait: '9m' },
] as const;

/** The support desk: waiting travellers on the left, an answered question on the right. */
export function SupportDesk() {
  return (
    <CardStage light="clay" lit={3} litTones={['brass', 'bone']} seed="Traveller-Support-Desk">
      <Frame skin="ink" style={{ left: 44, top: 58, width: 340, height: 420 }}>
        <div className={styles.queue}>
          <p>
            Open <b>4</b>
          </p>
          {queue.map(({ who, about, wait }) => (
            <div className={wait === 'now' ? styles.now : undefined} key={who}>
              <b>{who}</b>
              <small>{wait}</small>
              <span>{about}</span>
            </div>
          ))}
        </div>
      </Frame>
      <Frame style={{ left: 278, top: 106, width: 478, height: 436 }}>
        <div className={styles.talk}>
          <header>
            <b>Idris Warsame</b>
            <span>
              {group.code}, {flight.from} → {flight.to}
            </span>
          </header>
          <p className={styles.theirs}>
            Our flight now lands at 21:05. Will the coach still be there?
          </p>
          <p className={styles.ours}>Yes. Coach 2 has the new time and waits until the last bag.</p>
          <div className={styles.card}>
            <Bus size={26} strokeWidth={1.75} />
            <b>Coach 2, Jeddah T1</b>
            <span>
              <s>20:15</s> 22:00
            </span>
          </div>
          <p className={styles.done}>
            <CheckCheck size={18} /> All {group.pilgrims} pilgrims told at 18:52
          </p>
        </div>
      </Frame>
      <p className={styles.time}>
        <Clock3 size={24} />
        <b>1 min 40</b>
        <span>to the first answer</span>
      </p>
    </CardStage>
  );
}
