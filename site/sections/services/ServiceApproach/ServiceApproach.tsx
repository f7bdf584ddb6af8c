import { clsx } from 'clsx';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Star } from '#components/Star/Star.tsx';
import type { Service } from '#content/content.ts';
import { serviceApproach } from '#content/services.ts';
import styles from './ServiceApproach.module.css';

/** A route is horizontal if all its stops fit side by side. A longer one is always vertical. */
const lengths: Readonly<Record<number, string | undefined>> = {
  2: styles.short,
  3: styles.short,
  4: styles.short,
  5: styles.five,
};

export interface ServiceApproachProps {
  service: Service;
}

/** The approach as a numbered route: vertical on a phone, horizontal on a desktop. */
export function ServiceApproach({ service }: ServiceApproachProps) {
  return (
    <Section band="mist">
      <h2 className={styles.title}>
        {`${serviceApproach.title} `}
        {service.title}
      </h2>
      <div className={clsx(styles.line, lengths[service.approach.length])}>
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
