import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The origin that the forms of a build send to, if it is not the site's own. The build records it
 * in a file (build/contact-endpoint.ts), so that no setting of the server can contradict it.
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
