import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '#server/settings/config.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/** scripts/doctor.mjs has rejected older versions. */
export const checkNode = (): Finding => ok('Node', process.versions.node);

interface LockedPackage {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** The C library of a Linux system: packages have a build for each. */
function libc(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

const fits = (wanted: readonly string[] | undefined, own: string | undefined) =>
  wanted === undefined || own === undefined || wanted.includes(own);

/**
 * Packages with native binaries have one package per platform. An install that was copied from
 * another machine lacks those for this one.
 */
export async function checkPackages(folder = projectFolder): Promise<Finding> {
  const subject = 'Packages';
  const isInstalled = (place: string) => existsSync(join(folder, place));
  if (!isInstalled('node_modules/fastify')) {
    return wrong(subject, 'They are not installed; run "npm install".');
  }
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  const hasTools = isInstalled('node_modules/astro');
  const native = Object.entries<LockedPackage>(lock.packages).filter(
    ([place, { os, cpu, libc: library, dev, devOptional }]) =>
      (os !== undefined || cpu !== undefined) &&
      // This optional package is Node itself, and this program runs in one.
      !place.startsWith('node_modules/node-linux-') &&
      fits(os, process.platform) &&
      fits(cpu, process.arch) &&
      fits(library, libc()) &&
      (hasTools || !(dev || devOptional)),
  );
  const missing = native.map(([place]) => place).filter((place) => !isInstalled(place));
  if (missing.length > 0) {
    const names = missing.map((place) => place.replace('node_modules/', '')).join(', ');
    return wrong(
      subject,
      `Packages for ${process.platform} on ${process.arch} are missing (${names}); run "npm ci".`,
    );
  }
  const purpose = hasTools
    ? 'to build, test and serve'
    : 'to serve (installed without build tools)';
  return ok(
    subject,
    `all ${purpose}, ${native.length} of them for ${process.platform} on ${process.arch}`,
  );
}

/** Only the tests need a browser. */
export async function checkBrowser(): Promise<Finding> {
  const subject = 'Browser';
  const tools = await import('../find-browser.ts').catch(() => undefined);
  if (tools === undefined) return ok(subject, 'not needed to serve');
  const found = tools.findBrowser();
  return found === undefined
    ? note(
        subject,
        'none; the browser tests need one. Install Chromium or set CHROME_PATH ("npm test" tries to install it).',
      )
    : ok(subject, found);
}
