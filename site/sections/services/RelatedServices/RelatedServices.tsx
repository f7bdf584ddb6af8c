import { clsx } from 'clsx';
import drawn from '#components/Arrow/arrow.module.css';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { shows } from '#components/MovingPicture/shows.ts';
import { Section } from '#components/Section/Section.tsx';
import { ServiceEmblem } from '#components/ServiceEmblem/ServiceEmblem.tsx';
import type { Service } from '#content/content.ts';
import { fullTitleOf, type relatedServices } from '#content/services.ts';
import styles from './RelatedServices.module.css';

export interface RelatedServicesProps {
  content: typeof relatedServices;
  services: readonly Service[];
}

export function RelatedServices({ content, services }: RelatedServicesProps) {
  return (
    <Section className="screen-only">
      <Columns className={styles.columns} split="5:7">
        <div className={styles.head}>
          <h2>{content.title}</h2>
          <ButtonLink href={content.all.link} look="quiet">
            {content.all.title}
          </ButtonLink>
        </div>
        <ul className={styles.list} role="list">
          {services.map((service) => (
            <li className={styles.entry} key={service.Id}>
              <a
                className={clsx(styles.link, drawn.arrow)}
                {...shows('service', service.slug)}
                href={`/services/${service.slug}`}
              >
                <ServiceEmblem className={styles.emblem} slug={service.image} />
                <span className={styles.title}>{fullTitleOf(service)}</span>
              </a>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}
