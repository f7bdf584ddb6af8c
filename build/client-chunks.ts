import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

export interface ClientChunk {
  /** The entry point of the file, if it has one. */
  readonly source: string | null;
  readonly modules: readonly string[];
  /** Static imports; dynamic imports are not listed. */
  readonly imports: readonly string[];
}

const fromRoot = (id: string) =>
  relative('.', id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/');

/** Writes the sources of every script to dist/client-chunks.json for tests and the report. */
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
