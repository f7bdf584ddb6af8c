import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { recentWorksOf } from '#content/home.ts';
import styles from './RecentWorks.module.css';

export interface RecentWorksProps {
  content: ReturnType<typeof recentWorksOf>;
  children?: ReactNode;
}

export function RecentWorks({ content, children }: RecentWorksProps) {
  const { title, text, action } = content;
  return (
    <Section band="mist" width="full">
      <PageWidth className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={action.link} look="quiet">
          {action.title}
        </ButtonLink>
      </PageWidth>
      {children}
    </Section>
  );
}
