import type { ReactNode } from 'react';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import styles from './PortfolioOpening.module.css';

export interface PortfolioOpeningProps {
  content: { readonly title: string; readonly lead: string };
  /** The tile wall behind the opening. */
  wall: ReactNode;
  /** The filters. */
  children: ReactNode;
}

/** The title and the filters. The first works overlap its lower edge. */
export function PortfolioOpening({ content, wall, children }: PortfolioOpeningProps) {
  return (
    <section className={styles.opening} data-band="ink">
      {wall}
      <PageWidth className={styles.page}>
        <h1 className={styles.title}>{content.title}</h1>
        <p className={styles.lead}>{content.lead}</p>
        {children}
      </PageWidth>
    </section>
  );
}
