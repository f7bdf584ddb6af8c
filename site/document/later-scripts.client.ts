import { loadScripts } from './load-scripts.ts';
import { whenIdle } from './when-idle.ts';

const canHover = '(hover: hover) and (prefers-reduced-motion: no-preference)';
if (matchMedia(canHover).matches) {
  addEventListener('pointermove', () => loadScripts('pointed'), { once: true });
}

addEventListener('copied', () => loadScripts('copied'), { once: true });

const startUsing = () => {
  document.documentElement.dataset.used = '';
  loadScripts('used');
};
const loadWhenIdle = () => whenIdle(startUsing);
for (const interaction of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
  addEventListener(interaction, loadWhenIdle, { once: true, passive: true });
}
