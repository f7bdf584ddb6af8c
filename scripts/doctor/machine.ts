import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '#server/settings/config.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/** scripts/doctor.mjs has turned away those that are too old. */
export const checkNode = (): Finding => ok('Node', process.versions.node);

interface Locked {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** The system's C library, by which Linux packages differ. */
function libc(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

const fits = (wanted: readonly string[] | undefined, own: string | undefined) =>
  wanted === undefined || own === undefined || wanted.includes(own);

/**
 * Native parts come as one package per platform. An install that was copied from another machine, or
 * made from a lock file of one, lacks those of this one.
 */
export async function checkPackages(folder = projectFolder): Promise<Finding> {
  const subject = 'Packages';
  const here = (place: string) => existsSync(join(folder, place));
  if (!here('node_modules/fastify')) {
    return wrong(subject, 'They are not installed; run "npm install".');
  }
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  const hasTools = here('node_modules/astro');
  const native = Object.entries<Locked>(lock.packages).filter(
    ([place, { os, cpu, libc: library, dev, devOptional }]) =>
      (os !== undefined || cpu !== undefined) &&
      // Node itself: whoever runs this has one.
      !place.startsWith('node_modules/node-linux-') &&
      fits(os, process.platform) &&
      fits(cpu, process.arch) &&
      fits(library, libc()) &&
      (hasTools || !(dev || devOptional)),
  );
  const missing = native.map(([place]) => place).filter((place) => !here(place));
  if (missing.length > 0) {
    const names = missing.map((place) => place.replace('node_modules/', '')).join(', ');
    return wrong(
      subject,
      `Parts for ${process.platform} on ${process.arch} are missing (${names}); run "npm ci".`,
    );
  }
  const what = hasTools ? 'to build, test and serve' : 'to serve (installed without build tools)';
  return ok(
    subject,
    `all ${what}, ${native.length} of them for ${process.platform} on ${process.arch}`,
  );
}

/** Only the tests need one. */
export async function checkBrowser(): Promise<Finding> {
  const subject = 'Browser';
  const tools = await import('../find-browser.ts').catch(() => undefined);
  if (tools === undefined) return ok(subject, 'not needed: installed to serve only');
  const found = tools.findBrowser();
  return found === undefined
    ? note(
        subject,
        'none, and journeys need one: install Chromium or set CHROME_PATH ("npm test" tries to install it).',
      )
    : ok(subject, found);
}
