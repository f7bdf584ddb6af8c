import { ensureProgram } from '../../bench/programs.ts';

/**
 * Installs a program from Debian. Returns the reason if that is impossible, so that its tests are
 * skipped. In CI on Linux it throws instead.
 */
export function missing(program: string, debianPackages: string): string | undefined {
  try {
    if (process.platform !== 'linux') throw new Error(`${program} comes from Debian.`);
    ensureProgram(program, debianPackages);
    return undefined;
  } catch (error) {
    if (process.env.CI && process.platform === 'linux') throw error;
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Skipped: ${reason}\n`);
    return reason;
  }
}
