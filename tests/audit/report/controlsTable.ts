import { besidesOf, sightingsOf } from '../controls/sightings';
import { engineNames } from '../model';
import type { ControlResult, EngineName } from '../model';
import { table } from './markup';
import type { Html } from './markup';

type Said = ControlResult['said'];

const inWords = (said: Said): string =>
  said.map(({ rule, outcome }) => (outcome === 'failed' ? rule : `${rule} (asks)`)).join(', ');

/** What an engine saw; where it has no rule about the fault, that it has none. */
const saw = (control: ControlResult, engine: EngineName): string => {
  const seen = sightingsOf(control).filter((each) => each.engine === engine);
  if (seen.length > 0) return inWords(seen);
  return control.rules[engine] ? 'no' : 'no rule about it';
};

const besides = (control: ControlResult): string =>
  besidesOf(control)
    .map((each) => `${each.engine} ${inWords([each])}`)
    .join(', ') || '–';

const whereOf = ({ where: { route, state, locale, theme } }: ControlResult): string =>
  [route, state, locale, theme].filter(Boolean).join(', ');

/** Each planted fault, with the rules that saw it on the planted element. */
export const controlsTable = (controls: readonly ControlResult[]): Html =>
  table(
    'Faults that were planted in a copy of a page, and the rules that saw them on the planted element',
    [
      'Fault',
      'Criteria',
      'Where: route, state, locale, theme',
      'Must be seen by',
      ...engineNames,
      'Said besides, which does not count',
    ],
    controls.map((each) => [
      `${each.id}: ${each.fault}`,
      each.criteria.join(', '),
      whereOf(each),
      each.mustSee.join(', '),
      ...engineNames.map((engine) => saw(each, engine)),
      besides(each),
    ]),
  );
