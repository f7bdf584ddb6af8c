/** Checks what the site says, before a build and by itself: `npm run check:content`. */
import { builtOn } from '#discovery/built-on.ts';
import type { Findings } from './content-check/find-mistakes.ts';
import { loadContent } from './content-check/load-content.ts';
import { picturesThere } from './content-check/pictures-there.ts';

async function findings(): Promise<Findings> {
  const { content, broken } = await loadContent();
  if (!content) return { mistakes: broken, warnings: [] };
  // It reads content too, so it can be loaded only when all of it can be.
  const { findMistakes } = await import('./content-check/find-mistakes.ts');
  return findMistakes(content, picturesThere(), builtOn());
}

const listed = (sentences: readonly string[]) => sentences.map((each) => `\n  ${each}`).join('\n');

/** Says what is worth knowing and stops at what is wrong. */
export async function checkContent(): Promise<void> {
  const { mistakes, warnings } = await findings();
  if (warnings.length > 0) console.warn(`Worth knowing about the content:\n${listed(warnings)}\n`);
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
