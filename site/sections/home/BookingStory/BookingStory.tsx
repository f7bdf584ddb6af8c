import type { ReactNode } from 'react';
import { Star } from '#components/Star/Star.tsx';
import type { aboutUs } from '#content/home.ts';
import styles from './BookingStory.module.css';
import { DriverSheet } from './DriverSheet.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { PhoneScreen } from './PhoneScreen.tsx';
import { RoomList } from './RoomList.tsx';

export interface BookingStoryProps {
  content: (typeof aboutUs)['story'];
}

/**
 * One booking on its way through four screens. All of it stands in the page; where the browser can tie
 * an animation to scrolling, the route draws itself and the frame around the booking goes from screen
 * to screen, in the shape that the booking has on each.
 */
export function BookingStory({ content }: BookingStoryProps) {
  const { booking, phone, office, hotel, driver } = content;
  const stations: readonly { title: string; text: string; screen: ReactNode }[] = [
    { ...phone, screen: <PhoneScreen booking={booking} content={phone} /> },
    { ...office, screen: <OfficeScreen booking={booking} content={office} /> },
    { ...hotel, screen: <RoomList booking={booking} content={hotel} /> },
    { ...driver, screen: <DriverSheet booking={booking} content={driver} /> },
  ];
  return (
    <div className={styles.story}>
      <div className={styles.words}>
        <h3 className={styles.title}>{content.title}</h3>
        <p className={styles.lead}>{content.text}</p>
      </div>
      <div className={styles.map}>
        <ol className={styles.route} role="list">
          {stations.map(({ title, text, screen }) => (
            <li className={styles.station} key={title}>
              <Star className={styles.star} />
              <p className={styles.name}>{title}</p>
              <p className={styles.text}>{text}</p>
              {/* A picture made of letters: what it tells stands in the lines above it. */}
              <div aria-hidden="true" className={styles.screen}>
                {screen}
              </div>
            </li>
          ))}
        </ol>
        <div aria-hidden="true" className={styles.frame} />
      </div>
    </div>
  );
}
