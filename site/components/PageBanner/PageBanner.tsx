import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Page } from '#content/page.ts';
import { litTiles } from '#drawing/lit-tiles.ts';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { PageWidth } from '../PageWidth/PageWidth.tsx';
import { TileWall } from '../TileWall/TileWall.tsx';
import styles from './PageBanner.module.css';

export interface PageBannerProps {
  page: Page;
  content: {
    readonly title: string;
    readonly lead?: string;
    /** A line above the title. */
    readonly label?: string;
  };
  /** One large tile of the wall: an emblem or a portrait. */
  figure?: ReactNode;
  children?: ReactNode;
}

/** The head of an inner page: its title, on a wall that no other page has. */
export function PageBanner({ page, content, figure, children }: PageBannerProps) {
  return (
    <section className={clsx(styles.banner, figure && styles.withFigure)} data-band="ink">
      <TileWall lit={litTiles(page.path, 3, 3)} rows={8} seed={page.path} />
      <PageWidth className={styles.page}>
        {figure && <div className={styles.figure}>{figure}</div>}
        <div className={styles.words}>
          <Breadcrumb page={page} />
          {content.label && <p className={styles.label}>{content.label}</p>}
          <h1 className={styles.title}>{content.title}</h1>
          {content.lead && <p className={styles.lead}>{content.lead}</p>}
          {children}
        </div>
      </PageWidth>
    </section>
  );
}
