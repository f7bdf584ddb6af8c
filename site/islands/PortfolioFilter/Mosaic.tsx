import { clsx } from 'clsx';
import drawn from '#components/Arrow/arrow.module.css';
import { Label } from '#components/Label/Label.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { StretchedLink } from '#components/StretchedLink/StretchedLink.tsx';
import type { PortfolioItem } from '#content/content.ts';
import { yourWork } from '#content/portfolio.ts';
import styles from './Mosaic.module.css';
import { type Place, placesFor } from './mosaic-places.ts';

/**
 * `sizes` for a picture that takes these shares of the page. Phones get 86vw instead of 92vw: at
 * the most common widths the exact value would select a file of twice the size.
 */
const sizesOf = (tablet: number, desktop: number) =>
  [
    `(width >= 1536px) ${Math.round(desktop * 1440)}px`,
    `(width >= 1320px) ${Math.round(desktop * 1248)}px`,
    `(width >= 900px) ${Math.round(desktop * 94)}vw`,
    `(width >= 600px) ${Math.round(tablet * 92)}vw`,
    '86vw',
  ].join(', ');

/** The style of each place, and the width of its picture there. */
const places: Readonly<Record<Place, { style: string | undefined; sizes: string }>> = {
  alone: { style: styles.alone, sizes: sizesOf(1, 1) },
  half: { style: styles.half, sizes: sizesOf(0.49, 0.49) },
  large: { style: styles.large, sizes: sizesOf(1, 0.69) },
  largeAtEnd: { style: clsx(styles.large, styles.largeAtEnd), sizes: sizesOf(1, 0.69) },
  small: { style: styles.small, sizes: sizesOf(0.49, 0.29) },
  smallAtStart: { style: clsx(styles.small, styles.smallAtStart), sizes: sizesOf(0.49, 0.29) },
};

/** The fields of an item that a card shows. */
export type Work = Pick<
  PortfolioItem,
  'pImg' | 'title' | 'category' | 'thumb1' | 'thumb2' | 'description'
>;

export interface MosaicProps {
  works: readonly Work[];
  isShown: (work: Work) => boolean;
  /** Whether the filter has been applied. Until then a filtered address shows no works. */
  isFiltered: boolean;
}

/**
 * The cards lead nowhere (specification, section 2), so nothing in them is focusable. After them
 * comes one without a picture, for the visitor's own project; it opens the contact form.
 */
export function Mosaic({ works, isShown, isFiltered }: MosaicProps) {
  const shown = works.filter(isShown);
  const given = placesFor(shown.length + 1);
  const placeOf = (work: Work) => places[given[shown.indexOf(work)] ?? 'alone'];
  return (
    <ul className={styles.mosaic} data-filtered={isFiltered || undefined} role="list">
      {works.map((work) => (
        <li
          className={clsx(styles.work, placeOf(work).style)}
          hidden={!shown.includes(work)}
          key={work.title}
        >
          <div className={styles.frame}>
            <Picture
              alt={work.description}
              className={styles.picture}
              name={work.pImg}
              priority={work === works[0]}
              sizes={placeOf(work).sizes}
            />
          </div>
          <h3 className={styles.title}>{work.title}</h3>
          <Label className={styles.tags}>
            <span>{work.thumb1}</span> <span>{work.thumb2}</span>
          </Label>
        </li>
      ))}
      <li className={clsx(styles.work, places[given.at(-1) ?? 'alone'].style)}>
        <div className={clsx(styles.frame, styles.yours)} data-band="ink">
          <p className={styles.title}>
            <StretchedLink href={yourWork.link}>{yourWork.title}</StretchedLink>
          </p>
          <p aria-hidden="true" className={clsx(styles.ask, drawn.arrow)}>
            {yourWork.text}
          </p>
        </div>
      </li>
    </ul>
  );
}
