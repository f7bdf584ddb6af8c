import { Columns } from '#components/Columns/Columns.tsx';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SocialIcon } from '#components/SocialIcon/SocialIcon.tsx';
import { socialLinks } from '#content/site.ts';
import type { contactOf, memberPage } from '#content/team.ts';
import styles from './MemberProfile.module.css';

export interface MemberProfileProps {
  content: typeof memberPage;
  contact: ReturnType<typeof contactOf>;
}

/** The experience as a statement, the ways to reach the member as a ruled column. */
export function MemberProfile({ content, contact }: MemberProfileProps) {
  const { experience, social } = content;
  return (
    <Section>
      <Columns className={styles.columns} split="7:5">
        <div className={styles.words}>
          <h2>{experience.title}</h2>
          {experience.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.contact}>
          <Label as="h2" look="ruled">
            {content.contact.title}
          </Label>
          <dl>
            <div className={styles.line}>
              <Label as="dt">{content.contact.email}</Label>
              <dd>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </dd>
            </div>
            <div className={styles.line}>
              <Label as="dt">{content.contact.phone}</Label>
              <dd>
                <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>
                  {contact.phone.replaceAll(' ', '\u00a0')}
                </a>
              </dd>
            </div>
            <div className={styles.line}>
              <Label as="dt">{content.contact.location}</Label>
              <dd>{contact.location}</dd>
            </div>
            <div className={styles.line}>
              <Label as="dt">{social.title}</Label>
              <dd>
                <ul className={styles.signs} role="list">
                  {socialLinks.map(({ key, title }) => (
                    <li key={key}>
                      <a className={styles.sign} href={social.link}>
                        <SocialIcon network={key} />
                        <span className="visually-hidden">
                          {title}, {social.note}
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          </dl>
        </div>
      </Columns>
    </Section>
  );
}
