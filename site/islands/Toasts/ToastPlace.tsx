import styles from './ToastPlace.module.css';

/**
 * The live region for toasts. It is in the HTML because screen readers announce only what is added
 * to a live region that already exists.
 */
export function ToastPlace() {
  return <div aria-live="polite" className={styles.place} data-band="paper" data-toasts="" />;
}
