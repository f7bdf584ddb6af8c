import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import type { Machine } from './figures.ts';

export function describeMachine(chromePath: string): Machine {
  const { stdout } = spawnSync(chromePath, ['--version'], { encoding: 'utf8' });
  const processors = cpus();
  return {
    at: new Date().toISOString().slice(0, 16).replace('T', ' '),
    browser: stdout.trim(),
    processor: `${processors.length} × ${processors[0]?.model.trim() || process.arch}`,
    load: (loadavg()[0] ?? 0).toFixed(1),
  };
}
