/** Tiles light up under a mouse: the script for it comes with the first movement of one. */
if (matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) {
  document.addEventListener('pointermove', () => void import('./tile-light.ts'), { once: true });
}

export {};
