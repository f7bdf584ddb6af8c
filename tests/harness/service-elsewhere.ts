/** Where the enquiry service of tests/journeys/hosted-elsewhere.spec.ts is: one port above the site's. */
export function serviceOf(baseURL: string | undefined): string {
  const url = new URL(String(baseURL));
  url.port = String(Number(url.port) + 1);
  return url.origin;
}
