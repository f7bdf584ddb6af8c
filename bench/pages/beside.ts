/** Finds the same pages on other sites, by path. Pages that a site does not have are left out. */
export async function findPagesBeside(
  sites: readonly string[],
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>(paths.map((path) => [path, []]));
  for (const site of sites) {
    for (const [path, addresses] of found) {
      const response = await fetch(new URL(path, site)).catch(() => undefined);
      // The address after redirects: a redirect would count as a part of the page's own time.
      if (response?.ok) addresses.push(response.url);
    }
    const { origin } = new URL(site);
    if (![...found.values()].flat().some((address) => address.startsWith(origin))) {
      throw new Error(`${site} has none of the pages to measure. Is its server running?`);
    }
  }
  return found;
}
