import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { AstroIntegration } from 'astro';

const isContent = (file: string) =>
  /(?:site\/content|agency)\/[^.]/.test(file.replaceAll('\\', '/'));

/** Runs the check in a new process, because imports are cached within one. */
async function findMistakes(root: string): Promise<string> {
  const check = spawn(process.execPath, ['scripts/check-content.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, code] = await Promise.all([
    text(check.stderr),
    new Promise((resolve) => check.on('close', resolve)),
  ]);
  return code === 0 ? '' : errors.trim();
}

/** In development, shows mistakes in the content in the terminal and over the page. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const { root } = server.config;
        let mistakes = '';
        const show = () =>
          server.ws.send({
            type: 'error',
            err: { message: mistakes, stack: '', plugin: 'content' },
          });
        const check = async () => {
          const before = mistakes;
          mistakes = await findMistakes(root);
          if (mistakes) {
            if (mistakes !== before) logger.error(mistakes);
            show();
          } else if (before) {
            logger.info('The content is in order.');
            server.ws.send({ type: 'full-reload' });
          }
        };
        let running = Promise.resolve();
        let delay: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_event, file) => {
          if (!isContent(file)) return;
          // Editors may write a file several times for one save.
          clearTimeout(delay);
          delay = setTimeout(() => {
            running = running.then(check);
          }, 100);
        });
        server.ws.on('connection', () => {
          if (mistakes) show();
        });
      },
    },
  };
}
