import type { ImageFunction } from 'astro:content';
import type { z } from 'astro/zod';

/** A reference to another entry, as Astro's `reference()` returns it. */
export interface Reference<Kind extends string = string> {
  readonly collection: Kind;
  readonly id: string;
}

/**
 * What a schema needs from its reader: content.config.ts passes Astro's functions, and
 * scripts/content/read-content.ts, which works without Astro, passes its own.
 */
export interface SchemaTools {
  readonly image: ImageFunction;
  readonly reference: <Kind extends string>(kind: Kind) => z.ZodType<Reference<Kind>, string>;
}
