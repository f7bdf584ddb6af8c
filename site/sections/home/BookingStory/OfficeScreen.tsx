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

/** Text between elements becomes a cell. */
const Cells = ({ line }: { line: Line }) => (
  <>
    {line.reference}
    <b>{line.family}</b>
    {line.pilgrims}
    <span className={styles.balance}>{line.balance}</span>
  </>
);

export function OfficeScreen({ booking, content }: OfficeScreenProps) {
  const { labels, before, after, balance } = content;
  return (
    <StationScreen date={booking.date} title={content.group}>
      <p className={styles.labels}>
        {labels.reference}
        <b>{labels.lead}</b>
        {labels.pilgrims}
        <span className={styles.balance}>{labels.balance}</span>
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
