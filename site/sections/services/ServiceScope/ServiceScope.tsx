import { Section } from '#components/Section/Section.tsx';
import { Star } from '#components/Star/Star.tsx';
import type { Service, serviceScope } from '#content/services.ts';
import styles from './ServiceScope.module.css';

export interface ServiceScopeProps {
  content: typeof serviceScope;
  service: Service;
}

/** What a service covers. Nothing is shown of a service that does not list it. */
export function ServiceScope({ content, service }: ServiceScopeProps) {
  if (!service.features?.length) return null;
  return (
    <Section>
      <h2 className={styles.title}>{content.title}</h2>
      <ul className={styles.features} role="list">
        {service.features.map((feature) => (
          <li className={styles.feature} key={feature}>
            <Star className={styles.star} />
            {feature}
          </li>
        ))}
      </ul>
    </Section>
  );
}
