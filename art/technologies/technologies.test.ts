import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { technologies, technologySlug } from '#assets/technologies/technologies.ts';
import { asset } from '../places.ts';

describe.each(['light', 'dark'])('the icons on a %s band', (ground) => {
  const sheet = readFileSync(asset(`technologies/on-${ground}.svg`), 'utf8');

  it('are those of the 26 technologies', () => {
    expect(technologies).toHaveLength(26);
    const ids = [...sheet.matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(technologies.map(technologySlug));
  });

  it('have one colour and at most 24 KB', () => {
    expect(sheet.match(/fill=/g)).toHaveLength(1);
    expect(sheet.length).toBeLessThanOrEqual(24_000);
  });
});
