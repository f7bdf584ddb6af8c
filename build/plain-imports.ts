import type { Plugin } from 'vite';

const helper = /^import \{ \w+ as (\w+) \} from "[^"]*preload-helper[^"]*";$/m;

/**
 * Vite sends every `import()` through a helper of its own, which fetches the style sheets of what is
 * imported. What the script of a page brings later has none, and every page would load the helper: there
 * an import is just an import.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk(code, { facadeModuleId }) {
      if (!facadeModuleId?.includes('astro&type=script')) return null;
      const [line, name] = helper.exec(code) ?? [];
      if (line === undefined) return null;
      return code
        .replace(line, `const ${name} = (load) => load();`)
        .replaceAll(', __VITE_PRELOAD__)', ')');
    },
  };
}
