import { Breadcrumb } from '#components/Breadcrumb/Breadcrumb.tsx';
import { Label } from '#components/Label/Label.tsx';
import { shows } from '#components/MovingPicture/shows.ts';
import { Portrait } from '#components/Portrait/Portrait.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { TeamMember } from '#content/content.ts';
import type { Page } from '#content/page.ts';
import { type memberPage, portraitOf } from '#content/team.ts';
import { type LitTile, litTiles } from '#drawing/lit-tiles.ts';
import { ContactCard } from '../ContactCard/ContactCard.tsx';
import { SkillStars } from '../SkillStars/SkillStars.tsx';
import styles from './MemberOpening.module.css';

/** Beside and above the head on small screens. Large ones have two rows of three tiles above it. */
const litOnNarrow: readonly LitTile[] = [
  { tone: 'red', end: 0, top: 0, on: 'narrow' },
  { tone: 'brass', end: 4, top: 1, on: 'narrow' },
];

export interface MemberOpeningProps {
  page: Page;
  member: TeamMember;
  content: typeof memberPage;
}

/** The person in front of a wall as high as the text beside it. */
export function MemberOpening({ page, member, content }: MemberOpeningProps) {
  const { experience, contact, social, skills } = content;
  return (
    <section className={styles.opening} data-band="paper">
      <div className={styles.wall} data-band="ink" {...shows('person', member.slug)}>
        <TileWall
          calm="none"
          columns={10}
          lit={[...litOnNarrow, ...litTiles(member.slug, 3, 2)]}
          rows={12}
          seed={member.slug}
        />
        <Portrait
          alt={portraitOf(member)}
          className={styles.portrait}
          name={member.tImg}
          priority
          sizes="(width >= 1200px) 30rem, 18rem"
        />
      </div>
      <div className={styles.heading}>
        <Breadcrumb page={page} />
        <h1 className={styles.name}>{member.name}</h1>
        <p className={styles.title}>{member.title}</p>
      </div>
      <div className={styles.experience}>
        <Label as="h2">{experience.title}</Label>
        {experience.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.contact}>
        <ContactCard content={{ ...contact, social }} member={member} />
      </div>
      <div className={styles.skills}>
        <SkillStars content={skills} />
      </div>
    </section>
  );
}
