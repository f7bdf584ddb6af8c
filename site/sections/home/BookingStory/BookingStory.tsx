import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import type { aboutUs } from '#content/home.ts';
import styles from './BookingStory.module.css';
import { DriverSheet } from './DriverSheet.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { PhoneScreen } from './PhoneScreen.tsx';
import { RoomList } from './RoomList.tsx';

export interface BookingStoryProps {
  content: (typeof aboutUs)['story'];
  className: string | undefined;
  /** Further content of the wall. */
  children?: ReactNode;
}

/**
 * One booking on four screens. In browsers with scroll-driven animations the route is drawn while
 * the visitor scrolls, and a frame around the booking moves from screen to screen.
 */
export function BookingStory({ content, className, children }: BookingStoryProps) {
  const { booking, phone, office, hotel, driver } = content;
  const screen = { booking, className: styles.screen };
  const stations: readonly { title: string; text: string; screen: ReactNode }[] = [
    { ...phone, screen: <PhoneScreen {...screen} content={phone} /> },
    { ...office, screen: <OfficeScreen {...screen} content={office} /> },
    { ...hotel, screen: <RoomList {...screen} content={hotel} /> },
    { ...driver, screen: <DriverSheet {...screen} content={driver} /> },
  ];
  return (
    <PageWidth className={clsx(styles.story, className)}>
      {children}
      <div className={styles.words}>
        <h3 className={styles.title}>{content.title}</h3>
        <p className={styles.lead}>{content.text}</p>
      </div>
      <div className={styles.map}>
        <ol className={styles.route} role="list">
          {stations.map(({ title, text, screen }) => (
            <li className={styles.station} key={title}>
              <p className={styles.name}>{title}</p>
              <p className={styles.text}>{text}</p>
              {screen}
            </li>
          ))}
        </ol>
        <div aria-hidden="true" className={styles.frame} />
      </div>
    </PageWidth>
  );
}
