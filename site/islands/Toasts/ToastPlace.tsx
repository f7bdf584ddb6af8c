import styles from './ToastPlace.module.css';

/**
 * Where toasts appear: empty until there is one. It is in the page from the start because screen
 * readers announce only what is added to a live region they already know.
 */
export function ToastPlace() {
  return <div aria-live="polite" className={styles.place} data-band="paper" data-toasts="" />;
}
