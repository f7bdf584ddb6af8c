import { clsx } from 'clsx';
import drawn from '#components/Arrow/arrow.module.css';
import { ChevronDown } from '#components/Icon/icons.tsx';
import { Label } from '#components/Label/Label.tsx';
import { SocialLinks } from '#components/SocialLinks/SocialLinks.tsx';
import type { Page } from '#content/page.ts';
import { header, type Menu, type MenuGroup } from '#content/site.ts';
import { PageLink } from '../PageLink.tsx';
import { containsCurrentPage } from './contains-current-page.ts';
import styles from './MegaMenu.module.css';
import entries from './menu-entry.module.css';

const panelId = 'company-menu';

export interface MegaMenuProps {
  group: MenuGroup;
  menu: Menu;
  page: Page;
}

/**
 * The Company panel on wide screens. The script sets `aria-expanded`: without the script nothing
 * would update it.
 */
export function MegaMenu({ group, menu, page }: MegaMenuProps) {
  return (
    <li className={clsx(entries.entry, styles.menu)} data-mega-menu="">
      <button
        aria-controls={panelId}
        className={clsx(entries.link, containsCurrentPage(group, menu, page) && entries.current)}
        type="button"
      >
        {group.title}
        <ChevronDown aria-hidden="true" className={styles.chevron} size={16} />
      </button>
      <div className={styles.panel} data-band="mist" id={panelId}>
        <ul className={styles.cards} role="list">
          {group.submenu.map((entry) => (
            <li className={styles.card} key={entry.id}>
              <PageLink href={entry.link} page={page}>
                <span className={clsx(styles.title, drawn.arrow)}>{entry.card}</span>
                <span className={styles.about}>{entry.about}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <div className={styles.social}>
          <Label className={styles.label}>{header.social}</Label>
          <SocialLinks look="named" />
        </div>
      </div>
    </li>
  );
}
