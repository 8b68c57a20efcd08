import type { EngineName } from '../model';
import { mendByCriterion } from './byCriterion';
import { mendByRule } from './byRule';

/** How to mend what a rule found, in words of this project: by the rule, or by its criteria; `null` where none has one. */
export function wayToMend(engine: EngineName, rule: string, criteria: readonly string[]): string | null {
  const own = mendByRule[`${engine} ${rule}`];
  if (own !== undefined) return own;
  const byCriteria = criteria.flatMap((num) => mendByCriterion[num] ?? []);
  return byCriteria.length > 0 ? byCriteria.join(' ') : null;
}

/** Where an engine explains its rule; the project’s own checks have no page. */
export function pageOfRule(engine: EngineName, rule: string, version: string): string | null {
  const [major = '', minor = ''] = version.split('.');
  if (engine === 'axe') return `https://dequeuniversity.com/rules/axe/${major}.${minor}/${rule}`;
  if (engine === 'alfa') return `https://alfa.siteimprove.com/rules/${rule}`;
  return engine === 'ibm' ? 'https://www.ibm.com/able/requirements/checker-rule-sets' : null;
}
