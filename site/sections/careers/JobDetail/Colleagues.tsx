import { Label } from '#components/Label/Label.tsx';
import { Portrait } from '#components/Portrait/Portrait.tsx';
import type { TeamMember } from '#content/content.ts';
import styles from './Colleagues.module.css';

export interface ColleaguesProps {
  title: string;
  people: readonly TeamMember[];
}

export function Colleagues({ title, people }: ColleaguesProps) {
  return (
    <aside aria-label={title} className={styles.colleagues}>
      <Label>{title}</Label>
      <ul className={styles.people} role="list">
        {people.map((person) => (
          <li className={styles.person} key={person.slug}>
            <a className={styles.link} href={`/team-single/${person.slug}`}>
              <Portrait alt="" className={styles.portrait} name={person.tImg} sizes="6rem" />
              <span className={styles.words}>
                <span className={styles.name}>{person.name}</span>{' '}
                <span className={styles.title}>{person.title}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
