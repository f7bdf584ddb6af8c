import { brotliCompressSync } from 'node:zlib';

const size = (source: string) => brotliCompressSync(source).length;

const text = async (url: string) => (await fetch(url)).text();

const typeOf = (attributes: string) => /\stype="?([^"\s>]+)/.exec(attributes)?.[1] ?? 'module';

/** The inline scripts of a page, without data such as JSON-LD. */
export const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .filter(([, attributes = '']) => ['module', 'text/javascript'].includes(typeOf(attributes)))
    .map(([, , source = '']) => source);

export type ScriptScale = (page: string, files: readonly string[]) => Promise<number>;

/** Measures all scripts of a page and fetches each file once, however many pages have it. */
export function createScriptScale(): ScriptScale {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (key: string, measure: () => Promise<number>) => {
    const known = sizes.get(key) ?? measure();
    sizes.set(key, known);
    return known;
  };
  return async (page, files) => {
    const inline = sizeOf(page, async () =>
      inlineScripts(await text(page)).reduce((sum, source) => sum + size(source), 0),
    );
    const parts = files.map((file) => sizeOf(file, async () => size(await text(file))));
    return (await Promise.all([inline, ...parts])).reduce((sum, part) => sum + part, 0);
  };
}
