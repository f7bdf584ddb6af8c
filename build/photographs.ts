import type { AstroIntegration } from 'astro';
import { makePhotographs } from './make-photographs.ts';

const originals = 'site/assets';
const made = 'dist/photographs';

const isPhotograph = (file: string) =>
  /site\/assets\/(?:pictures|portraits)\/[^/]+\.(?:jpe?g|png)$/.test(file.replaceAll('\\', '/'));

/** An editor's photographs, in every width and format a page offers, before anything asks for them. */
export function photographs(): AstroIntegration {
  return {
    name: 'photographs',
    hooks: {
      'astro:config:setup': () => makePhotographs(originals, made),
      'astro:server:setup': ({ server }) => {
        server.watcher.on('all', async (_event, file) => {
          if (!isPhotograph(file)) return;
          await makePhotographs(originals, made);
          await server.restart();
        });
      },
    },
  };
}
