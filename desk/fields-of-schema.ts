import { type ComponentSchema, fields } from '@keystatic/core';
import { z } from 'astro/zod';

/** As much of a schema's inside as the desk needs. */
interface Inside {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly in?: z.ZodType;
}

const insideOf = (schema: z.ZodType) => schema._zod.def as unknown as Inside;

/** `shortDescription` as a label: Short description. */
const inWords = (name: string) =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

interface Place {
  /** The folder of the entry below site/content, for pictures. */
  readonly folder: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/** The field in which an editor changes what a schema describes. */
export function fieldOf(schema: z.ZodType, place: Place): ComponentSchema {
  const { title, description, kind, to } = z.globalRegistry.get(schema) ?? {};
  const inside = insideOf(schema);
  if (inside.innerType) {
    const inner = inside.innerType;
    const meta = {
      ...z.globalRegistry.get(inner),
      ...(title && { title }),
      ...(description && { description }),
    };
    return fieldOf(inner.meta(meta), { ...place, isRequired: false });
  }
  const label = title ?? inWords(place.name);
  const about = { label, ...(description && { description }) };
  const validation = { isRequired: place.isRequired };
  // A day: as text, or as the date that YAML makes of it.
  if (inside.type === 'union') return fields.date({ ...about, validation });
  if (kind === 'picture') {
    return fields.image({ ...about, directory: place.folder, publicPath: './' });
  }
  if (kind === 'reference') {
    return fields.relationship({ ...about, collection: String(to), validation });
  }
  if (inside.shape) {
    return fields.object(fieldsOf(inside.shape, place.folder, place.isRequired), about);
  }
  if (inside.element) {
    const element = fieldOf(inside.element, { ...place, name: 'entry', isRequired: true });
    return fields.array(element, { ...about, itemLabel: (item) => labelOf(item) });
  }
  if (inside.entries) {
    const [first = '', ...others] = Object.values(inside.entries);
    const options = [first, ...others].map((value) => ({ label: value, value }));
    return fields.select({ ...about, options, defaultValue: first });
  }
  if (inside.type === 'number' || inside.type === 'literal') {
    return fields.integer({ ...about, validation });
  }
  const { maxLength: max, minLength: min } = schema as z.ZodString;
  const length = { ...(min && { min }), ...(max && { max }) };
  return fields.text({
    ...about,
    multiline: !max || max > 120,
    validation: { ...validation, length },
  });
}

/** What stands for an item in a closed list: its title, or its text. */
function labelOf(item: unknown): string {
  const { value, fields: parts } = item as {
    readonly value?: unknown;
    readonly fields?: Readonly<Record<string, { readonly value?: unknown }>>;
  };
  return String(parts?.title?.value ?? value ?? '');
}

export const fieldsOf = (
  shape: Readonly<Record<string, z.ZodType>>,
  folder: string,
  isRequired = true,
): Record<string, ComponentSchema> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      fieldOf(schema, { folder, name, isRequired }),
    ]),
  );
