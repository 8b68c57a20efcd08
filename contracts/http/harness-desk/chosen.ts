import { faults } from '../../scenarios/faults';
import { isRootField } from '../../scenarios/rootFields';
import { scenarioGroups } from './scenarioGroups';

const worldNames = new Set(scenarioGroups.flatMap(([, scenarios]) => scenarios.map(({ name }) => name)));
const faultNames = new Set(faults.map(({ name }) => name));

/** What a browser's cookie asks of its calls. */
export interface Chosen {
  readonly scenarios: readonly string[];
  /** `server-error`, or for the calls that ask for one field `server-error:createBooking`. */
  readonly faults: readonly string[];
  /** Names that the harness does not know: it refuses every call with them. */
  readonly unknown: readonly string[];
}

export const isFault = (entry: string): boolean => {
  const [name = '', field] = entry.split(':');
  return faultNames.has(name) && (field === undefined || isRootField(field));
};

export const readChosen = (cookie: string | null): Chosen => {
  const entries = [...new Set((cookie ?? '').split(',').map((each) => each.trim()))].filter((each) => each !== '');
  const isScenario = (entry: string) => worldNames.has(entry);
  return {
    scenarios: entries.filter(isScenario),
    faults: entries.filter(isFault),
    unknown: entries.filter((each) => !isScenario(each) && !isFault(each)),
  };
};

export const namesOf = ({ scenarios, faults: chosen }: Pick<Chosen, 'faults' | 'scenarios'>): string =>
  [...scenarios, ...chosen].join(',');
