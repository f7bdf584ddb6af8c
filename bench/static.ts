import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#harness/free-port.ts';
import { median } from '#harness/median.ts';
import { ensureProgram, startServer } from './programs.ts';

export const about =
  'pages per second against nginx with one worker, and memory over 200,000 requests';

const rounds = 5;
const secondsPerRound = 4;
const connections = 64;
const requestsForMemory = 200_000;

const nginxConfig = (port: number, folder: string, root: string) => `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  open_file_cache max=1000;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri $uri.html =404; }
  }
}
`;

/** Requests per second that wrk counts; anything but 2xx makes the measurement void. */
async function load(address: string, seconds: number): Promise<{ rate: number; requests: number }> {
  const wrk = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, address]);
  let output = '';
  wrk.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await once(wrk, 'close');
  if (/Non-2xx/.test(output)) throw new Error(`Some answers were not 200:\n${output}`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const requests = /(\d+) requests in/.exec(output)?.[1];
  if (!rate || !requests) throw new Error(`wrk said something unexpected:\n${output}`);
  return { rate: Number(rate), requests: Number(requests) };
}

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export async function run(args: string[]): Promise<void> {
  const path = args[0] ?? '/about';
  ensureProgram('wrk', 'wrk');
  ensureProgram('nginx', 'nginx-light');
  const folder = mkdtempSync(join(tmpdir(), 'bench-static-'));
  const [nginxPort, ownPort] = [await freePort(), await freePort()];
  const configFile = join(folder, 'nginx.conf');
  writeFileSync(configFile, `user root;\n${nginxConfig(nginxPort, folder, resolve('dist/site'))}`);
  const nginxAddress = `http://127.0.0.1:${nginxPort}${path}`;
  const ownAddress = `http://127.0.0.1:${ownPort}${path}`;
  const nginx = await startServer('nginx', ['-c', configFile], nginxAddress);
  const own = await startServer('node', ['server/main.ts'], ownAddress, {
    HOST: '127.0.0.1',
    PORT: String(ownPort),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
  });
  try {
    await load(nginxAddress, 1);
    await load(ownAddress, 3);
    const rates = { nginx: [] as number[], own: [] as number[] };
    // Turn by turn, so that a busy neighbour disturbs both alike.
    for (let round = 1; round <= rounds; round += 1) {
      rates.nginx.push((await load(nginxAddress, secondsPerRound)).rate);
      rates.own.push((await load(ownAddress, secondsPerRound)).rate);
      console.log(
        `round ${round}: nginx ${rates.nginx.at(-1)?.toFixed(0)}/s, this server ${rates.own.at(-1)?.toFixed(0)}/s`,
      );
    }
    const ratio = median(rates.own.map((rate, round) => rate / (rates.nginx[round] ?? 1)));
    console.log(`median ratio for ${path}: ${ratio.toFixed(2)} of nginx (bar: 0.40)`);

    const before = residentMegabytes(own.pid as number);
    let done = 0;
    while (done < requestsForMemory) done += (await load(ownAddress, secondsPerRound)).requests;
    const after = residentMegabytes(own.pid as number);
    console.log(
      `memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after ${done} more requests`,
    );
    if (ratio < 0.4) process.exitCode = 1;
  } finally {
    nginx.kill('SIGTERM');
    own.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
