import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../lifecycle/start-failure.ts';
import type { PolicyOptions } from './content-security-policy.ts';
import { enquiryOriginOf } from './enquiry-origin.ts';
import { mediaTypeOf } from './media-types.ts';
import { type PageTemplate, templateOf } from './page-templates.ts';
import { publicFiles } from './public-files.ts';
import { headersOf } from './security-headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** One file in one encoding, ready to be written to a socket. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
  /** All but Date and Content-Length; names and values alternate, as `writeHead` takes them. */
  readonly headers: readonly string[];
  /** The same with Content-Length, for a response with the whole body. */
  readonly headersWithLength: string[];
}

export interface SiteFile {
  readonly identity: Representation;
  readonly br: Representation | undefined;
  readonly gzip: Representation | undefined;
}

/** The whole build in memory: a request costs a map look-up and no system call. */
export interface SiteFiles {
  /** By the exact path of a request: `/about`, `/_astro/index.C3x.css`. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The right path by a lower-case path or file name, for requests that do not match exactly. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly notFound: SiteFile;
  /** Pages with placeholders, by path. Requests cannot reach them. */
  readonly templates: ReadonlyMap<string, PageTemplate>;
}

/** The path at which visitors find a file of the build. */
export const publicPathOf = (path: string) => {
  if (path === '/index.html') return '/';
  return path.endsWith('.html') ? path.slice(0, -'.html'.length) : path;
};

const readIfThere = (file: string) =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

async function readSiteFile(
  siteFolder: string,
  compressedFolder: string,
  path: string,
  policy: PolicyOptions,
): Promise<SiteFile> {
  const type = mediaTypeOf(path);
  const [body, br, gzip] = await Promise.all([
    readFile(join(siteFolder, path)),
    readIfThere(join(compressedFolder, `${path}.br`)),
    readIfThere(join(compressedFolder, `${path}.gz`)),
  ]);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const common = [
    ['Content-Type', type],
    // Browsers request only films in ranges.
    ...(type.startsWith('video/') ? [['Accept-Ranges', 'bytes']] : []),
    ...headersOf(path, type, body, policy),
    ...(br || gzip ? [['Vary', 'Accept-Encoding']] : []),
  ];
  const representation = (content: Buffer, encoding: Encoding): Representation => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const own = encoding === 'identity' ? [] : [['Content-Encoding', encoding]];
    const headers = [...common, ['ETag', etag], ...own].flat();
    const headersWithLength = [...headers, 'Content-Length', String(content.length)];
    return { body: content, etag, headers, headersWithLength };
  };
  return {
    identity: representation(body, 'identity'),
    br: br && representation(br, 'br'),
    gzip: gzip && representation(gzip, 'gzip'),
  };
}

/** Reads the build into memory. The pages at `templatePaths` become templates. */
export async function loadSiteFiles(
  siteFolder: string,
  compressedFolder: string,
  templatePaths: readonly string[] = [],
): Promise<SiteFiles> {
  const files = new Map<string, SiteFile>();
  const redirects = new Map<string, string>();
  const policy = { enquiryOrigin: await enquiryOriginOf(siteFolder) };
  for (const path of (await publicFiles(siteFolder)).map((path) => `/${path}`)) {
    const publicPath = publicPathOf(path);
    files.set(publicPath, await readSiteFile(siteFolder, compressedFolder, path, policy));
    redirects.set(publicPath.toLowerCase(), publicPath);
    redirects.set(path.toLowerCase(), publicPath);
  }
  /** Makes a page unreachable for requests and returns it. */
  const takeOut = (path: string) => {
    const file = files.get(path);
    files.delete(path);
    redirects.delete(path);
    redirects.delete(`${path}.html`);
    return file;
  };
  // `/404` itself does not exist as a path.
  const notFound = takeOut('/404');
  if (!notFound) {
    throw new StartFailure('There is no build to serve. Run "npm run build" first.');
  }
  const templates = new Map<string, PageTemplate>();
  for (const path of templatePaths) {
    const file = takeOut(path);
    if (file) templates.set(path, templateOf(file.identity.body.toString(), file.identity.headers));
  }
  return { files, redirects, notFound, templates };
}
