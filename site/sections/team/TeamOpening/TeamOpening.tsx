import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { shows } from '#components/MovingPicture/shows.ts';
import { Portrait } from '#components/Portrait/Portrait.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { TeamMember } from '#content/content.ts';
import type { teamIntro } from '#content/team.ts';
import type { LitTile } from '#drawing/lit-tiles.ts';
import styles from './TeamOpening.module.css';

/** Above the heads. The last ones are beside them, at widths with enough space. */
const lit: readonly LitTile[] = [
  { tone: 'brass', end: 2, top: 0, on: 'narrow' },
  { tone: 'red', end: 2, top: 3, on: 'narrow' },
  { tone: 'brass', end: 1, top: 0, on: 'wide' },
  { tone: 'bone', end: 4, top: 0, on: 'wide' },
  { tone: 'red', end: 2, top: 7, on: 'wide' },
];

function Card({ member }: { member: TeamMember }) {
  return (
    <li className={styles.card}>
      <a
        className={styles.link}
        {...shows('person', member.slug)}
        href={`/team-single/${member.slug}`}
      >
        <Portrait
          alt=""
          className={styles.portrait}
          inGroup
          name={member.tImg}
          sizes="(width >= 1536px) 18rem, (width >= 600px) 12rem, 9rem"
        />
        <span className={styles.plinth}>
          <span className={styles.name}>{member.name}</span>{' '}
          <span className={styles.title}>{member.title}</span>
        </span>
      </a>
    </li>
  );
}

export interface TeamOpeningProps {
  content: {
    readonly title: string;
    readonly intro: typeof teamIntro;
    readonly wall: { readonly title: string; readonly members: readonly TeamMember[] };
  };
}

/** All people in front of one wall, each on a plinth with their name. */
export function TeamOpening({ content: { title, intro, wall } }: TeamOpeningProps) {
  return (
    <section className={styles.opening} data-band="ink">
      <div className={styles.words}>
        <h1 className={styles.heading}>{title}</h1>
        <h2 className={styles.statement}>{intro.title}</h2>
        <p className={styles.text}>{intro.text}</p>
        <ButtonLink href={intro.action.link}>{intro.action.title}</ButtonLink>
      </div>
      <div className={styles.people}>
        <TileWall calm="none" lit={lit} rows={12} seed="/team" />
        <ul aria-label={wall.title} className={styles.tiles} role="list">
          {wall.members.map((member) => (
            <Card key={member.Id} member={member} />
          ))}
        </ul>
      </div>
    </section>
  );
}
