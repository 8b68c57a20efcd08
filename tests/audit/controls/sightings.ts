import type { ControlResult, EngineName, Finding, Opinion, SeeingRules } from '../model';
import { idsOf } from './faults';
import type { PlantedFault } from './faults';

type Said = ControlResult['said'];

/** The id of the element whose opening tag a snippet begins with; that of another element may follow in it. */
const idIn = (snippet: string): string | undefined => /^<[^>]*?\sid="([^"]*)"/.exec(snippet)?.[1];

const isOnPlanted = (fault: Pick<PlantedFault, 'id' | 'parts'>, { target, snippet }: Finding): boolean =>
  idsOf(fault).some((id) => idIn(snippet) === id || target === `#${id}`);

/** What was said of a planted element: one line for each rule of each engine. */
export function saidOf(fault: Pick<PlantedFault, 'id' | 'parts'>, opinions: readonly Opinion[]): Said {
  const said = opinions.flatMap(({ engine, findings }) =>
    findings.filter((each) => isOnPlanted(fault, each)).map(({ rule, outcome }) => ({ engine, rule, outcome })),
  );
  const keys = said.map(({ engine, rule, outcome }) => `${engine} ${rule} ${outcome}`);
  return said.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
}

const isNamed = (rules: SeeingRules, { engine, rule }: Said[number]): boolean => rules[engine]?.includes(rule) ?? false;

/** Who saw the fault itself, by a rule that is about it. */
export const sightingsOf = ({ rules, said }: Pick<ControlResult, 'rules' | 'said'>): Said =>
  said.filter((each) => isNamed(rules, each));

/** What was said of the element besides, which does not count. */
export const besidesOf = ({ rules, said }: Pick<ControlResult, 'rules' | 'said'>): Said =>
  said.filter((each) => !isNamed(rules, each));

/** The engines that should have seen a fault, and did not, or only ask a person. */
export const blindTo = (control: ControlResult): readonly EngineName[] => {
  const seen = sightingsOf(control)
    .filter(({ outcome }) => outcome === 'failed' || control.isQuestion)
    .map(({ engine }) => engine);
  return control.mustSee.filter((engine) => !seen.includes(engine));
};
