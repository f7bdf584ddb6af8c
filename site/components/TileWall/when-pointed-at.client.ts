/**
 * Tiles light up under a mouse: the script for it comes with the first movement of one. Where it cannot
 * be had (offline), nothing is missing.
 */
if (matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) {
  const light = () => void import('./tile-light.client.ts').catch(() => undefined);
  document.addEventListener('pointermove', light, { once: true });
}

export {};
