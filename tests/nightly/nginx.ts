import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Nginx {
  stop(): Promise<void>;
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Starts nginx with this `http` block in a temporary folder, and waits until `url` responds. */
export async function startNginx(http: string, url: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${http}
}
`,
  );
  const server = spawn('nginx', ['-p', folder, '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (data) => {
    errors += data;
  });
  const isReady = () => fetch(url, { redirect: 'manual' }).then(Boolean, () => false);
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`nginx did not start: ${errors}`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return {
    async stop() {
      const exit = once(server, 'exit');
      server.kill('SIGQUIT');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
