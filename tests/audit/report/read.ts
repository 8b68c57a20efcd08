import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { plantedFaults } from '../controls/faults';
import type { Machine } from '../machine';
import { checkKinds, outcomes } from '../model';
import type { Asked, AuditRow, CheckRow, ControlResult } from '../model';

const text = v.string();
const checkRow = v.object({
  id: v.pipe(text, v.nonEmpty()),
  kind: v.picklist(checkKinds),
  criteria: v.array(v.pipe(text, v.regex(/^\d\.\d\.\d+$/))),
  route: text,
  state: text,
  locale: text,
  theme: text,
  outcome: v.picklist(outcomes),
  note: text,
});

const jsonIn = (folder: string): readonly unknown[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    : [];

/** The results of other checks. A malformed one is an error: it must not be lost. */
export const readChecks = (files: readonly unknown[]): readonly CheckRow[] =>
  files.flatMap((rows) => v.parse(v.array(checkRow), rows));

/** What several machines were asked for, as one. An id is made of state, locale and theme. */
export function joinAsked(all: readonly Asked[]): Asked {
  const rows = [...new Set(all.flatMap((each) => each.rows))];
  const parts = (place: number) => new Set(rows.map((id) => id.split('.')[place])).size;
  const command = all.map((each) => each.command).join('; ');
  return { command, states: parts(0), locales: parts(1), themes: parts(2), rows };
}

export const rowsIn = (folder: string): readonly AuditRow[] =>
  (jsonIn(path.join(folder, 'walks')) as readonly (readonly AuditRow[])[]).flat();

/** A result as a report of November 2026 has it: without the rules that count, and without its place. */
type OlderControl = Omit<ControlResult, 'rules' | 'said' | 'where'> & { readonly sawIt: ControlResult['said'] };

/** Where they were planted then. */
const olderPlace = { route: 'termsOfUse', state: 'the terms of use', locale: 'fi', theme: 'sarastusOriginal' } as const;

/** What was planted, with the rules that count. */
export const readControls = (all: readonly (ControlResult | OlderControl)[]): readonly ControlResult[] =>
  all.map((each) => {
    if ('said' in each) return each;
    const { sawIt, ...control } = each;
    return {
      ...control,
      where: olderPlace,
      rules: plantedFaults.find(({ id }) => id === control.id)?.rules ?? {},
      said: sawIt,
    };
  });

/** Everything that a report is drawn from. */
export function readFolder(folder: string) {
  const controls = path.join(folder, 'controls.json');
  return {
    asked: joinAsked(jsonIn(path.join(folder, 'asked')) as readonly Asked[]),
    machines: jsonIn(path.join(folder, 'machines')) as readonly Machine[],
    rows: rowsIn(folder),
    checks: readChecks(jsonIn(path.join(folder, 'rows'))),
    controls: existsSync(controls) ? readControls(JSON.parse(readFileSync(controls, 'utf8'))) : [],
  };
}
