import { Breadcrumb } from '#components/Breadcrumb/Breadcrumb.tsx';
import { Label } from '#components/Label/Label.tsx';
import { shows } from '#components/MovingPicture/shows.ts';
import { Picture } from '#components/Picture/Picture.tsx';
import { ServiceEmblem } from '#components/ServiceEmblem/ServiceEmblem.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { CaseStudy, Service } from '#content/content.ts';
import { pageOfService, serviceProof, serviceScene, serviceScope } from '#content/services.ts';
import type { LitTile } from '#drawing/lit-tiles.ts';
import { ProofPass } from '../ProofPass/ProofPass.tsx';
import { ServiceScope } from '../ServiceScope/ServiceScope.tsx';
import styles from './ServiceOpening.module.css';

/** In the row above the scene, where no text can be in front. The emblem is in the corner. */
const lights: readonly (readonly LitTile[])[] = [
  [
    { tone: 'red', end: 3, top: 0, on: 'wide' },
    { tone: 'brass', end: 1, top: 0, on: 'wide' },
  ],
  [
    { tone: 'brass', end: 3, top: 0, on: 'wide' },
    { tone: 'bone', end: 1, top: 0, on: 'wide' },
  ],
  [
    { tone: 'bone', end: 3, top: 0, on: 'wide' },
    { tone: 'red', end: 1, top: 0, on: 'wide' },
  ],
];

export interface ServiceOpeningProps {
  service: Service;
  study: CaseStudy;
  /** The title of the work in the scene. */
  work: string | undefined;
}

/** The title on the wall, a scene beside it, what the service covers, and the proof. */
export function ServiceOpening({ service, study, work }: ServiceOpeningProps) {
  const page = pageOfService(service);
  return (
    <section className={styles.opening} data-band="paper">
      <div className={styles.band} data-band="ink">
        <TileWall lit={lights[service.Id % lights.length] ?? []} rows={6} seed={page.path} />
        <ServiceEmblem
          className={styles.emblem}
          {...shows('service', service.slug)}
          slug={service.image}
        />
      </div>
      <div className={styles.words} data-band="ink">
        <Breadcrumb page={page} />
        {service.part && <Label look="accent">{service.part}</Label>}
        <h1 className={styles.title}>{service.title}</h1>
        <p className={styles.lead}>{service.description}</p>
      </div>
      <figure className={styles.figure}>
        <Picture
          alt={service.scene.description}
          className={styles.scene}
          name={service.scene.picture}
          priority
          sizes="(min-width: 80rem) 42rem, (min-width: 56.25rem) 24rem, (min-width: 37.5rem) 92vw, 60vw"
        />
        {work && (
          <figcaption className={styles.caption}>
            <Label as="span">
              {serviceScene.label} {work}
            </Label>
          </figcaption>
        )}
      </figure>
      <ServiceScope className={styles.scope} content={serviceScope} service={service} />
      <ProofPass
        className={styles.proof}
        content={serviceProof}
        study={study}
        text={service.proof.text}
      />
    </section>
  );
}
