/**
 * The report is nobody's first need, and most of what a page would load by script: it comes once the
 * page is complete, the visitor has done something and the browser is idle. Browsers keep the entries
 * of what was before.
 */
const load = () => void import('./performance-report.ts').catch(() => undefined);

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 1000);

const whenUsed = () => {
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
    addEventListener(sign, whenIdle, { once: true, passive: true });
  }
};

if (document.readyState === 'complete') whenUsed();
else addEventListener('load', whenUsed, { once: true });
