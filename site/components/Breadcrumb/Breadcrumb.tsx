import type { Page } from '#content/page.ts';
import { breadcrumb } from '#content/site.ts';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  page: Page;
}

/** The path to a page. Renders nothing for a top-level page. */
export function Breadcrumb({ page: { title, parent } }: BreadcrumbProps) {
  if (!parent) return null;
  return (
    <nav aria-label={breadcrumb.label}>
      <ol className={styles.trail} role="list">
        <li>
          <a href={breadcrumb.home.path}>{breadcrumb.home.title}</a>
        </li>
        <li>
          <a href={parent.path}>{parent.title}</a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
