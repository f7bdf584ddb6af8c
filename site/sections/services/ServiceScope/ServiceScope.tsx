import { clsx } from 'clsx';
import { Star } from '#components/Star/Star.tsx';
import type { Service } from '#content/content.ts';
import type { serviceScope } from '#content/services.ts';
import styles from './ServiceScope.module.css';

export interface ServiceScopeProps {
  content: typeof serviceScope;
  service: Service;
  className?: string | undefined;
}

/** What a service covers, each item with a description. */
export function ServiceScope({ content, service, className }: ServiceScopeProps) {
  return (
    <div className={clsx(styles.scope, className)}>
      <h2 className={styles.title}>{content.title}</h2>
      <ul className={styles.list} role="list">
        {service.covers.map(({ title, description }) => (
          <li className={styles.entry} key={title}>
            <Star className={styles.star} />
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
