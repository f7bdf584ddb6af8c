import { ArrowRight } from 'lucide-react';
import { Portrait } from '#components/Portrait/Portrait.tsx';
import type { TeamMember } from '#content/team.ts';
import styles from './TeamWall.module.css';

function Card({ member }: { member: TeamMember }) {
  return (
    <li className={styles.card}>
      <a className={styles.link} href={`/team-single/${member.slug}`}>
        <Portrait
          alt=""
          className={styles.portrait}
          name={member.tImg}
          sizes="(width >= 1536px) 17vw, (width >= 900px) 25vw, 50vw"
        />
        <span className={styles.words}>
          <span className={styles.name}>{member.name}</span>{' '}
          <span className={styles.title}>{member.title}</span>
          <ArrowRight aria-hidden="true" className={styles.arrow} size={20} />
        </span>
      </a>
    </li>
  );
}

export interface TeamWallProps {
  content: { readonly title: string; readonly members: readonly TeamMember[] };
}

/** Portraits and names laid like tiles, a face beside a name and a name below a face. */
export function TeamWall({ content }: TeamWallProps) {
  return (
    <section className={styles.wall} data-band="ink">
      <h2 className="visually-hidden">{content.title}</h2>
      <ul className={styles.tiles} role="list">
        {content.members.map((member) => (
          <Card key={member.Id} member={member} />
        ))}
      </ul>
    </section>
  );
}
