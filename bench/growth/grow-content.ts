import type { Kind } from '#content/kinds.ts';
import { entriesOf, writeEntry } from '#harness/content-files.ts';

const growing: readonly Kind[] = ['services', 'case-studies', 'portfolio'];

/** Adds copies of the services, case studies and works to a copy of the project. */
export function growContent(project: string, times: number): void {
  for (const kind of growing) {
    const entries = entriesOf(project, kind);
    for (let copy = 1; copy < times; copy += 1) {
      for (const [slug, data] of entries) {
        writeEntry(project, kind, `${slug}-${copy}`, {
          ...data,
          Id: Number(data.Id) + copy * 100,
          title: `${data.title} ${copy + 1}`,
        });
      }
    }
  }
}
