import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { makePhotographs } from './make-photographs.ts';

const isPhotograph = (file: string) =>
  /site\/assets\/(?:pictures|portraits)\/[^/]+\.(?:jpe?g|png)$/.test(file.replaceAll('\\', '/'));

/** An editor's photographs, in every width and format a page offers, before anything asks for them. */
export function photographs(): AstroIntegration {
  let make = () => Promise.resolve();
  return {
    name: 'photographs',
    hooks: {
      'astro:config:setup': ({ config }) => {
        const root = fileURLToPath(config.root);
        make = () =>
          makePhotographs(join(root, 'site', 'assets'), join(root, 'dist', 'photographs'));
        return make();
      },
      'astro:server:setup': ({ server, logger }) => {
        const remake = async () => {
          await make();
          for (const { moduleGraph, hot } of Object.values(server.environments)) {
            moduleGraph.invalidateAll();
            hot.send({ type: 'full-reload' });
          }
        };
        // One after the other: a file that is still being written changes more than once.
        let last = Promise.resolve();
        server.watcher.on('all', (_event, file) => {
          if (!isPhotograph(file)) return;
          last = last.then(remake).catch((error: Error) => logger.error(error.message));
        });
      },
    },
  };
}
