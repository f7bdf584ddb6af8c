import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { browserArguments, findBrowser } from '#scripts/find-browser.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

export interface OpenStudio {
  readonly page: Page;
  close(): Promise<void>;
}

/** Serves the drawings with Vite and opens them in a headless browser at a pixel density. */
export async function openStudio(deviceScaleFactor: number): Promise<OpenStudio> {
  const server = await createServer({
    root: repository,
    configFile: false,
    cacheDir: 'node_modules/.vite-studio',
    logLevel: 'error',
    optimizeDeps: { entries: ['art/pictures/studio/index.html'] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Hinting depends on the machine and would make the same drawing differ between computers.
    args: [...browserArguments, '--font-render-hinting=none'],
  });
  const page = await browser.newPage({
    deviceScaleFactor,
    viewport: { width: 1600, height: 1100 },
    reducedMotion: 'reduce',
  });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  const address = server.resolvedUrls?.local[0] ?? '';
  await page.goto(`${address}art/pictures/studio/index.html`);
  try {
    await page.waitForFunction(() => 'studio' in window, undefined, { timeout: 60_000 });
  } catch (error) {
    throw new Error(failures.join('\n') || 'The studio page did not start.', { cause: error });
  }
  return {
    page,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
