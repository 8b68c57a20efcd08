import { clausesOf } from '../criteria';
import type { Evidence } from './evidence';
import { sortGroups } from './groups';
import { judgementsOf } from './judgements';

/**
 * What the accessibility statement of the site has to say, in the parts of the EU’s model statement (Decision 2018/1523).
 * Machines alone never find full conformance: while criteria wait for a person, the status is that of a draft.
 */
export function statementOf(evidence: Evidence) {
  const judgements = judgementsOf(evidence);
  const failed = judgements.filter(({ outcome }) => outcome === 'failed');
  const open = judgements.filter(({ outcome }) => outcome === 'cantTell');
  const { faults } = sortGroups(evidence.groups);
  const status = failed.length > 0 ? 'partially compliant' : 'fully compliant';
  return {
    standard: 'EN 301 549 V3.2.1 (WCAG 2.1, A and AA); also held to V4.1.1 (WCAG 2.2, A and AA)',
    status: open.length > 0 ? `draft: ${open.length} criteria wait for a person` : status,
    nonAccessible: failed.map(({ criterion, why }) => ({
      criterion: `${criterion.num} ${criterion.name}`,
      clause: clausesOf(criterion),
      effect: criterion.effect,
      why,
      states: [
        ...new Set(
          faults
            .filter(({ criteria }) => criteria.includes(criterion.num))
            .flatMap(({ occurrences }) => occurrences.map(({ row }) => row.state)),
        ),
      ],
    })),
    waiting: open.map(({ criterion }) => criterion.num),
    assessment: { method: 'self-assessment by tools: npm run audit', date: evidence.date.slice(0, 10) },
  };
}
