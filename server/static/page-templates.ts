/** A page of the build with placeholders, and the headers it is sent with. */
export interface PageTemplate {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Headers that do not fit a response with filled placeholders. */
const ofUnchangedPages = ['Content-Type', 'Cache-Control', 'ETag', 'Vary'];

/** `headers` alternates names and values, as `writeHead` takes them. */
export function templateOf(html: string, headers: readonly string[]): PageTemplate {
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 && !ofUnchangedPages.includes(name) ? [[name, headers[index + 1] ?? '']] : [],
  );
  return { html, headers: Object.fromEntries(pairs) };
}
