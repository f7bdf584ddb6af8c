import { Drawing } from '../parts/Drawing.tsx';
import { CardStage } from '../parts/Stage.tsx';
import styles from './MagazineLayouts.module.css';

/** An open spread of a magazine, with a picture page and a text page, on top of a second issue. */
export function MagazineLayouts() {
  return (
    <CardStage light="teal" lit={3} litTones={['brass', 'bone']} seed="Travel-Magazine-Layouts">
      <div className={styles.cover}>
        <b>Rihla</b>
        <span>No. 14</span>
      </div>
      <div className={styles.spread}>
        <div className={styles.plate}>
          <Drawing ground="var(--coral)" height={444} width={318}>
            <circle cx="206" cy="196" fill="var(--bone)" r="74" />
            <path d="M0 238Q70 186 150 232T318 206V444H0z" fill="var(--red)" />
            <path d="M0 306Q92 238 178 288T318 270V444H0z" fill="var(--red-deep)" />
            <path d="M0 372Q110 296 208 352T318 336V444H0z" fill="var(--ink-3)" />
            <path
              d="M318 318Q230 322 190 352T96 392T60 444H128Q132 412 190 388T318 336z"
              fill="var(--brass)"
            />
          </Drawing>
          <h1>
            The road
            <br />
            to Madinah
          </h1>
        </div>
        <div className={styles.text}>
          <p className={styles.label}>Journeys</p>
          <h2>Four hundred and fifty kilometres, slowly.</h2>
          <div className={styles.columns}>
            <p>
              <b>T</b>he coach leaves before the heat does. By the second hour the hills have gone
              flat and the light has gone white, and nobody is looking at a telephone.
            </p>
            <p>
              There is a faster way: a train runs the distance in two hours and a little more. But
              the old road still has its tea stops, its long shadows, its habit of making strangers
              share dates.
            </p>
            <p>
              We stopped at kilometre 212, where a man named Saleh has poured coffee since 1987 and
              has never once written down an order.
            </p>
            <p>
              He asked where we were from. Birmingham, we said. He nodded, as though that were just
              past the next bend, and filled the cups again.
            </p>
          </div>
          <p className={styles.folio}>
            <span>Rihla</span> 38
          </p>
        </div>
      </div>
    </CardStage>
  );
}
