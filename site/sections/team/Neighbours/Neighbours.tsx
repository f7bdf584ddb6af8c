import { Label } from '#components/Label/Label.tsx';
import { shows } from '#components/MovingPicture/shows.ts';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { Portrait } from '#components/Portrait/Portrait.tsx';
import type { TeamMember } from '#content/content.ts';
import type { memberPage } from '#content/team.ts';
import styles from './Neighbours.module.css';

export interface NeighboursProps {
  content: (typeof memberPage)['neighbours'];
  previous: TeamMember;
  next: TeamMember;
}

/** Links to the previous and next person, whose portraits look in from the sides of the page. */
export function Neighbours({ content, previous, next }: NeighboursProps) {
  return (
    <nav aria-label={content.title} className={styles.neighbours} data-band="ink">
      <PageWidth className={styles.page}>
        {(['previous', 'next'] as const).map((side) => {
          const member = side === 'previous' ? previous : next;
          return (
            <a
              className={styles[side]}
              {...shows('person', member.slug)}
              href={`/team-single/${member.slug}`}
              key={side}
            >
              <Portrait
                alt=""
                className={styles.portrait}
                name={member.tImg}
                sizes="(width >= 600px) 12rem, 9rem"
              />
              <span className={styles.words}>
                <Label as="span">{content[side]}</Label>{' '}
                <span className={styles.name}>{member.name}</span>{' '}
                <span className={styles.title}>{member.title}</span>
              </span>
            </a>
          );
        })}
      </PageWidth>
    </nav>
  );
}
