import type { z } from 'astro/zod';
import { name } from './fields.ts';
import type { SchemaTools } from './tools.ts';

/** A picture in the entry's folder, as Astro's `image()` returns it. */
export type EditorsPicture = z.infer<ReturnType<SchemaTools['image']>>;

/** The name of a drawing in site/assets. By default it is the name of the entry's file. */
export const drawing = (title: string, example: string) =>
  name(example).optional().meta({
    title,
    description: 'The name of a drawing. Leave it empty if there is a photograph.',
  });

/** An editor's picture, shown instead of the drawing. */
export const photograph = ({ image }: SchemaTools) =>
  image()
    .optional()
    .meta({ title: 'Photograph', description: 'JPEG, PNG or SVG, shown instead of the drawing.' });
