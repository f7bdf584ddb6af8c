import { Bus, Check, Megaphone, UserRoundX } from 'lucide-react';
import { Phone } from '../parts/Phone.tsx';
import { CardStage } from '../parts/Stage.tsx';
import { bookings, group, pilgrimsOf } from '../scene-data.ts';
import styles from './CompanionApp.module.css';

const dots = Array.from({ length: group.pilgrims }, (_, index) => index);

/** The group leader's head count, and the messages that it sends. */
export function CompanionApp() {
  return (
    <CardStage
      light="day"
      lit={3}
      litTones={['brass', 'red', 'teal']}
      seed="Group-Leader-Companion-App"
    >
      <Phone clock="16:21" skin="ink" style={{ left: 72, top: 56, zoom: 0.92 }}>
        <div className={styles.screen}>
          <p className={styles.label}>Coach 2 leaves 16:30</p>
          <p className={styles.count}>
            40<span>/{group.pilgrims}</span>
          </p>
          <div className={styles.dots}>
            {dots.map((dot) => (
              <i className={dot === 23 || dot === 24 ? styles.missing : undefined} key={dot} />
            ))}
          </div>
          <div className={styles.list}>
            {bookings.slice(4, 10).map((booking) => (
              <p key={booking.reference}>
                <b>{booking.lead}</b>
                <span>{pilgrimsOf(booking)}</span>
                {booking.lead === 'Adam Kowalski' ? (
                  <em className={styles.late}>Not yet</em>
                ) : (
                  <em>
                    <Check size={16} strokeWidth={3} />
                  </em>
                )}
              </p>
            ))}
          </div>
        </div>
      </Phone>
      <div className={styles.cards}>
        <p>
          <i className={styles.red}>
            <UserRoundX size={24} />
          </i>
          <b>Two still at the hotel</b>
          <span>Kowalski, room 810. Call?</span>
        </p>
        <p>
          <i>
            <Megaphone size={24} />
          </i>
          <b>Told the whole group</b>
          <span>“Coach is at the north door”</span>
        </p>
        <p>
          <i>
            <Bus size={24} />
          </i>
          <b>On time for ZZ 215</b>
          <span>MED 21:10, gate opens 18:40</span>
        </p>
      </div>
    </CardStage>
  );
}
