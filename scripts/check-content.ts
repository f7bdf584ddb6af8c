/** `npm run check:content`: checks the content of the site. Every build runs it too. */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '#server/settings/config.ts';
import type { Findings } from './content/find-mistakes.ts';

/** The sentence about a TypeScript file with a syntax error: its line, and Node's message. */
function syntaxMistake(error: unknown): string {
  const { stack = '', message } = error instanceof Error ? error : new Error(String(error));
  const [, url, line] = /(file:\/\/[^\s:]+):(\d+)/.exec(stack) ?? [];
  if (!url) throw error;
  const file = relative(projectFolder, fileURLToPath(url)).split(sep).join('/');
  return `${file}, line ${line}: the file cannot be read: ${message}; look for a quote, comma or bracket that is missing there or on the line before.`;
}

async function findings(): Promise<Findings> {
  try {
    const { findMistakes } = await import('./content/find-mistakes.ts');
    const { builtOn } = await import('#discovery/built-on.ts');
    return await findMistakes(projectFolder, builtOn());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { mistakes: [syntaxMistake(error)], warnings: [] };
  }
}

const listed = (sentences: readonly string[]) => sentences.map((each) => `\n  ${each}`).join('\n');

/** Prints the warnings and throws an error that lists all mistakes. */
export async function checkContent(): Promise<void> {
  const { mistakes, warnings } = await findings();
  if (warnings.length > 0) console.warn(`Warnings about the content:\n${listed(warnings)}\n`);
  if (mistakes.length > 0) {
    const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
    throw new Error(`The content has ${count}:\n${listed(mistakes)}\n`);
  }
}

if (import.meta.main) {
  await checkContent().then(
    () => console.log('The content is in order.'),
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
