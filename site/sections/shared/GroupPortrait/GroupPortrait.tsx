import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { Portrait } from '#components/Portrait/Portrait.tsx';
import type { Band } from '#components/Section/Section.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { TeamMember } from '#content/content.ts';
import styles from './GroupPortrait.module.css';

export interface GroupPortraitProps {
  content: {
    readonly title: string;
    readonly text: string;
    readonly action: { readonly title: string; readonly link: string };
  };
  people: readonly TeamMember[];
  band?: Band;
}

/** All people side by side on the lower edge of a band, in front of a wall if it is dark. */
export function GroupPortrait({ content, people, band = 'paper' }: GroupPortraitProps) {
  return (
    <section className={styles.group} data-band={band}>
      {band === 'ink' && <TileWall rows={7} seed="group portrait" />}
      <PageWidth className={styles.page}>
        <div className={styles.words}>
          <h2 className={styles.title}>{content.title}</h2>
          <p>{content.text}</p>
          <ButtonLink className={styles.action} href={content.action.link} look="quiet">
            {content.action.title}
          </ButtonLink>
        </div>
        <ul className={styles.people} role="list">
          {people.map(({ slug, name, title, tImg }) => (
            <li className={styles.person} key={slug}>
              <a href={`/team-single/${slug}`}>
                <Portrait
                  alt={`${name}, ${title}`}
                  className={styles.portrait}
                  inGroup
                  name={tImg}
                  sizes="(width >= 900px) 12rem, 24vw"
                />
              </a>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}
