/** Noted when the program begins: npm may go while it is still starting. */
const parent = process.ppid;

/** How soon it is noticed that the parent is gone. */
const lookEveryMs = 500;

/**
 * Calls `stop` once when the program is asked to end: by a signal, or because the npm that started it
 * has gone. npm passes a SIGTERM to its shell only, and the shell leaves the program running.
 */
export function onStopRequest(stop: () => void, until?: AbortSignal): void {
  const forget = () => {
    clearInterval(watch);
    process.off('SIGTERM', ask);
    process.off('SIGINT', ask);
  };
  const ask = () => {
    forget();
    stop();
  };
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) ask();
  }, lookEveryMs);
  watch.unref();
  process.once('SIGTERM', ask);
  process.once('SIGINT', ask);
  until?.addEventListener('abort', forget, { once: true });
}
