import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The files that a build and a start need. */
const copied = [
  'agency',
  'build',
  'enquiry',
  'scripts',
  'server',
  'site',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export interface ProjectCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Copies the project, so that a test may change its files. The packages are shared. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  for (const name of copied) await cp(name, join(folder, name), { recursive: true });
  // Links each package, so that the caches of Vite and Astro in node_modules are not shared.
  const packages = (await readdir('node_modules')).filter((name) => !name.startsWith('.'));
  await mkdir(join(folder, 'node_modules'));
  for (const name of packages) {
    await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
