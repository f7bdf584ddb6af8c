import styles from './FilmBoard.module.css';
import { linear, progress } from './timing.ts';

const drum = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:';

const rows = [
  ['09:40', 'JEDDAH', 'ZZ 214', '07', 'ON TIME'],
  ['10:25', 'MADINAH', 'ZZ 318', '12', 'ON TIME'],
  ['11:50', 'JEDDAH', 'ZZ 226', '04', 'ON TIME'],
  ['13:15', 'MADINAH', 'ZZ 330', '15', 'CHECK IN'],
  ['15:05', 'JEDDAH', 'ZZ 242', '09', 'CHECK IN'],
] as const;

const widths = [5, 8, 6, 2, 8] as const;
const flips = 7;

/** One letter of the board, which flips through a few others before it stops. */
function Flap({ from, to, share }: { from: string; to: string; share: number }) {
  const turn = share * flips;
  const step = Math.floor(turn);
  const start = drum.indexOf(to) - flips;
  const letter =
    share >= 1 ? to : step === 0 ? from : (drum.at((start + step) % drum.length) ?? ' ');
  const fold = share <= 0 || share >= 1 ? 1 : Math.abs(Math.cos(Math.PI * (turn - step)));
  return (
    <i>
      <b style={{ transform: `scaleY(${fold})` }}>{letter}</b>
    </i>
  );
}

/** The departure board with flipping letters. The status of the first row changes to boarding. */
export function FilmBoard({ seconds }: { seconds: number }) {
  return (
    <div className={styles.board}>
      <p className={styles.head}>
        <span>Time</span>
        <span>To</span>
        <span>Flight</span>
        <span>Gate</span>
        <span>Status</span>
      </p>
      {rows.map((row, rowIndex) => (
        <p className={styles.row} key={row[0]}>
          {row.map((text, cell) => (
            <span
              className={cell === 4 ? statusStyle(rowIndex, seconds) : undefined}
              key={widths.slice(0, cell + 1).join()}
            >
              {Array.from({ length: widths[cell] ?? 0 }, (_, index) => {
                const start = 2.85 + rowIndex * 0.2 + cell * 0.1 + index * 0.035;
                const called = cell === 4 && rowIndex === 0;
                const change = 6.3 + index * 0.04;
                const to = text[index] ?? ' ';
                if (called && seconds >= change) {
                  const next = 'BOARDING'[index] ?? ' ';
                  return (
                    <Flap
                      from={to}
                      key={`${start}`}
                      share={progress(seconds, change, change + 0.55, linear)}
                      to={next}
                    />
                  );
                }
                return (
                  <Flap
                    from=" "
                    key={`${start}`}
                    share={progress(seconds, start, start + 0.65, linear)}
                    to={to}
                  />
                );
              })}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

function statusStyle(row: number, seconds: number): string | undefined {
  if (row === 0 && seconds > 6.5) return styles.boarding;
  return row < 3 ? styles.onTime : styles.checkIn;
}
