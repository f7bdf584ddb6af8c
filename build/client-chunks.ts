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

export type ClientChunks = Readonly<Record<string, ClientChunk>>;

/** Every source that runs when a script does, its imports included. */
export const modulesOf = (chunks: ClientChunks, file: string): readonly string[] => {
  const { modules = [], imports = [] } = chunks[file] ?? {};
  return [...modules, ...imports.flatMap((next) => modulesOf(chunks, next))];
};

/** Where a build's list of its scripts is, beside the pages. */
export const clientChunksFile = (pages: string): string => join(pages, '..', 'client-chunks.json');

const fromRoot = (id: string) =>
  relative('.', id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/');

/** Writes down what every script of the build is made of, beside the build; tests/house.test.ts reads it. */
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
      if (!dir) throw new Error('The build has no folder to be written down beside.');
      writeFileSync(clientChunksFile(dir), JSON.stringify(Object.fromEntries(chunks), null, 2));
    },
  };
}
