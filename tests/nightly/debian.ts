import { ensureProgram } from '../../bench/programs.ts';

/**
 * Why a program of Debian's cannot be had here, if so: then what needs it is left out and says so. CI has
 * every one of them.
 */
export function missing(program: string, debianPackage: string): string | undefined {
  try {
    ensureProgram(program, debianPackage);
    return undefined;
  } catch (error) {
    if (process.env.CI) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Left out: ${reason}\n`);
    return reason;
  }
}
