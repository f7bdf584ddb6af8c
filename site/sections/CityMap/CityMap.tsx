import { ArrowUpRight } from 'lucide-react';
import { Section } from '../../components/Section/Section.tsx';
import { TileWall } from '../../components/TileWall/TileWall.tsx';
import type { contactPage } from '../../content/contact-page.ts';
import styles from './CityMap.module.css';

const columns = 13;
const rows = 5;

export interface CityMapProps {
  content: (typeof contactPage)['map'];
}

/**
 * The city, drawn; the map is laid over its lower part when it comes near the view. No browser
 * tells a page that a frame from elsewhere has failed, so the drawing is never covered as a whole
 * and the link stands outside the frame.
 */
export function CityMap({ content }: CityMapProps) {
  return (
    <Section band="mist">
      <div className={styles.words}>
        <h2>{content.title}</h2>
        <p className={styles.text}>{content.text}</p>
      </div>
      <figure className={styles.map}>
        <div className={styles.ground} data-map={content.frame} data-map-title={content.frameTitle}>
          <TileWall
            className={styles.wall}
            wall={{
              seed: 'city',
              columns,
              rows,
              lit: 0,
              // One tile is lit: we are here.
              litAt: (column, row) =>
                column === (columns - 1) / 2 && row === (rows - 1) / 2 ? 'red' : undefined,
            }}
          />
        </div>
        <figcaption className={styles.caption}>
          <a className={styles.link} href={content.link.link} rel="noopener">
            {content.link.title}
            <ArrowUpRight aria-hidden="true" className={styles.arrow} size={18} />
          </a>
        </figcaption>
      </figure>
    </Section>
  );
}
