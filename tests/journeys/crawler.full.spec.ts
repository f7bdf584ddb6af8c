import type { APIRequestContext } from '@playwright/test';
import { identity } from '#agency/identity.ts';
import { content } from '#harness/content.ts';
import { expect, test } from '#harness/journey.ts';
import { sitePages, unknownPath } from '#harness/site-pages.ts';

const { jobs } = content;

/** An address of this site as it stands in a file, without the origin. */
interface Found {
  readonly path: string;
  readonly anchor: string;
  readonly in: string;
}

interface Resource {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&#x26;', '&');

const addressesInCss = (css: string) =>
  [...css.matchAll(/url\(\s*(?:"([^"]+)"|'([^']+)'|([^"')\s]+))\s*\)/g)].map(([, ...addresses]) =>
    addresses.join(''),
  );

/** Every address in the attributes and styles of a page, as it is without JavaScript. */
function addressesInHtml(html: string): string[] {
  const single = html.matchAll(
    /\s(?:href|src|poster|data|component-url|renderer-url|before-hydration-url)="([^"]*)"/g,
  );
  const sets = html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/g);
  return [
    ...[...single].map(([, address = '']) => unescaped(address)),
    ...[...sets].flatMap(([, set = '']) =>
      unescaped(set)
        .split(/,\s+/)
        .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    ),
    ...[...html.matchAll(/<style[^>]*>([^<]*)/g)].flatMap(([, css = '']) => addressesInCss(css)),
  ];
}

/** Imports of other chunks, and the files that an import brings along. */
const addressesInScript = (script: string) => [
  ...[...script.matchAll(/["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g)].map(([, address = '']) => address),
  ...[...script.matchAll(/["'`](_astro\/[\w./-]+\.js)["'`]/g)].map(
    ([, address = '']) => `/${address}`,
  ),
];

function addressesIn({ type, text }: Resource): string[] {
  if (type.includes('html')) return addressesInHtml(text);
  if (type.includes('javascript')) return addressesInScript(text);
  if (type.includes('manifest')) {
    return [...text.matchAll(/"src":\s*"([^"]+)"/g)].map(([, address = '']) => address);
  }
  return [];
}

/** The address within this site, or nothing for mail, data and other sites. */
function within(address: string, file: string): Found | undefined {
  const url = new URL(address, new URL(file, identity.origin));
  if (url.origin !== identity.origin) {
    // Whoever leaves the site does so over an encrypted connection.
    expect(['https:', 'mailto:', 'tel:', 'data:'], `${address} in ${file}`).toContain(url.protocol);
    return undefined;
  }
  return {
    path: url.pathname + url.search,
    anchor: decodeURIComponent(url.hash.slice(1)),
    in: file,
  };
}

async function crawl(request: APIRequestContext, starts: readonly string[]) {
  const resources = new Map<string, Resource>();
  const found: Found[] = starts.map((path) => ({ path, anchor: '', in: 'the start' }));
  // The list grows while it is walked.
  for (const { path } of found) {
    if (resources.has(path)) continue;
    const response = await request.get(path, { maxRedirects: 0 });
    const type = response.headers()['content-type'] ?? '';
    const readable = /html|javascript|manifest|svg/.test(type);
    const resource = {
      status: response.status(),
      type,
      text: readable ? await response.text() : '',
    };
    resources.set(path, resource);
    for (const address of addressesIn(resource)) {
      const next = within(address, path);
      if (next) found.push(next);
    }
  }
  return { resources, found };
}

const hasId = (html: string, id: string) => html.includes(` id="${id}"`) || id === 'top';

test('every internal link, anchor, image, font and script resolves, on all pages', async ({
  request,
}) => {
  const { resources, found } = await crawl(request, ['/', ...sitePages]);
  const wrong = found.filter(({ path }) => {
    // The 404 page names itself; that is the one address that must not resolve.
    if (path === unknownPath || path === '/404') return false;
    // A link that is redirected is a wrong link that was lucky.
    return resources.get(path)?.status !== 200;
  });
  expect(wrong).toEqual([]);

  const dangling = found.filter(
    ({ path, anchor }) => anchor !== '' && !hasId(resources.get(path)?.text ?? '', anchor),
  );
  expect(dangling).toEqual([]);

  expect(resources.get(unknownPath)?.status).toBe(404);
  // The crawl reached what it claims to have reached.
  const reached = (kind: RegExp) => [...resources.values()].filter(({ type }) => kind.test(type));
  expect(reached(/html/).length).toBeGreaterThanOrEqual(sitePages.length);
  for (const kind of [/javascript/, /font/, /image/]) {
    expect(reached(kind).length, String(kind)).toBeGreaterThan(0);
  }
});

test('from the home page alone, every page of the menus and the footer is reached', async ({
  request,
}) => {
  const { resources } = await crawl(request, ['/']);
  for (const path of ['/about', '/portfolio', '/services', '/contact', '/career', '/faqs']) {
    expect(resources.get(path)?.status, path).toBe(200);
  }
  for (const { page } of jobs) {
    expect(resources.get(page.path)?.status, page.path).toBe(200);
  }
  for (const path of ['/privacypolicy', '/termsconditions', '/accessibility']) {
    expect(resources.get(path)?.status, path).toBe(200);
  }
});

/** One page of each template: what scripts add there, they add to its sisters. */
const templates = [
  ...new Map(
    sitePages.map((path) => [path.replace(/^(\/\w[\w-]*)\/.+/, '$1/*'), path] as const),
  ).values(),
];

test('with JavaScript nothing that a page asks for is missing, and no link leads nowhere', async ({
  page,
  request,
}) => {
  test.slow();
  const missing: string[] = [];
  const links = new Set<string>();
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  );
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 300 && response.status() !== 304 && pathname !== unknownPath) {
      missing.push(`${response.status()} ${pathname}`);
    }
  });
  for (const path of templates.filter((template) => template !== unknownPath)) {
    await page.goto(path);
    // What loads when it comes near is asked for as well.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState('networkidle');
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs) {
      const { origin, pathname, search } = new URL(href);
      if (origin === new URL(page.url()).origin) links.add(pathname + search);
    }
  }
  expect(missing).toEqual([]);
  for (const link of links) {
    expect((await request.get(link, { maxRedirects: 0 })).status(), link).toBe(200);
  }
});
