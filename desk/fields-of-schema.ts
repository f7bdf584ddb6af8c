import { type ComponentSchema, fields } from '@keystatic/core';
import { z } from 'astro/zod';

/** The parts of Zod's internal definition that the desk reads. */
interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly in?: z.ZodType;
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/** Turns the name of a field into a label: `shortDescription` becomes "Short description". */
const inWords = (name: string) =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

interface Place {
  /** The folder below site/content where pictures are saved. */
  readonly folder: string;
  readonly name: string;
  readonly isRequired: boolean;
}

export function fieldOf(schema: z.ZodType, place: Place): ComponentSchema {
  const { title, description, kind, to } = z.globalRegistry.get(schema) ?? {};
  const definition = definitionOf(schema);
  if (definition.innerType) {
    const inner = definition.innerType;
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
  // Only days are unions: of a text and of the date that YAML parses.
  if (definition.type === 'union') return fields.date({ ...about, validation });
  if (kind === 'picture') {
    return fields.image({ ...about, directory: place.folder, publicPath: './' });
  }
  if (kind === 'reference') {
    return fields.relationship({ ...about, collection: String(to), validation });
  }
  if (definition.shape) {
    return fields.object(fieldsOf(definition.shape, place.folder, place.isRequired), about);
  }
  if (definition.element) {
    const element = fieldOf(definition.element, { ...place, name: 'entry', isRequired: true });
    return fields.array(element, { ...about, itemLabel: (item) => labelOf(item) });
  }
  if (definition.entries) {
    const [first = '', ...others] = Object.values(definition.entries);
    const options = [first, ...others].map((value) => ({ label: value, value }));
    return fields.select({ ...about, options, defaultValue: first });
  }
  if (definition.type === 'number' || definition.type === 'literal') {
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

/** The label of an item in a collapsed list: its title or its text. */
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
