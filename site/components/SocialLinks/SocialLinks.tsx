import { clsx } from 'clsx';
import { socialLinks } from '#content/site.ts';
import { SocialIcon } from '../SocialIcon/SocialIcon.tsx';
import styles from './SocialLinks.module.css';

const looks = { named: styles.named, icons: styles.icons } as const;

export interface SocialLinksProps {
  look: keyof typeof looks;
  className?: string | undefined;
}

/** The agency's profiles elsewhere, with visible names or with names for screen readers only. */
export function SocialLinks({ look, className }: SocialLinksProps) {
  return (
    <ul className={clsx(looks[look], className)} role="list">
      {socialLinks.map(({ key, link, title }) => (
        <li key={key}>
          <a
            aria-label={look === 'icons' ? title : undefined}
            className={styles.link}
            href={link}
            rel="noopener me"
          >
            <SocialIcon className={styles.icon} network={key} />
            {look === 'named' && title}
          </a>
        </li>
      ))}
    </ul>
  );
}
