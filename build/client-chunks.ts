import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What one script file of the browser is made of. */
export interface ClientChunk {
  /** The source that the file stands for, where it stands for one. */
  readonly source: string | null;
  /** Every source in it. */
  readonly modules: readonly string[];
  /** Files it needs before it can run; what it imports later, on demand, is not among them. */
  readonly imports: readonly string[];
}

const fromRoot = (id: string) =>
  relative('.', id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/');

/** Records the sources of every script in client-chunks.json, beside the pages, for tests/architecture.test.ts. */
export function recordClientChunks(): Plugin {
  return {
    name: 'record-client-chunks',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [
              [
                `/${output.fileName}`,
                {
                  source: output.facadeModuleId ? fromRoot(output.facadeModuleId) : null,
                  modules: Object.keys(output.modules).map(fromRoot),
                  imports: output.imports.map((file) => `/${file}`),
                } satisfies ClientChunk,
              ] as const,
            ]
          : [],
      );
      if (!dir) throw new Error('The build has no output folder.');
      writeFileSync(
        join(dir, '..', 'client-chunks.json'),
        JSON.stringify(Object.fromEntries(chunks), null, 2),
      );
    },
  };
}
