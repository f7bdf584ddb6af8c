import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { type Band, Section } from '#components/Section/Section.tsx';
import { ServiceEmblem } from '#components/ServiceEmblem/ServiceEmblem.tsx';
import type { relatedServices, Service } from '#content/services.ts';
import styles from './RelatedServices.module.css';

export interface RelatedServicesProps {
  content: typeof relatedServices;
  services: readonly Service[];
  band: Band;
}

export function RelatedServices({ content, services, band }: RelatedServicesProps) {
  if (services.length === 0) return null;
  return (
    <Section band={band}>
      <Columns className={styles.columns} split="5:7">
        <div className={styles.head}>
          <h2>{content.title}</h2>
          <ButtonLink href={content.all.link} look="quiet">
            {content.all.title}
          </ButtonLink>
        </div>
        <ul className={styles.list} role="list">
          {services.map(({ Id, title, slug, image }) => (
            <li className={styles.entry} key={Id}>
              <a className={styles.link} href={`/services/${slug}`}>
                <ServiceEmblem className={styles.emblem} slug={image} />
                <span className={styles.title}>{title}</span>
                <ArrowRight aria-hidden="true" className={styles.arrow} size={22} />
              </a>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}
