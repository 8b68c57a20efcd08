import type { Criterion } from '../criteria';
import type { AuditRow, EngineName, Outcome } from '../model';
import type { Evidence } from './evidence';
import { judgementsOf } from './judgements';
import type { Verdict } from './judgements';
import { judgedPagesOf, pageIdOf } from './pages';

/**
 * The terms that W3C’s WCAG-EM Report Tool uses. It finds a criterion by what follows the last colon of a test’s id, and
 * its own files name those of WCAG 2.2 as here, without a prefix of that name: as one it would be written out in full.
 */
export const context = {
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  Evaluation: 'wcagem:procedure',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  conformanceTarget: 'wcagem:step1b',
  accessibilitySupportBaseline: 'wcagem:step1c',
  additionalEvaluationRequirements: 'wcagem:step1d',
  exploreTarget: 'wcagem:step2',
  technologiesReliedUpon: 'wcagem:step2d',
  selectSample: 'wcagem:step3',
  structuredSample: 'wcagem:step3a',
  randomSample: 'wcagem:step3b',
  auditSample: 'wcagem:step4',
  reportFindings: 'wcagem:step5',
  evaluator: 'wcagem:evaluator',
  evaluationSpecifics: 'wcagem:step5b',
  Webpage: 'wcagem:webpage',
  Website: 'wcagem:website',
  WAI: 'http://www.w3.org/WAI/',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  earl: 'http://www.w3.org/ns/earl#',
  Assertion: 'earl:Assertion',
  Assertor: 'earl:Assertor',
  TestCase: 'earl:TestCase',
  TestCriterion: 'earl:TestCriterion',
  TestRequirement: 'earl:TestRequirement',
  TestSubject: 'earl:TestSubject',
  TestResult: 'earl:TestResult',
  assertedBy: 'earl:assertedBy',
  mode: 'earl:mode',
  result: 'earl:result',
  subject: 'earl:subject',
  test: 'earl:test',
  outcome: 'earl:outcome',
  pointer: 'earl:pointer',
  dcterms: 'http://purl.org/dc/terms/',
  title: 'dcterms:title',
  description: 'dcterms:description',
  summary: 'dcterms:summary',
  date: 'dcterms:date',
  isPartOf: 'dcterms:isPartOf',
  hasVersion: 'dcterms:hasVersion',
  id: '@id',
  type: '@type',
} as const;

const site = 'https://www.sarastus.example';
const criterionIri = (id: string) => `WCAG22:${id}`;
const outcomeOf = (outcome: Outcome) => ({ '@id': `earl:${outcome}` });

export const subjectOf = (row: AuditRow) => ({
  id: `_:${pageIdOf(row)}`,
  type: ['TestSubject', 'Webpage'],
  title: `${row.state} (${row.locale})`,
  description: `${site}${row.address}`,
});

/** What is said of a criterion as a whole is said of the site, which is all pages of the sample together. */
const wholeSite = { id: '_:site', type: ['TestSubject', 'Website'], title: 'The whole sample', description: site };

/** The evaluation as the report tool reads it: each criterion for the whole sample, and for each page of it. */
export function earlOf(evidence: Evidence) {
  const { date } = evidence;
  const pages = judgedPagesOf(evidence);
  const subjects = pages.map(({ first }) => subjectOf(first));
  const assertor = {
    id: '_:audit',
    type: 'Assertor',
    title: 'npm run audit',
    description: 'axe, Alfa, IBM Equal Access, and the project’s own checks',
  };
  const assertionOn =
    (subject: object) =>
    ({ criterion, outcome, why }: Verdict & { readonly criterion: Criterion }) => ({
      type: 'Assertion',
      assertedBy: assertor,
      mode: { '@id': 'earl:automatic' },
      subject,
      test: {
        id: criterionIri(criterion.id),
        type: ['TestCriterion', 'TestRequirement'],
        title: `${criterion.num} ${criterion.name}`,
      },
      result: { type: 'TestResult', date, outcome: outcomeOf(outcome), description: why },
    });
  return {
    '@context': context,
    type: 'Evaluation',
    defineScope: {
      id: '_:defineScope',
      scope: {
        title: 'Sarastus',
        description: 'The booking website of a hotel chain, as exported from this repository',
      },
      conformanceTarget: 'AA',
      wcagVersion: '2.2',
      accessibilitySupportBaseline: 'Chromium. Screen readers and other browsers are for a person to use.',
    },
    exploreTarget: { id: '_:exploreTarget', technologiesReliedUpon: ['HTML', 'CSS', 'JavaScript', 'WAI-ARIA', 'SVG'] },
    selectSample: { id: '_:selectSample', structuredSample: subjects },
    auditSample: [
      ...judgementsOf(evidence).map(assertionOn(wholeSite)),
      ...pages.flatMap(({ first, verdicts }) =>
        verdicts.map(assertionOn({ id: `_:${pageIdOf(first)}`, type: ['TestSubject', 'Webpage'] })),
      ),
    ],
    reportFindings: {
      id: '_:reportFindings',
      title: 'Accessibility of Sarastus',
      date,
      evaluator: 'npm run audit',
      summary: 'Made by machines alone. Open questions are marked as such; a person has to answer them.',
      evaluationSpecifics: 'index.html, beside this file, has each finding with its place, steps and picture.',
    },
  };
}

/** An assertion for each rule of each engine on each page: the form in which implementations of ACT rules report. */
export function actOf({ date, rows, groups }: Evidence) {
  const explained = new Set(
    groups.flatMap(({ explanation, occurrences }) => (explanation ? occurrences.map(({ finding }) => finding) : [])),
  );
  const assertionOf =
    (row: AuditRow, engine: EngineName, version: string) =>
    (rule: string, criteria: readonly string[], outcome: Outcome, places: readonly string[], description: string) => ({
      type: 'Assertion',
      assertedBy: { id: `_:${engine}`, type: 'Assertor', title: engine, hasVersion: version },
      mode: { '@id': 'earl:automatic' },
      subject: { ...subjectOf(row), id: `_:${row.id}`, title: row.id },
      test: {
        id: `urn:rule:${engine}:${rule}`,
        type: 'TestCase',
        title: rule,
        isPartOf: criteria.map((num) => ({ id: `urn:wcag:${num}` })),
      },
      result: { type: 'TestResult', date, outcome: outcomeOf(outcome), description, pointer: places },
    });
  return {
    '@context': context,
    '@graph': rows.flatMap((row) =>
      row.opinions.flatMap(({ engine, version, findings, passed, inapplicable }) => {
        const assert = assertionOf(row, engine, version);
        return [
          ...findings.map((each) =>
            assert(
              each.rule,
              each.criteria,
              each.outcome,
              [each.target],
              `${each.message}${explained.has(each) ? ' (explained in the report)' : ''}`,
            ),
          ),
          ...passed.map(({ rule, criteria }) => assert(rule, criteria, 'passed', [], 'The rule found no fault.')),
          ...inapplicable.map(({ rule, criteria }) =>
            assert(rule, criteria, 'inapplicable', [], 'The page has nothing that the rule is about.'),
          ),
        ];
      }),
    ),
  };
}
