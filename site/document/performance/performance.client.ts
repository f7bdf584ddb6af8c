/** The report is nobody's first need: it is loaded once the page is complete and the browser idle. */
const load = () => void import('./performance-report.ts').catch(() => undefined);

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 1000);

if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
