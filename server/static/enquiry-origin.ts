import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The origin that the forms of a build send to, where it is not the site's own: the build has written
 * it down beside itself (build/contact-endpoint.ts), so no second setting can contradict it.
 */
export async function enquiryOriginOf(siteFolder: string): Promise<string | undefined> {
  const endpoint = await readFile(join(siteFolder, '..', 'contact-endpoint'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  return URL.canParse(endpoint) ? new URL(endpoint).origin : undefined;
}
