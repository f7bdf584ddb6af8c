import type { aboutUs } from '#content/home.ts';
import styles from './OfficeScreen.module.css';
import { StationScreen } from './StationScreen.tsx';

type Story = (typeof aboutUs)['story'];

export interface OfficeScreenProps {
  booking: Story['booking'];
  content: Story['office'];
}

interface Line {
  readonly reference: string;
  readonly family: string;
  readonly pilgrims: number;
  readonly balance: string;
}

const Cells = ({ line }: { line: Line }) => (
  <>
    <span>{line.reference}</span>
    <b>{line.family}</b>
    <span>{line.pilgrims}</span>
    <span>{line.balance}</span>
  </>
);

export function OfficeScreen({ booking, content }: OfficeScreenProps) {
  const { labels, before, after, balance } = content;
  return (
    <StationScreen className={styles.window} date={booking.date} title={content.group}>
      <p className={styles.labels}>
        <span>{labels.reference}</span>
        <span>{labels.lead}</span>
        <span>{labels.pilgrims}</span>
        <span>{labels.balance}</span>
      </p>
      {before.map((line) => (
        <p className={styles.line} key={line.reference}>
          <Cells line={line} />
        </p>
      ))}
      <p className={styles.record} data-band="bone" data-record="">
        <Cells line={{ ...booking, balance }} />
      </p>
      {after.map((line) => (
        <p className={styles.line} key={line.reference}>
          <Cells line={line} />
        </p>
      ))}
    </StationScreen>
  );
}
