import { clsx } from 'clsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Plus } from '#components/Icon/icons.tsx';
import { SocialLinks } from '#components/SocialLinks/SocialLinks.tsx';
import type { Page } from '#content/page.ts';
import { header, type Menu } from '#content/site.ts';
import { PageLink } from '../PageLink.tsx';
import { containsCurrentPage } from './contains-current-page.ts';
import styles from './MobileMenu.module.css';

export const mobileMenuId = 'site-menu';

export interface MobileMenuProps {
  menu: Menu;
  page: Page;
}

/**
 * A popover: the browser opens and closes it with the toggle, Escape and the backdrop, without a
 * script. Submenus share a `name`, so the browser keeps at most one open.
 */
export function MobileMenu({ menu, page }: MobileMenuProps) {
  return (
    <div className={styles.menu} data-mobile-menu="" id={mobileMenuId} popover="auto">
      {/* Not ::backdrop, because a click on ::backdrop could also activate a link. */}
      <button
        aria-hidden="true"
        className={styles.backdrop}
        data-menu-backdrop=""
        popoverTarget={mobileMenuId}
        popoverTargetAction="hide"
        tabIndex={-1}
        type="button"
      />
      <nav aria-label={header.menu} className={styles.panel} data-band="ink">
        <ul className={styles.entries} role="list">
          {menu.map((entry) => (
            <li className={styles.entry} key={entry.id}>
              {'submenu' in entry ? (
                <details className={styles.group} name="site-submenu">
                  <summary
                    className={clsx(
                      styles.summary,
                      containsCurrentPage(entry, menu, page) && styles.current,
                    )}
                  >
                    {entry.title}
                    <Plus aria-hidden="true" className={styles.icon} size={20} />
                  </summary>
                  <ul className={styles.submenu} role="list">
                    {entry.submenu.map(({ id, link, title }) => (
                      <li key={id}>
                        <PageLink className={styles.sublink} href={link} page={page}>
                          {title}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <PageLink className={styles.link} href={entry.link} page={page}>
                  {entry.title}
                </PageLink>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.reach} data-band="bone">
          <a href={`mailto:${header.reach.email}`}>{header.reach.email}</a>
          <p>{header.reach.hours}</p>
          <ButtonLink href={header.action.link}>{header.action.title}</ButtonLink>
        </div>
        <SocialLinks look="icons" />
      </nav>
    </div>
  );
}
