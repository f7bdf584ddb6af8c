import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { enquiryOriginOf } from '#server/static/enquiry-origin.ts';
import { mediaTypeOf } from '#server/static/media-types.ts';
import { publicFiles } from '#server/static/public-files.ts';
import { type Header, headersOf, nonPageHeaders } from '#server/static/security-headers.ts';
import { publicPathOf } from '#server/static/site-files.ts';

/** A file of the build and the headers that a host must send with it. */
interface HostedFile {
  /** The path in the build: `/about.html`. */
  readonly path: string;
  /** The path in the address: `/about`. */
  readonly publicPath: string;
  readonly headers: ReadonlyMap<string, string>;
}

async function readHostedFiles(siteFolder: string): Promise<HostedFile[]> {
  const policy = { enquiryOrigin: await enquiryOriginOf(siteFolder) };
  const paths = (await publicFiles(siteFolder)).map((path) => `/${path}`);
  return Promise.all(
    paths.map(async (path) => {
      const body = await readFile(join(siteFolder, path));
      const headers = new Map(headersOf(path, mediaTypeOf(path), body, policy));
      return { path, publicPath: publicPathOf(path), headers };
    }),
  );
}

/** Folders whose files have the same headers, so that one rule is enough. */
const folders = ['/_astro/', '/social/'];

const ruleOf = ({ publicPath }: HostedFile) => {
  const folder = folders.find((start) => publicPath.startsWith(start));
  return folder === undefined ? publicPath : `${folder}*`;
};

/** The headers of every file. Hosts join all rules that match, so these may be set only once. */
function commonOf(files: readonly HostedFile[]): readonly Header[] {
  const [first, ...others] = files;
  return [...(first?.headers ?? [])].filter(([name, value]) =>
    others.every(({ headers }) => headers.get(name) === value),
  );
}

/** The `_headers` file that static hosts such as Netlify and Cloudflare Pages read. */
function staticHostFile(files: readonly HostedFile[]): string {
  const common = commonOf(files);
  const shared = new Set(common.map(([name]) => name));
  const rules = new Map<string, readonly Header[]>([['/*', common]]);
  for (const file of files) {
    const own = [...file.headers].filter(([name]) => !shared.has(name));
    rules.set(ruleOf(file), own);
  }
  const blocks = [...rules].map(([path, headers]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * Maps for nginx's `http` block, one for each header, and the headers for its `server` block. A
 * page is in the maps under its file and under its public path.
 */
function nginxFiles(files: readonly HostedFile[]): { maps: string; headers: string } {
  const common = commonOf(files);
  const shared = new Set(common.map(([name]) => name));
  const names = [...new Set(files.flatMap(({ headers }) => [...headers.keys()]))];
  const maps = names
    .filter((name) => !shared.has(name))
    .map((name) => {
      const lines = files.flatMap((file) => {
        const value = quoted(file.headers.get(name) ?? '');
        const folder = folders.find((start) => file.path.startsWith(start));
        if (folder !== undefined) return [`  ${quoted(`~^${folder}`)} ${value};`];
        return [...new Set([file.path, file.publicPath])].map(
          (path) => `  ${quoted(path)} ${value};`,
        );
      });
      // For responses that nginx makes itself: redirects and errors.
      const otherwise = quoted(nonPageHeaders.find(([other]) => other === name)?.[1] ?? '');
      const all = [`  default ${otherwise};`, ...new Set(lines)];
      return `map $uri ${variableOf(name)} {\n${all.join('\n')}\n}\n`;
    });
  const additions = names.map((name) => {
    const fixed = common.find(([other]) => other === name)?.[1];
    const value = fixed === undefined ? variableOf(name) : quoted(fixed);
    return `add_header ${name} ${value} always;`;
  });
  return {
    maps: `map_hash_bucket_size 512;\n${maps.join('')}`,
    headers: `${additions.join('\n')}\n`,
  };
}

/**
 * Writes the headers for hosts other than this server: `_headers` into the build for static hosts,
 * and beside it `nginx-maps.conf` and `nginx-headers.conf`.
 */
export async function writeHostHeaders(siteFolder: string, besideFolder: string): Promise<void> {
  const files = await readHostedFiles(siteFolder);
  await writeFile(join(siteFolder, '_headers'), staticHostFile(files));
  const { maps, headers } = nginxFiles(files);
  await writeFile(join(besideFolder, 'nginx-maps.conf'), maps);
  await writeFile(join(besideFolder, 'nginx-headers.conf'), headers);
}
