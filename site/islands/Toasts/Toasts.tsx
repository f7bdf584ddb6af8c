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

/** Each toast carries a tile of the wall, lit in the colour of what it says. */
function Star() {
  return (
    <svg aria-hidden="true" height={20} viewBox="0 0 32 32" width={20}>
      <path d={starPath(16, 16, 16)} />
    </svg>
  );
}

/** The library makes a toast itself a stop of the keyboard, with nothing to do there. */
function leaveTabOrder(button: HTMLButtonElement | null): void {
  button?.parentElement?.setAttribute('tabindex', '-1');
}

/** The library's section is live as well; the place around it is, and has been since the page came. */
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
      // The toast itself closes on click as well; one of the two is enough.
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
      // The library's key (Alt+T) looks for exactly this attribute.
      tabIndex={0}
      type="button"
    >
      <Cross aria-hidden="true" size={16} />
    </button>
  );
}

/** The library's own transitions live in its style sheet, which this site does not load. */
const transition = cssTransition({
  enter: styles.enter ?? '',
  exit: styles.exit ?? '',
  collapse: false,
});

/** The specification's behaviour (section 4): the figures and words of it stand here as they are. */
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
        // From those who cannot see it: it is a clock, and nobody can read it in time.
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
