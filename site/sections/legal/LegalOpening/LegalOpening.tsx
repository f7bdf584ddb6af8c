import { Fragment } from 'react';
import { Label } from '#components/Label/Label.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import { dayInWords } from '#content/day-in-words.ts';
import { type LegalPage, legalLabels } from '#content/legal-page.ts';
import type { LitTile } from '#drawing/lit-tiles.ts';
import styles from './LegalOpening.module.css';

const lit: readonly LitTile[] = [
  { tone: 'brass', end: 0, top: 0, on: 'narrow' },
  { tone: 'red', end: 0, top: 0, on: 'wide' },
  { tone: 'brass', end: 1, top: 4, on: 'wide' },
];

export interface LegalOpeningProps {
  content: LegalPage;
  /** The other legal pages. */
  others: readonly LegalPage[];
}

/** The title on a wall, and beside it the contents, the date and the contact. */
export function LegalOpening({ content, others }: LegalOpeningProps) {
  const { page, banner, lastUpdated, sections } = content;
  return (
    <section className={styles.opening}>
      <div className={styles.cover} data-band="ink">
        <TileWall lit={lit} rows={8} seed={page.path} />
        <h1 className={styles.title}>{banner.title}</h1>
        <p className={styles.lead}>{banner.lead}</p>
      </div>
      <div className={styles.leaf} data-band="paper">
        <nav aria-labelledby="contents">
          <Label as="h2" id="contents" look="ruled">
            {legalLabels.contents}
          </Label>
          <ol className={styles.entries} role="list">
            {sections.map(({ id, title }) => (
              <li className={styles.entry} key={id}>
                <a className={styles.link} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.colophon}>
          <p>
            {legalLabels.lastUpdated} <time dateTime={lastUpdated}>{dayInWords(lastUpdated)}</time>
          </p>
          <p>
            {legalLabels.ask} <a href={`mailto:${legalLabels.email}`}>{legalLabels.email}</a>
          </p>
          <p>
            {legalLabels.seeAlso}{' '}
            {others.map(({ page: { title, path } }, index) => (
              <Fragment key={path}>
                {index > 0 && ', '}
                <a href={path}>{title}</a>
              </Fragment>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
