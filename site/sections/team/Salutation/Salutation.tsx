import { Fragment } from 'react';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import { contactLink } from '#content/contact-link.ts';
import type { TeamMember } from '#content/content.ts';
import type { salutation } from '#content/team.ts';
import styles from './Salutation.module.css';

export interface SalutationProps {
  content: typeof salutation;
  people: readonly TeamMember[];
}

/** The end of /team: the first line of a letter. Each name opens the form with the letter begun. */
export function Salutation({ content, people }: SalutationProps) {
  return (
    <Section aria-label={content.title} band="mist" className="screen-only">
      <Label as="h2" className={styles.title}>
        {content.title}
      </Label>
      <p className={styles.line}>
        {content.dear}{' '}
        {people.map(({ name, slug }, index) => (
          <Fragment key={slug}>
            <span className={styles.person}>
              {index > 0 && index === people.length - 1 && 'or '}
              <a className={styles.name} href={contactLink(content.message(name))}>
                {name}
              </a>
              {index !== people.length - 2 && ','}
            </span>{' '}
          </Fragment>
        ))}
      </p>
      <p className={styles.hint}>{content.hint}</p>
    </Section>
  );
}
