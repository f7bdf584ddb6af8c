import { once } from 'node:events';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '../../scripts/last-build.ts';
import { freePort } from '../../tests/harness/free-port.ts';
import { startServer } from '../programs.ts';
import { copyWithLimitPage, limitPath } from './measured-build.ts';

/** Serves the site and the limit page by the real server while `use` runs. */
export async function withServedBuild<Result>(
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const build = await copyWithLimitPage(buildFolder);
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const server = await startServer(process.execPath, ['server/main.ts'], origin + limitPath, {
      ENV_FILE: devNull,
      HOST: '127.0.0.1',
      PORT: String(port),
      BUILD_DIR: build.folder,
      DATA_DIR: join(build.folder, '../data'),
      LOG_LEVEL: 'warn',
    });
    try {
      return await use(origin);
    } finally {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    }
  } finally {
    await build.remove();
  }
}
