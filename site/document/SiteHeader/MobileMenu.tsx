import { Plus } from 'lucide-react';
import { SocialLinks } from '#components/SocialLinks/SocialLinks.tsx';
import { currentMark, type Page } from '#content/page.ts';
import { mainMenu } from '#content/site.ts';
import styles from './MobileMenu.module.css';

export const mobileMenuId = 'site-menu';

export interface MobileMenuProps {
  page: Page;
}

/**
 * A popover, so that the browser itself opens and closes it, by the toggle, by Escape and by the
 * backdrop, with or without a script. Submenus share one `name`: the browser keeps at most one open.
 */
export function MobileMenu({ page }: MobileMenuProps) {
  return (
    <div className={styles.menu} data-mobile-menu="" id={mobileMenuId} popover="auto">
      {/* A button over the page, not the popover's ::backdrop, through which a click would reach a link. */}
      <button
        aria-hidden="true"
        className={styles.backdrop}
        data-menu-backdrop=""
        popoverTarget={mobileMenuId}
        popoverTargetAction="hide"
        tabIndex={-1}
        type="button"
      />
      <nav aria-label="Main" className={styles.panel} data-band="ink">
        <ul className={styles.entries} role="list">
          {mainMenu.map((entry) => (
            <li className={styles.entry} key={entry.id}>
              {'submenu' in entry ? (
                <details className={styles.group} name="site-submenu">
                  <summary className={styles.summary}>
                    {entry.title}
                    <Plus aria-hidden="true" className={styles.sign} size={20} />
                  </summary>
                  <ul className={styles.submenu} role="list">
                    {entry.submenu.map(({ id, link, title }) => (
                      <li key={id}>
                        <a
                          aria-current={currentMark(link, page)}
                          className={styles.sublink}
                          href={link}
                        >
                          {title}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <a
                  aria-current={currentMark(entry.link, page)}
                  className={styles.link}
                  href={entry.link}
                >
                  {entry.title}
                </a>
              )}
            </li>
          ))}
        </ul>
        <SocialLinks look="signs" />
      </nav>
    </div>
  );
}
