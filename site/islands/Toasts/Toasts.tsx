import { clsx } from 'clsx';
import { cssTransition, ToastContainer } from 'react-toastify/unstyled';
import { Cross } from '#components/Icon/icons.tsx';
import { toasts } from '#content/site.ts';
import { starPath } from '#drawing/star.ts';
import styles from './Toasts.module.css';

const kinds: Readonly<Record<string, string | undefined>> = {
  info: styles.info,
  success: styles.success,
};

/** A lit tile as the icon of a toast. */
function Star() {
  return (
    <svg aria-hidden="true" height={20} viewBox="0 0 32 32" width={20}>
      <path d={starPath(16, 16, 16)} />
    </svg>
  );
}

/** react-toastify makes the toast itself focusable, although it has no action. */
function leaveTabOrder(button: HTMLButtonElement | null): void {
  button?.parentElement?.setAttribute('tabindex', '-1');
}

/** Removes the live region of react-toastify: `ToastPlace` is one already. */
function leaveAnnouncing(around: HTMLElement | null): void {
  for (const name of ['aria-live', 'aria-atomic', 'aria-relevant']) {
    around?.firstElementChild?.removeAttribute(name);
  }
}

function CloseButton({ closeToast }: { closeToast: (reason?: boolean) => void }) {
  return (
    <button
      ref={leaveTabOrder}
      aria-label={toasts.close}
      className={styles.close}
      // The toast itself also closes on click.
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
      // react-toastify's shortcut (Alt+T) looks for exactly this attribute.
      tabIndex={0}
      type="button"
    >
      <Cross aria-hidden="true" size={16} />
    </button>
  );
}

/** Replaces react-toastify's transitions, whose style sheet is not loaded. */
const transition = cssTransition({
  enter: styles.enter ?? '',
  exit: styles.exit ?? '',
  collapse: false,
});

/** Behaves as specified in section 4. */
export function Toasts() {
  return (
    <div ref={leaveAnnouncing}>
      <ToastContainer
        aria-label={toasts.label}
        autoClose={5000}
        className={() => styles.toasts ?? ''}
        closeButton={CloseButton}
        closeOnClick
        draggable
        // Hides the bar from screen readers only; the style sheet shows it.
        hideProgressBar
        icon={Star}
        pauseOnFocusLoss
        pauseOnHover
        position="top-right"
        progressClassName={() => styles.progress ?? ''}
        role="group"
        theme="light"
        toastClassName={(context) => clsx(styles.toast, kinds[context?.type ?? 'info'])}
        transition={transition}
      />
    </div>
  );
}
