import { header } from '#content/site.ts';
import styles from './MenuToggle.module.css';
import { mobileMenuId } from './MobileMenu.tsx';

export function MenuToggle() {
  return (
    <button
      className={styles.toggle}
      data-menu-toggle=""
      popoverTarget={mobileMenuId}
      type="button"
    >
      <span className={styles.open}>{header.toggle}</span>
      <span className={styles.close}>{header.close}</span>
      <span className={styles.icon} />
    </button>
  );
}
