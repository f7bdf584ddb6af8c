import { identity } from '#agency/identity.ts';
import type { Content } from '#content/content.ts';
import type { Page } from '#content/page.ts';
import { home } from '#content/pages.ts';
import { indexedPagesOf } from '../all-pages.ts';
import { addressOf } from '../head.ts';

const entry = (page: Page) => `- [${page.title}](${addressOf(page.path)}): ${page.description}`;

/** llms.txt: an overview of the site in Markdown for language models (llmstxt.org). */
export function llms(content: Content): string {
  const pages = indexedPagesOf(content).filter((page) => page !== home);
  const childrenOf = (path: string) => pages.filter(({ parent }) => parent?.path === path);
  const parents = [
    ...new Map(pages.flatMap(({ parent }) => (parent ? [[parent.path, parent]] : []))),
  ];
  const topLevel = pages.filter(({ parent }) => !parent);
  const sections = [
    { title: 'Pages', pages: topLevel },
    ...parents.map(([path, { title }]) => ({ title, pages: childrenOf(path) })),
  ];
  return [
    `# ${identity.name}\n`,
    `> ${home.description}\n`,
    `${identity.legalName}, ${identity.city}, ${identity.country}, since ${identity.founded}. Email: ${identity.email}\n`,
    ...sections.map(({ title, pages }) => `## ${title}\n\n${pages.map(entry).join('\n')}\n`),
  ].join('\n');
}
