import jsonld from 'jsonld';
import type { JsonLdDocument, Options } from 'jsonld';
import { Parser, Store } from 'n3';
import SHACLValidator from 'rdf-validate-shacl';

/**
 * What a report in EARL 1.0 has. Expansion alone does not see a wrong outcome: it is an address like any other. The
 * shapes are closed, so that a property in full that EARL does not have is refused, too.
 */
const shapes = `
@prefix sh: <http://www.w3.org/ns/shacl#> .
@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix earl: <http://www.w3.org/ns/earl#> .
@prefix dct: <http://purl.org/dc/terms/> .
@prefix : <urn:shape:> .

:assertion a sh:NodeShape ;
  sh:targetClass earl:Assertion ;
  sh:closed true ;
  sh:ignoredProperties ( rdf:type ) ;
  sh:property [ sh:path earl:assertedBy ; sh:minCount 1 ; sh:class earl:Assertor ] ;
  sh:property [ sh:path earl:mode ; sh:minCount 1 ; sh:maxCount 1 ;
    sh:in ( earl:automatic earl:manual earl:semiAuto earl:undisclosed earl:unknownMode ) ] ;
  sh:property [ sh:path earl:subject ; sh:minCount 1 ; sh:maxCount 1 ; sh:class earl:TestSubject ] ;
  sh:property [ sh:path earl:test ; sh:minCount 1 ; sh:maxCount 1 ; sh:nodeKind sh:IRI ;
    sh:or ( [ sh:class earl:TestCriterion ] [ sh:class earl:TestCase ] ) ] ;
  sh:property [ sh:path earl:result ; sh:minCount 1 ; sh:maxCount 1 ; sh:class earl:TestResult ] .

:result a sh:NodeShape ;
  sh:targetClass earl:TestResult ;
  sh:closed true ;
  sh:ignoredProperties ( rdf:type ) ;
  sh:property [ sh:path earl:outcome ; sh:minCount 1 ; sh:maxCount 1 ;
    sh:in ( earl:passed earl:failed earl:cantTell earl:inapplicable earl:untested ) ] ;
  sh:property [ sh:path earl:pointer ] ;
  sh:property [ sh:path dct:date ; sh:minCount 1 ; sh:maxCount 1 ; sh:pattern "^\\\\d{4}-\\\\d{2}-\\\\d{2}T" ] ;
  sh:property [ sh:path dct:description ; sh:minCount 1 ; sh:maxCount 1 ] .

:subject a sh:NodeShape ;
  sh:targetClass earl:TestSubject ;
  sh:property [ sh:path dct:title ; sh:minCount 1 ; sh:maxCount 1 ] ;
  sh:property [ sh:path dct:description ; sh:minCount 1 ; sh:maxCount 1 ; sh:pattern "^https?://" ] .
`;

const ASSERTION = 'http://www.w3.org/ns/earl#Assertion';
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/** In safe mode a word that is in no vocabulary is an error; the types of the package have no name for it. */
const safely: Options.ToRdf & { readonly safe: true } = { format: 'application/n-quads', safe: true };

const reasonOf = (error: unknown): string => {
  const { message, details } = error as Error & { readonly details?: unknown };
  return `${message} ${JSON.stringify(details ?? '').slice(0, 300)}`;
};

interface Assertion {
  readonly subject?: unknown;
  readonly result?: { readonly description?: unknown; readonly pointer?: unknown };
}

/** A text that no shape looks into, by whether there is one. */
const kindOfText = (text: unknown): string => (text === '' ? 'empty' : typeof text);

/**
 * What an assertion is, beside its subject and its free texts. A whole audit makes 220,000 assertions, whose check by
 * shape would take longer than 10 minutes; they are of some thousand kinds.
 */
function kindOf({ subject: _subject, result, ...rest }: Assertion): string {
  if (typeof result !== 'object' || result === null) return JSON.stringify([rest, result]);
  const { description, pointer } = result;
  const places = Array.isArray(pointer) ? [...new Set(pointer.map(kindOfText))] : pointer;
  return JSON.stringify([rest, { ...result, description: kindOfText(description), pointer: places }]);
}

/** An assertion of each kind, and one about each subject: what holds of them holds of all. */
function samplesOf(assertions: readonly Assertion[]): readonly Assertion[] {
  const seen = new Set<string>();
  const isNew = (key: string): boolean => {
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  return assertions.filter((each) => {
    const keys = [kindOf(each), JSON.stringify(['subject', each.subject])];
    return keys.map(isNew).includes(true);
  });
}

/** The report with samples of its assertions; what is no list of them is checked as it is. */
function sampled(report: object): object {
  const lists = ['@graph', 'auditSample'] as const;
  const of = report as Partial<Record<(typeof lists)[number], readonly Assertion[]>>;
  const samples = lists.flatMap((name) => (Array.isArray(of[name]) ? [[name, samplesOf(of[name])]] : []));
  return { ...report, ...Object.fromEntries(samples) };
}

/** Why a report is not one of EARL, one line each: first as linked data, then by its shape. */
export async function faultsOfEarl(report: object): Promise<readonly string[]> {
  const document = JSON.parse(JSON.stringify(sampled(report))) as JsonLdDocument;
  let quads: string;
  try {
    quads = (await jsonld.toRDF(document, safely)) as unknown as string;
  } catch (error) {
    return [reasonOf(error)];
  }
  const data = new Store(new Parser({ format: 'application/n-quads' }).parse(quads));
  if (data.countQuads(null, TYPE, ASSERTION, null) === 0) return ['It has no assertion.'];
  const { results } = await new SHACLValidator(new Store(new Parser().parse(shapes))).validate(data);
  return results.map(
    ({ focusNode, path, message }) =>
      `${focusNode?.value ?? ''} ${JSON.stringify(path)}: ${message.map(({ value }) => value).join(' ')}`,
  );
}
