import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { Section } from '#components/Section/Section.tsx';
import { StretchedLink } from '#components/StretchedLink/StretchedLink.tsx';
import type { Service } from '#content/content.ts';
import type { serviceListOf } from '#content/home.ts';
import styles from './Services.module.css';

export interface ServicesProps {
  content: ReturnType<typeof serviceListOf> & { readonly services: readonly Service[] };
}

/** Services in ruled columns. */
export function Services({ content }: ServicesProps) {
  return (
    <Section band="mist">
      <Columns className={styles.head} split="8:4">
        <h2 className={styles.title}>{content.title}</h2>
        <div className={styles.aside}>
          <p>{content.text}</p>
          <ButtonLink className={styles.all} href={content.action.link} look="quiet">
            {content.action.title}
          </ButtonLink>
        </div>
      </Columns>
      <ul className={styles.table} role="list">
        {content.services.map(({ title, slug, features = [] }) => (
          <li className={styles.service} key={slug}>
            <h3>
              <StretchedLink href={`/services/${slug}`}>{title}</StretchedLink>
            </h3>
            {features.length > 0 && (
              <ul className={styles.features} role="list">
                {features.map((feature) => (
                  <li className={styles.feature} key={feature}>
                    {feature}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
