import { clsx } from 'clsx';
import { Label } from '#components/Label/Label.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { PortfolioItem } from '#content/portfolio.ts';
import styles from './Mosaic.module.css';
import { type Place, placesFor } from './mosaic-places.ts';

const placeStyles: Readonly<Record<Place, string | undefined>> = {
  alone: styles.alone,
  wide: styles.wide,
  narrow: styles.narrow,
  lead: styles.lead,
  third: styles.third,
};

/** A phone is told less than the picture's width: half the weight, and still sharp at its density. */
const sizes = '(min-width: 1200px) 720px, (min-width: 900px) 58vw, (min-width: 600px) 50vw, 66vw';

export interface MosaicProps {
  works: readonly PortfolioItem[];
  isShown: (work: PortfolioItem) => boolean;
  /** Whether the filter has answered; an address that asks for one waits for it unseen. */
  isAnswered: boolean;
}

/** The cards lead nowhere (specification, section 2): nothing in them takes the focus. */
export function Mosaic({ works, isShown, isAnswered }: MosaicProps) {
  const shown = works.filter(isShown);
  const places = placesFor(shown.length);
  return (
    <ul className={styles.mosaic} data-answered={isAnswered || undefined} role="list">
      {works.map((work) => (
        <li
          className={clsx(styles.work, placeStyles[places[shown.indexOf(work)] ?? 'alone'])}
          hidden={!shown.includes(work)}
          key={work.Id}
        >
          {/* The page's script takes the mark off when a work comes near, often before this runs. */}
          <div className={styles.frame} data-when-near="" suppressHydrationWarning>
            <Picture
              alt={work.description}
              className={styles.picture}
              name={work.pImg}
              sizes={sizes}
            />
          </div>
          <h3 className={styles.title}>{work.title}</h3>
          <Label className={styles.tags}>
            <span>{work.thumb1}</span> <span>{work.thumb2}</span>
          </Label>
        </li>
      ))}
    </ul>
  );
}
