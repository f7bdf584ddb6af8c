import { Logo } from '#components/Logo/Logo.tsx';
import type { Page } from '#content/page.ts';
import { header, type Menu } from '#content/site.ts';
import { PageLink } from '../PageLink.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { MenuToggle } from './MenuToggle.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import entries from './menu-entry.module.css';
import styles from './SiteHeader.module.css';

export interface SiteHeaderProps {
  menu: Menu;
  page: Page;
}

/**
 * Works without scripts: CSS opens the Company panel on hover and focus, and the mobile menu is a
 * popover. site-header.client.ts adds the rest.
 */
export function SiteHeader({ menu, page }: SiteHeaderProps) {
  return (
    <header className={styles.header} data-site-header="">
      <div className={styles.bar} data-band="paper">
        <PageLink className={styles.home} href="/" page={page}>
          <Logo />
        </PageLink>
        <nav aria-label={header.menu} className={styles.desktop}>
          <ul className={styles.entries} role="list">
            {menu.map((entry) =>
              'submenu' in entry ? (
                <MegaMenu group={entry} key={entry.id} menu={menu} page={page} />
              ) : (
                <li className={entries.entry} key={entry.id}>
                  <PageLink className={entries.link} href={entry.link} page={page}>
                    {entry.title}
                  </PageLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <PageLink className={styles.action} href={header.action.link} page={page}>
          {header.action.short}
          <span className={styles.rest}>
            {header.action.title.slice(header.action.short.length)}
          </span>
        </PageLink>
        <MenuToggle />
      </div>
      <MobileMenu menu={menu} page={page} />
    </header>
  );
}
