/**
 * Loads all lazy pictures once the page has loaded and the browser is idle, so that a print, an
 * archive or a whole-page screenshot is complete. Visitors who save data or have a slow connection
 * get them by scrolling.
 */
import { whenIdle } from './when-idle.ts';

/** Not in TypeScript's DOM library: only Chromium has it. */
interface NetworkInformation {
  readonly saveData: boolean;
  readonly effectiveType: string;
}

declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

function loadPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    picture.fetchPriority = 'low';
    picture.loading = 'eager';
  }
}

function loadPicturesWhenIdle(): void {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  if (saveData || effectiveType !== '4g') return;
  whenIdle(loadPictures);
}

addEventListener('beforeprint', loadPictures);
if (document.readyState === 'complete') loadPicturesWhenIdle();
else addEventListener('load', loadPicturesWhenIdle, { once: true });
