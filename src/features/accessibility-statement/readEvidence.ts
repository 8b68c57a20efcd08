import * as v from 'valibot';
import { auditMeans, auditOutcomes, criteria, criteriaThat } from '@/domain/content/accessibilityEvidence';
import type { AccessibilityEvidence } from '@/domain/content/accessibilityEvidence';
import { parseLocalDate } from '@/domain/localDate';

const text = v.pipe(v.string(), v.minLength(1));
const localized = v.strictObject({ fi: text, en: text, sv: text, et: text });
const day = v.pipe(
  v.string(),
  v.check((value) => parseLocalDate(value) !== null, 'not a day'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const criterion = v.picklist(criteria);
const some = v.pipe(v.array(criterion), v.minLength(1));

const shape = v.strictObject({
  preparedOn: day,
  reviewedOn: day,
  version: text,
  scope: v.strictObject({ routes: count, states: count, themes: count }),
  parts: v.pipe(
    v.array(v.strictObject({ means: v.picklist(auditMeans), description: localized, checked: count, findings: count })),
    v.minLength(1),
  ),
  results: v.record(criterion, v.picklist(auditOutcomes)),
  faults: v.array(v.strictObject({ criteria: some, place: localized, effect: localized, plannedOn: day })),
  openQuestions: v.array(v.strictObject({ criteria: some, question: localized })),
});

/**
 * The evidence of an audit, as its file has it.
 * @throws where it is malformed, and where a criterion that failed has no fault or one to be judged has no question:
 *   the statement has to name them
 */
export function readEvidence(file: unknown): AccessibilityEvidence {
  const evidence = v.parse(shape, file);
  const named = new Set([...evidence.faults, ...evidence.openQuestions].flatMap((each) => each.criteria));
  const unnamed = (['failed', 'cantTell'] as const)
    .flatMap((outcome) => criteriaThat(outcome, evidence))
    .filter((each) => !named.has(each));
  if (unnamed.length > 0) throw new Error(`The evidence has no fault and no question about ${unnamed.join(', ')}`);
  return evidence;
}
