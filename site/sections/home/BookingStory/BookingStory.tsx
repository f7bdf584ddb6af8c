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
  /** Whatever else is on the wall. */
  children?: ReactNode;
}

/**
 * One booking on its way through four screens. All of it stands in the page; where the browser can tie
 * an animation to scrolling, the route draws itself and the frame around the booking goes from screen
 * to screen, in the shape that the booking has on each.
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
