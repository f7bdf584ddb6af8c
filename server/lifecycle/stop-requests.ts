/** Read when the module loads: npm may exit while the program is still starting. */
const parentPid = process.ppid;

/** How often the program checks that its parent is still running. */
const checkEveryMs = 500;

/**
 * Calls `stop` once, on SIGTERM, on SIGINT or when the npm that started the program has exited. npm
 * sends SIGTERM to its shell only, and the shell does not pass it on.
 */
export function onStopRequest(stop: () => void, until?: AbortSignal): void {
  const unsubscribe = () => {
    clearInterval(parentCheck);
    process.off('SIGTERM', requestStop);
    process.off('SIGINT', requestStop);
  };
  const requestStop = () => {
    unsubscribe();
    stop();
  };
  const parentCheck = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parentPid) requestStop();
  }, checkEveryMs);
  parentCheck.unref();
  process.once('SIGTERM', requestStop);
  process.once('SIGINT', requestStop);
  until?.addEventListener('abort', unsubscribe, { once: true });
}
