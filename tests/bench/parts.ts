import { measureHarness } from './harness/measureHarness';
import { measureCalendar } from './measureCalendar';
import { measureChain } from './measureChain';
import { measureExport, measureLargeExport } from './measureExport';
import { measureInteractions } from './measureInteractions';
import { measurePages } from './measurePages';
import { measureScripts } from './measureScripts';
import { measureWaking } from './measureWaking';
import { measureSwitches } from './measureSwitches';
import type { Row } from './rows';

/** The parts of the bench, in the order in which they run. */
export const parts = {
  scripts: measureScripts,
  pages: measurePages,
  interactions: measureInteractions,
  waking: measureWaking,
  calendar: measureCalendar,
  chain: measureChain,
  export: measureExport,
  'export-40000': measureLargeExport,
  switches: measureSwitches,
  harness: measureHarness,
} as const satisfies Readonly<Record<string, () => Promise<readonly Row[]>>>;

export type PartName = keyof typeof parts;

const isPart = (word: string): word is PartName => Object.hasOwn(parts, word);

/** A dozen exports: for an update of a dependency, not for every run. And what measures no page. */
const onlyWhenNamed: readonly PartName[] = ['switches', 'harness'];

const withoutSite: readonly PartName[] = ['harness'];

/** Whether any of the parts measures the exported site. */
export const needsExport = (wanted: readonly PartName[]): boolean => wanted.some((each) => !withoutSite.includes(each));

/** The parts that were named, or all that need no naming. Throws for a word that is none. */
export function partsNamed(words: readonly string[]): readonly PartName[] {
  const names = Object.keys(parts).filter(isPart);
  const unknown = words.filter((word) => !isPart(word));
  if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(' or ')}. There are: ${names.join(', ')}`);
  return names.filter((name) => (words.length === 0 ? !onlyWhenNamed.includes(name) : words.includes(name)));
}
