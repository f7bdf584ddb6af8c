import { Label } from '#components/Label/Label.tsx';
import { shows } from '#components/MovingPicture/shows.ts';
import { ServiceEmblem } from '#components/ServiceEmblem/ServiceEmblem.tsx';
import { StretchedLink } from '#components/StretchedLink/StretchedLink.tsx';
import { WallSection } from '#components/TileWall/WallSection.tsx';
import type { Service } from '#content/content.ts';
import type { LitTile } from '#drawing/lit-tiles.ts';
import styles from './ServicesOpening.module.css';

/** Beside the board and at the end of its last row. */
const lit: readonly LitTile[] = [
  { tone: 'brass', end: 0, top: 0, on: 'narrow' },
  { tone: 'bone', end: 0, top: 0, on: 'wide' },
  { tone: 'brass', end: 2, top: 5, on: 'wide' },
];

export interface ServicesOpeningProps {
  content: { readonly title: string; readonly lead: string };
  services: readonly Service[];
}

/** All services as a departures board. */
export function ServicesOpening({ content, services }: ServicesOpeningProps) {
  return (
    <WallSection className={styles.opening} wall={{ lit, rows: 21, seed: '/services' }}>
      <i aria-hidden="true" className={styles.light} />
      <div className={styles.words}>
        <h1 className={styles.title}>{content.title}</h1>
        <p className={styles.lead}>{content.lead}</p>
      </div>
      <ul className={styles.board} role="list">
        {services.map(({ Id, title, part, slug, image, description }) => (
          <li className={styles.departure} key={Id}>
            <StretchedLink
              className={styles.link}
              {...shows('service', slug)}
              href={`/services/${slug}`}
            >
              <span className={styles.name}>
                {title}
                {part && (
                  <>
                    {' '}
                    <Label as="span" className={styles.part} look="accent">
                      {part}
                    </Label>
                  </>
                )}
              </span>
              <ServiceEmblem className={styles.emblem} slug={image} />
            </StretchedLink>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </WallSection>
  );
}
