import { Section } from '#components/Section/Section.tsx';
import type { Service } from '#content/content.ts';
import { serviceOutcomes } from '#content/services.ts';
import styles from './ServiceOutcomes.module.css';

export interface ServiceOutcomesProps {
  service: Service;
}

/** The outcomes for the client, as a ruled list. */
export function ServiceOutcomes({ service }: ServiceOutcomesProps) {
  return (
    <Section band="ink">
      <div className={styles.head}>
        <h2>{serviceOutcomes.title}</h2>
        <p className={styles.intro}>{service.outcomeIntro}</p>
      </div>
      <dl className={styles.ledger}>
        {service.outcomeDetails.map(({ title, description }) => (
          <div className={styles.line} key={title}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
