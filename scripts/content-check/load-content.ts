import { globSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Content, type Filed, isJob } from './content.ts';

const root = resolve(import.meta.dirname, '..', '..');

/** Not content: what content is checked with, and the form, which only a build can read. */
const isLeftOut = (file: string) => /content\/(?:schemas\/|enquiry\.ts)/.test(file);

/** Every file that an editor changes. */
const contentFiles = (): readonly string[] =>
  globSync('site/content/**/*.ts', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !isLeftOut(file) && !file.endsWith('.test.ts'))
    .sort();

/** A file that cannot be read at all: where, and what Node says of it. */
function brokenFile(error: unknown): string {
  const { stack = '', message } = error instanceof Error ? error : new Error(String(error));
  const [, url, line] = /(file:\/\/[^\s:]+):(\d+)/.exec(stack) ?? [];
  const [, importer] = /imported from (\S+)/.exec(message) ?? [];
  const path = url ? fileURLToPath(url) : importer;
  const file = path ? relative(root, path).split(sep).join('/') : 'site/content';
  const says = message.replace(/ imported from \S+/, '').replaceAll(`${root}${sep}`, '');
  return `${file}${line ? `, line ${line}` : ''}: the file cannot be read: ${says}; look for a quote, comma or bracket that is missing there or on the line before.`;
}

type Module = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The content as the check sees it, or why it cannot be read. */
export async function loadContent(): Promise<{ content?: Content; broken: readonly string[] }> {
  const broken = new Set<string>();
  const modules = new Map<string, Module>();
  for (const file of [...contentFiles(), 'agency/identity.ts']) {
    try {
      modules.set(file, await import(pathToFileURL(join(root, file)).href));
    } catch (error) {
      broken.add(brokenFile(error));
    }
  }
  if (broken.size > 0) return { broken: [...broken] };

  const exported = (file: string, name: string): unknown => modules.get(file)?.[name];
  const filed = (file: string, name: string): readonly Filed[] =>
    listOf(exported(`site/content/${file}`, name)).map((value) => ({
      file: `site/content/${file}`,
      value,
    }));
  const inFolder = (folder: string) =>
    [...modules].filter(([file]) => file.startsWith(`site/content/${folder}/`));
  const questions = (exported('site/content/faqs.ts', 'faqs') as { list: { questions: unknown } })
    .list.questions;

  return {
    broken: [],
    content: {
      identity: exported('agency/identity.ts', 'identity'),
      services: [
        ...filed('services/design-and-build.ts', 'designAndBuild'),
        ...filed('services/consulting.ts', 'consulting'),
      ],
      caseStudies: filed('case-studies.ts', 'caseStudies'),
      portfolio: filed('portfolio.ts', 'portfolio'),
      team: filed('team.ts', 'team'),
      jobs: inFolder('jobs').flatMap(([file, module]) =>
        Object.values(module)
          .filter(isJob)
          .map((value) => ({ file, value })),
      ),
      listedJobs: listOf(exported('site/content/jobs/careers.ts', 'jobs')),
      questions: listOf(questions).map((value) => ({ file: 'site/content/faqs.ts', value })),
      testimonials: filed('testimonials.ts', 'testimonials'),
      partners: filed('partners.ts', 'partners'),
      clients: filed('about.ts', 'clientLogos'),
      legalPages: [
        ...filed('legal/privacy-policy.ts', 'privacyPolicy'),
        ...filed('legal/terms-conditions.ts', 'termsConditions'),
        ...filed('legal/accessibility-statement.ts', 'accessibilityStatement'),
      ],
      modules: [...modules].filter(([file]) => file.startsWith('site/')),
    },
  };
}
