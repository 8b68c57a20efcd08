import { replayFolder, reportFolder } from '../folders';
import { differenceOf, linesOf } from './difference';
import type { Run } from './difference';
import { groupsOf } from './groups';
import { rowsIn } from './read';

const runOf = (folder: string, id: string): Run => {
  const rows = rowsIn(folder).filter((row) => row.id === id);
  return { rows: rows.map((row) => row.id), lines: linesOf(groupsOf(rows)) };
};

/** Prints a row that was done again, beside what the last whole run says of it. Returns the exit code. */
export function printReplay(id: string): number {
  const [row] = rowsIn(replayFolder).filter((each) => each.id === id);
  if (!row) {
    console.error(`${id} could not be reached.`);
    return 1;
  }
  console.log(
    [`${row.state}, ${row.locale}, ${row.theme}: ${row.address}`, ...row.steps.map((each) => `  ${each}`)].join('\n'),
  );
  const now = runOf(replayFolder, id);
  console.log(now.lines.length > 0 ? now.lines.join('\n') : 'No engine found anything.');
  const { compared, added, gone } = differenceOf(runOf(reportFolder, id), now);
  if (compared === 0) console.log('The last report does not have this row.');
  else
    console.log(
      [
        `Against the last report: ${added.length} new, ${gone.length} gone`,
        ...added.map((line) => `+ ${line}`),
        ...gone.map((line) => `- ${line}`),
      ].join('\n'),
    );
  return now.lines.some((line) => line.split(' | ')[1] === 'failed') ? 1 : 0;
}
