import type { ReactNode } from 'react';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { LitTile } from '#drawing/lit-tiles.ts';
import styles from './PortfolioOpening.module.css';

const lit: readonly LitTile[] = [
  { tone: 'brass', end: 0, top: 0, on: 'narrow' },
  { tone: 'red', end: 0, top: 1, on: 'wide' },
  { tone: 'brass', end: 1, top: 0, on: 'wide' },
  { tone: 'bone', end: 3, top: 1, on: 'wide' },
];

export interface PortfolioOpeningProps {
  content: { readonly title: string; readonly lead: string };
  /** The filters. */
  children: ReactNode;
}

/** The title and the filters; the first works reach up into it. */
export function PortfolioOpening({ content, children }: PortfolioOpeningProps) {
  return (
    <section className={styles.opening} data-band="ink">
      <TileWall lit={lit} rows={6} seed="/portfolio" />
      <PageWidth className={styles.page}>
        <h1 className={styles.title}>{content.title}</h1>
        <p className={styles.lead}>{content.lead}</p>
        {children}
      </PageWidth>
    </section>
  );
}
