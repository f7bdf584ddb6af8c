import { Section } from '#components/Section/Section.tsx';
import { Star } from '#components/Star/Star.tsx';
import type { Service } from '#content/services.ts';
import styles from './ServiceApproach.module.css';

export interface ServiceApproachProps {
  service: Service;
}

/** How the work goes, as a numbered route: down a phone, across a desk. */
export function ServiceApproach({ service }: ServiceApproachProps) {
  if (!service.approach?.length) return null;
  return (
    <Section band="mist">
      <h2 className={styles.title}>Our Approach to {service.title}</h2>
      <ol className={styles.route} role="list">
        {service.approach.map(({ title, description }, index) => (
          <li className={styles.stop} key={title}>
            <Star className={styles.star} />
            <p aria-hidden="true" className={styles.number}>
              {String(index + 1).padStart(2, '0')}
            </p>
            <h3 className={styles.name}>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
