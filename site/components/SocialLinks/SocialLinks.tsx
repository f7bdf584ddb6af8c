import { socialLinks } from '#content/site.ts';
import { SocialIcon } from '../SocialIcon/SocialIcon.tsx';
import styles from './SocialLinks.module.css';

const looks = { named: styles.named, signs: styles.signs } as const;

export interface SocialLinksProps {
  look: keyof typeof looks;
}

/** The agency's profiles elsewhere, with their names beside the signs or for screen readers alone. */
export function SocialLinks({ look }: SocialLinksProps) {
  return (
    <ul className={looks[look]} role="list">
      {socialLinks.map(({ key, link, title }) => (
        <li key={key}>
          <a className={styles.link} href={link} rel="noopener me">
            <SocialIcon className={styles.icon} network={key} />
            <span className={look === 'signs' ? 'visually-hidden' : undefined}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
