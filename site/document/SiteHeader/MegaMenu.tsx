import { ArrowRight, ChevronDown } from 'lucide-react';
import { SocialLinks } from '#components/SocialLinks/SocialLinks.tsx';
import { currentMark, type Page } from '#content/page.ts';
import type { MenuGroup } from '#content/site.ts';
import { starPath } from '#drawing/star.ts';
import styles from './MegaMenu.module.css';

const panelId = 'company-menu';

export interface MegaMenuProps {
  group: MenuGroup;
  page: Page;
}

/** The desktop's Company panel: three cards set like a timetable, and the social profiles. */
export function MegaMenu({ group, page }: MegaMenuProps) {
  const holdsCurrent = group.submenu.some(({ link }) => currentMark(link, page));
  return (
    <li className={styles.entry} data-mega-menu="">
      <button
        aria-controls={panelId}
        aria-expanded="false"
        className={[styles.opener, holdsCurrent && styles.current].filter(Boolean).join(' ')}
        type="button"
      >
        {group.title}
        <ChevronDown aria-hidden="true" className={styles.chevron} size={16} />
      </button>
      <div className={styles.panel} data-band="mist" id={panelId}>
        <div className={styles.page}>
          <ul className={styles.cards} role="list">
            {group.submenu.map((entry) => (
              <li className={styles.card} key={entry.id}>
                <a aria-current={currentMark(entry.link, page)} href={entry.link}>
                  <svg aria-hidden="true" className={styles.star} viewBox="0 0 32 32">
                    <path d={starPath(16, 16, 16)} />
                  </svg>
                  <span className={styles.title}>
                    {entry.card}
                    <ArrowRight aria-hidden="true" className={styles.arrow} size={20} />
                  </span>
                  <span className={styles.about}>{entry.about}</span>
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.social}>
            <p className={styles.label}>Follow us</p>
            <SocialLinks look="named" />
          </div>
        </div>
      </div>
    </li>
  );
}
