import type { AccessibilityFault } from '../../../src/domain/content/accessibilityEvidence';
import { blindTo } from '../controls/sightings';
import type { Machine } from '../machine';
import type { Asked, AuditRow, CheckRow, ControlResult } from '../model';
import type { Group } from './groups';

/** All that a report is made of. */
export interface Evidence {
  readonly date: string;
  readonly asked: Asked;
  /** What walked; reports of November 2026 do not say it. */
  readonly machines: readonly Machine[];
  readonly rows: readonly AuditRow[];
  readonly groups: readonly Group[];
  readonly checks: readonly CheckRow[];
  readonly controls: readonly ControlResult[];
  /** Faults that the statement names already, with the day by which they are mended. */
  readonly known: readonly AccessibilityFault[];
}

/** The rows that were asked for and not written, and those written without being asked for. */
export function countsOf({ asked, rows }: Pick<Evidence, 'asked' | 'rows'>) {
  const written = rows.map(({ id }) => id);
  const there = new Set(written);
  const wanted = new Set(asked.rows);
  return {
    asked: wanted.size,
    written: written.length,
    missing: asked.rows.filter((id) => !there.has(id)),
    unasked: written.filter((id) => !wanted.has(id)),
    twice: written.filter((id, place) => written.indexOf(id) !== place),
  };
}

/** The controls that an engine should have seen, and did not. */
export const unseenControls = (controls: readonly ControlResult[]): readonly string[] =>
  controls.flatMap((control) =>
    blindTo(control).map(
      (engine) =>
        `${control.id}: ${engine} did not see ${control.fault} (by ${control.rules[engine]?.join(', ') ?? 'no rule'})`,
    ),
  );
