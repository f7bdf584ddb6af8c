import { Logo } from '#components/Logo/Logo.tsx';
import { currentMark, type Page } from '#content/page.ts';
import { mainMenu } from '#content/site.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { MobileMenu, mobileMenuId } from './MobileMenu.tsx';
import styles from './SiteHeader.module.css';

export interface SiteHeaderProps {
  page: Page;
}

/**
 * Plain HTML that works as it is: the Company panel opens on hover and focus through CSS, the
 * mobile menu is a popover. site-header.client.ts adds what only a script can.
 */
export function SiteHeader({ page }: SiteHeaderProps) {
  return (
    <header className={styles.header} data-site-header="">
      <div className={styles.bar} data-band="paper">
        <div className={styles.row}>
          <a aria-current={currentMark('/', page)} className={styles.home} href="/">
            <Logo />
          </a>
          <nav aria-label="Main" className={styles.desktop}>
            <ul className={styles.entries} role="list">
              {mainMenu.map((entry) =>
                'submenu' in entry ? (
                  <MegaMenu group={entry} key={entry.id} page={page} />
                ) : (
                  <li className={styles.entry} key={entry.id}>
                    <a
                      aria-current={currentMark(entry.link, page)}
                      className={styles.link}
                      href={entry.link}
                    >
                      {entry.title}
                    </a>
                  </li>
                ),
              )}
            </ul>
          </nav>
          <button
            className={styles.toggle}
            data-menu-toggle=""
            popoverTarget={mobileMenuId}
            type="button"
          >
            Menu
            <span className={styles.toggleIcon} />
          </button>
        </div>
      </div>
      <MobileMenu page={page} />
    </header>
  );
}
