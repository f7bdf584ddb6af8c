import { Label } from '#components/Label/Label.tsx';
import { Pass, PassBody, PassStub } from '#components/Pass/Pass.tsx';
import { SocialIcon } from '#components/SocialIcon/SocialIcon.tsx';
import type { TeamMember } from '#content/content.ts';
import { socialLinks } from '#content/site.ts';
import { type memberPage, officeLocation } from '#content/team.ts';
import styles from './ContactCard.module.css';

export interface ContactCardProps {
  content: (typeof memberPage)['contact'] & Pick<typeof memberPage, 'social'>;
  member: Pick<TeamMember, 'email' | 'phone'>;
}

/** A business card with the profiles on its stub. */
export function ContactCard({ content, member }: ContactCardProps) {
  // Allow the address to break after the @ in a narrow card. Chromium reads <wbr> as a space, hence
  // the label.
  const [name, host] = member.email.split('@');
  return (
    <Pass aria-label={content.title} as="section" className={styles.card} stub="last">
      <h2 className="visually-hidden">{content.title}</h2>
      <PassBody as="dl" band="bone" className={styles.lines}>
        <div className={styles.line}>
          <Label as="dt">{content.email}</Label>
          <dd>
            <a aria-label={member.email} href={`mailto:${member.email}`}>
              {name}@<wbr />
              {host}
            </a>
          </dd>
        </div>
        <div className={styles.line}>
          <Label as="dt">{content.phone}</Label>
          <dd>
            <a href={`tel:${member.phone.replaceAll(' ', '')}`}>
              {member.phone.replaceAll(' ', '\u00a0')}
            </a>
          </dd>
        </div>
        <div className={styles.line}>
          <Label as="dt">{content.location}</Label>
          <dd>{officeLocation}</dd>
        </div>
      </PassBody>
      <PassStub band="bone" className={styles.stub}>
        <Label as="h3">{content.social.title}</Label>
        <ul className={styles.signs} role="list">
          {socialLinks.map(({ key, title }) => (
            <li key={key}>
              <a className={styles.sign} href={content.social.link}>
                <SocialIcon network={key} />
                <span className="visually-hidden">
                  {title}, {content.social.note}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </PassStub>
    </Pass>
  );
}
