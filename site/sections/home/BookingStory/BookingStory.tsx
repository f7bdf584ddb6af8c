import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import type { aboutUs } from '#content/home.ts';
import styles from './BookingStory.module.css';
import { DriverSheet } from './DriverSheet.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { PhoneScreen } from './PhoneScreen.tsx';
import { RoomList } from './RoomList.tsx';
import { Station } from './Station.tsx';

export interface BookingStoryProps {
  content: (typeof aboutUs)['story'];
  className: string | undefined;
  /** Further content of the wall. */
  children?: ReactNode;
}

/**
 * One booking on four screens. In browsers with scroll-driven animations the route is drawn while
 * the visitor scrolls, and a frame closes around the booking of each screen.
 */
export function BookingStory({ content, className, children }: BookingStoryProps) {
  const { booking, phone, office, hotel, driver } = content;
  return (
    <PageWidth className={clsx(styles.story, className)}>
      {children}
      <div className={styles.words}>
        <h3 className={styles.title}>{content.title}</h3>
        <p className={styles.lead}>{content.text}</p>
      </div>
      <ol className={styles.route} role="list">
        <Station {...phone}>
          <PhoneScreen booking={booking} content={phone} />
        </Station>
        <Station {...office}>
          <OfficeScreen booking={booking} content={office} />
        </Station>
        <Station {...hotel}>
          <RoomList booking={booking} content={hotel} />
        </Station>
        <Station {...driver}>
          <DriverSheet booking={booking} content={driver} />
        </Station>
      </ol>
    </PageWidth>
  );
}
