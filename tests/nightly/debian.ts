import { ensureProgram } from '../../bench/programs.ts';

/**
 * Installs a program from Debian, or returns why its tests are left out: on other systems, and where it
 * cannot be installed. In CI on Linux nothing may be left out.
 */
export function missing(program: string, debianPackages: string): string | undefined {
  try {
    if (process.platform !== 'linux') throw new Error(`${program} comes from Debian.`);
    ensureProgram(program, debianPackages);
    return undefined;
  } catch (error) {
    if (process.env.CI && process.platform === 'linux') throw error;
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Left out: ${reason}\n`);
    return reason;
  }
}
