import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Star } from '#components/Star/Star.tsx';
import { type Service, serviceApproach } from '#content/services.ts';
import styles from './ServiceApproach.module.css';

export interface ServiceApproachProps {
  service: Service;
}

/** How the work goes, as a numbered route: down a phone, across a desk. */
export function ServiceApproach({ service }: ServiceApproachProps) {
  if (!service.approach?.length) return null;
  return (
    <Section band="mist">
      <h2 className={styles.title}>
        {`${serviceApproach.title} `}
        {service.title}
      </h2>
      <div className={styles.line}>
        <ol className={styles.route} role="list">
          {service.approach.map(({ title, description }, index) => (
            <li className={styles.stop} key={title}>
              <Star className={styles.star} />
              <Label aria-hidden="true" className={styles.number} look="accent">
                {String(index + 1).padStart(2, '0')}
              </Label>
              <h3 className={styles.name}>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
