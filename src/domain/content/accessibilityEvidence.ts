import type { Locale } from '../locale';
import { addDays, isBefore } from '../localDate';
import type { LocalDate } from '../localDate';

/** Every success criterion of WCAG 2.2 at levels A and AA, in its order. */
export const criteria = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1'],
  ...['2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11'],
  ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8', '3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4'],
  ...['3.2.6', '3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
] as readonly string[];

/** What an audit found of a criterion: `cantTell` waits for a person's judgement. */
export const auditOutcomes = ['passed', 'failed', 'cantTell', 'inapplicable', 'untested'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** How a part of the audit was made: by an engine of rules, by scripts that use the site, or by a person. */
export const auditMeans = ['engine', 'script', 'person'] as const;
export type AuditMeans = (typeof auditMeans)[number];

type Localized = Readonly<Record<Locale, string>>;

/** Something that is known not to meet a criterion. */
export interface AccessibilityFault {
  readonly criteria: readonly string[];
  readonly place: Localized;
  /** What it means to whom, as a sentence. */
  readonly effect: Localized;
  /** When it will be mended. */
  readonly plannedOn: LocalDate;
}

export interface AuditPart {
  readonly means: AuditMeans;
  /** What was used or who did it, as a sentence. */
  readonly description: Localized;
  /** Screens and states of screens, in every language. */
  readonly checked: number;
  readonly findings: number;
}

export interface AccessibilityEvidence {
  readonly preparedOn: LocalDate;
  readonly reviewedOn: LocalDate;
  /** The version of the site that was audited. */
  readonly version: string;
  readonly scope: { readonly routes: number; readonly states: number; readonly themes: number };
  readonly parts: readonly AuditPart[];
  readonly results: Readonly<Record<string, AuditOutcome>>;
  readonly faults: readonly AccessibilityFault[];
  readonly openQuestions: readonly { readonly criteria: readonly string[]; readonly question: Localized }[];
}

type Results = Pick<AccessibilityEvidence, 'faults' | 'parts' | 'results'>;

/** The criteria with an outcome. What has a known fault has failed, whatever the results say; a missing one is untested. */
export function criteriaThat(outcome: AuditOutcome, { results, faults }: Pick<Results, 'faults' | 'results'>) {
  const faulty = new Set(faults.flatMap((fault) => fault.criteria));
  return criteria.filter((each) => (faulty.has(each) ? 'failed' : (results[each] ?? 'untested')) === outcome);
}

/** The three statuses that a statement may have. */
export const conformances = ['full', 'partial', 'none'] as const;
export type Conformance = (typeof conformances)[number];

/**
 * The status that the evidence supports: full where every criterion that applies has passed and nothing was found, none
 * where half of them or more failed or were not tested.
 */
export function conformanceOf(evidence: Results): Conformance {
  const count = (outcome: AuditOutcome) => criteriaThat(outcome, evidence).length;
  const applicable = criteria.length - count('inapplicable');
  const isClean = evidence.faults.length === 0 && evidence.parts.every(({ findings }) => findings === 0);
  if (isClean && count('passed') === applicable) return 'full';
  return (count('failed') + count('untested')) * 2 < applicable ? 'partial' : 'none';
}

const YEAR_DAYS = 365;

/** Whether a statement was last reviewed a year ago or earlier. */
export const isReviewDue = ({ reviewedOn }: Pick<AccessibilityEvidence, 'reviewedOn'>, today: LocalDate): boolean =>
  !isBefore(today, addDays(reviewedOn, YEAR_DAYS));
