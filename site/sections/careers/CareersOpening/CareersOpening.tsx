import type { ReactNode } from 'react';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { WallSection } from '#components/TileWall/WallSection.tsx';
import type { LitTile } from '#drawing/lit-tiles.ts';
import styles from './CareersOpening.module.css';

/** Beside the title and beside the board. */
const lit: readonly LitTile[] = [
  { tone: 'brass', end: 0, top: 0, on: 'narrow' },
  { tone: 'brass', end: 1, top: 0, on: 'wide' },
  { tone: 'red', end: 3, top: 1, on: 'wide' },
  { tone: 'teal', end: 4, top: 0, on: 'wide' },
];

export interface CareersOpeningProps {
  content: { readonly title: string; readonly lead: string };
  /** The board. */
  children: ReactNode;
}

/** The title and the board on a wall, in the first view. */
export function CareersOpening({ content, children }: CareersOpeningProps) {
  return (
    <WallSection wall={{ lit, rows: 16, seed: '/career' }}>
      <PageWidth className={styles.page}>
        <div className={styles.words}>
          <h1 className={styles.title}>{content.title}</h1>
          <p className={styles.lead}>{content.lead}</p>
        </div>
        {children}
      </PageWidth>
    </WallSection>
  );
}
