import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { markdownToMdast } from 'satteri';

/** Inline text: pieces with and without a link. */
export type Paragraph = readonly (string | { readonly text: string; readonly link: string })[];

export type Block = Paragraph | { readonly list: readonly Paragraph[] };

/** A part of a text under a heading of the second level; the first part may have no heading. */
export interface Part {
  readonly title: string;
  /** From `## Cookies {#cookies}`. */
  readonly id?: string;
  /** From a quote under the heading. */
  readonly quote?: Paragraph;
  readonly blocks: readonly Block[];
}

/** Markdown that pages do not support. `line` counts from the first line of the text. */
export class MarkdownMistake extends Error {
  readonly line: number;
  constructor({ position }: RootContent | PhrasingContent, message: string) {
    super(message);
    this.line = position?.start.line ?? 1;
  }
}

/** Joins the lines of a paragraph by spaces. */
const joined = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

function pieceOf(node: PhrasingContent): Paragraph[number] {
  if (node.type === 'text') return joined(node.value);
  if (node.type === 'link') return { text: textOf(node.children), link: node.url };
  if (node.type === 'strong') return textOf(node.children);
  throw new MarkdownMistake(node, 'use plain text and links only');
}

const textOf = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map(pieceOf)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');

const paragraphIn = (nodes: readonly RootContent[]): Paragraph =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children.map(pieceOf) : []));

function blockOf(node: RootContent | BlockContent): Block {
  if (node.type === 'paragraph') return node.children.map(pieceOf);
  if (node.type === 'list')
    return { list: node.children.map((item) => paragraphIn(item.children)) };
  throw new MarkdownMistake(node, 'use paragraphs, lists and headings with ## only');
}

/** Splits the text of an entry at its headings. */
export function partsOf(markdown: string): readonly Part[] {
  const root = markdownToMdast(markdown);
  if (root.type !== 'root') return [];
  const parts: { title: string; id?: string; quote?: Paragraph; blocks: Block[] }[] = [];
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth === 2) {
      const [, title = '', id] = /^(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(textOf(node.children)) ?? [];
      parts.push({ title, ...(id ? { id } : {}), blocks: [] });
      continue;
    }
    const part = parts.at(-1) ?? { title: '', blocks: [] };
    if (parts.length === 0) parts.push(part);
    if (node.type === 'blockquote') part.quote = paragraphIn(node.children);
    else part.blocks.push(blockOf(node));
  }
  return parts;
}
