import { Picture } from '#components/Picture/Picture.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { PortfolioItem } from '#content/portfolio.ts';
import { type Place, placesFor } from './mosaic.ts';
import styles from './PortfolioMosaic.module.css';

/** Where a work stands among all of them, and among those of its category. */
const placesAmongAll: Readonly<Record<Place, string | undefined>> = {
  alone: styles.alone,
  wide: styles.wide,
  narrow: styles.narrow,
  lead: styles.lead,
  third: styles.third,
};
const placesFiltered: Readonly<Record<Place, string | undefined>> = {
  alone: styles.filteredAlone,
  wide: styles.filteredWide,
  narrow: styles.filteredNarrow,
  lead: styles.filteredLead,
  third: styles.filteredThird,
};

/** A phone is told less than the picture's width: half the weight, and still sharp at its density. */
const sizes = '(min-width: 1200px) 720px, (min-width: 900px) 58vw, (min-width: 600px) 50vw, 66vw';

export interface PortfolioMosaicProps {
  content: { readonly title: string; readonly items: readonly PortfolioItem[] };
}

/** The cards lead nowhere (specification, section 2): nothing in them takes the focus. */
export function PortfolioMosaic({ content: { title, items } }: PortfolioMosaicProps) {
  const places = placesFor(items.length);
  const placeInCategory = ({ Id, category }: PortfolioItem) => {
    const same = items.filter((item) => item.category === category);
    return placesFor(same.length)[same.findIndex((item) => item.Id === Id)] ?? 'alone';
  };
  return (
    <Section>
      <h2 className="visually-hidden">{title}</h2>
      <ul className={styles.mosaic} role="list">
        {items.map((item, index) => (
          <li
            className={[
              styles.work,
              placesAmongAll[places[index] ?? 'alone'],
              placesFiltered[placeInCategory(item)],
            ].join(' ')}
            data-category={item.category}
            key={item.Id}
          >
            <div className={styles.frame} data-when-near="">
              <Picture
                alt={item.description}
                className={styles.picture}
                name={item.pImg}
                sizes={sizes}
              />
            </div>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.tags}>
              <span>{item.thumb1}</span> <span>{item.thumb2}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
