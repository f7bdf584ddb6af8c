import type { ReactNode } from 'react';
import type { Page } from '#content/page.ts';
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
  /** Leaves room below for a picture of the next section that reaches up into the banner. */
  overlapped?: boolean;
  children?: ReactNode;
}

/** The head of an inner page: its title, on a wall that no other page has. */
export function PageBanner({ page, content, figure, overlapped, children }: PageBannerProps) {
  const look = [figure && styles.withFigure, overlapped && styles.overlapped];
  return (
    <section className={[styles.banner, ...look].filter(Boolean).join(' ')} data-band="ink">
      <TileWall
        align="xMaxYMid slice"
        className={styles.wall}
        wall={{ seed: page.path, columns: 16, rows: 5, lit: 5, calm: 'start' }}
      />
      <div className={styles.page}>
        {figure && <div className={styles.figure}>{figure}</div>}
        <div className={styles.words}>
          {page.parent && (
            <nav aria-label="Breadcrumb">
              <ol className={styles.trail} role="list">
                <li>
                  <a href="/">Home</a>
                </li>
                <li>
                  <a href={page.parent.path}>{page.parent.title}</a>
                </li>
                <li aria-current="page">{content.title}</li>
              </ol>
            </nav>
          )}
          {content.label && <p className={styles.label}>{content.label}</p>}
          <h1 className={styles.title}>{content.title}</h1>
          {content.lead && <p className={styles.lead}>{content.lead}</p>}
          {children}
        </div>
      </div>
    </section>
  );
}
