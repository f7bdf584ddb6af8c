/** A page of the build with marks to fill in, and the headers it is sent with. */
export interface PageTemplate {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Headers that belong to a stored page and not to an answer that is written anew each time. */
const ofStoredPages = ['Content-Type', 'Cache-Control', 'ETag', 'Vary'];

/** A page as something to fill in; its headers are flat, as `writeHead` takes them. */
export function templateOf(html: string, headers: readonly string[]): PageTemplate {
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 && !ofStoredPages.includes(name) ? [[name, headers[index + 1] ?? '']] : [],
  );
  return { html, headers: Object.fromEntries(pairs) };
}
