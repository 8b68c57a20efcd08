import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../../contracts/run/install.mjs';
import { evidence as published } from '../../../src/features/accessibility-statement/evidence';
import { explanations } from '../explained';
import { reportFolder } from '../folders';
import type { AuditRequest } from '../request';
import { faultsOfEarl } from './checkEarl';
import { csvOf } from './csv';
import { differenceOf, linesOf } from './difference';
import type { Run } from './difference';
import { actOf, earlOf } from './earl';
import type { Evidence } from './evidence';
import { groupsOf } from './groups';
import type { Group } from './groups';
import { indexPage } from './indexPage';
import { openAcrOf } from './openacr';
import { placesFile, placesPage } from './placesPage';
import { readFolder } from './read';
import { rowsPage } from './rowsPage';
import { missingFromRun, updatedEvidence } from './statementEvidence';
import { failuresOf, summaryOf } from './summary';

const fileOf = (name: string): string => path.join(reportFolder, name);
const write = (name: string, text: string): void => writeFileSync(fileOf(name), text);

/** A page for each finding, with all its places; those of the run before go. */
function writePlaces(groups: readonly Group[]): void {
  rmSync(fileOf('places'), { recursive: true, force: true });
  mkdirSync(fileOf('places'), { recursive: true });
  for (const group of groups) write(placesFile(group), placesPage(group));
}

/** The run before this one, kept beside it. Drawing a report again is no new run. */
function previousRun(isNew: boolean): Run | null {
  if (isNew && existsSync(fileOf('run.json'))) copyFileSync(fileOf('run.json'), fileOf('previous.json'));
  return existsSync(fileOf('previous.json'))
    ? (JSON.parse(readFileSync(fileOf('previous.json'), 'utf8')) as Run)
    : null;
}

function printDifference(before: Run | null, now: Run): void {
  if (!before) return console.log('There is no earlier run to compare with.');
  const { compared, added, gone } = differenceOf(before, now);
  console.log(`Since the last run, over ${compared} rows of both: ${added.length} new, ${gone.length} gone`);
  for (const line of added) console.log(`+ ${line}`);
  for (const line of gone) console.log(`- ${line}`);
}

/** Writes what the statement on the site is made of; returns why it did not, one line each. */
async function writeStatement(evidence: Evidence, whole: readonly string[]): Promise<readonly string[]> {
  const missing = missingFromRun(evidence, whole);
  if (missing.length > 0) return [`the statement is about every row, and ${missing.length} were not walked`];
  const file = path.join(root, 'src/features/accessibility-statement/evidence.json');
  const text = JSON.stringify(updatedEvidence(published, evidence));
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  return [];
}

/** Writes the report from what was walked, prints its figures, and returns the exit code. */
export async function writeReport(
  { since, reportOnly, statement }: AuditRequest,
  whole: readonly string[],
): Promise<number> {
  const read = readFolder(reportFolder);
  const groups = groupsOf(read.rows);
  const evidence: Evidence = { ...read, groups, known: published.faults, date: new Date().toISOString() };
  const run = { rows: read.rows.map(({ id }) => id), lines: linesOf(groups) };
  const before = previousRun(!reportOnly);
  const summary = summaryOf(evidence);
  const earl = earlOf(evidence);
  const act = actOf(evidence);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { readonly version: string };
  write('run.json', JSON.stringify(run));
  write('index.html', indexPage(evidence, before && differenceOf(before, run)));
  writePlaces(groups);
  write('rows.html', rowsPage(evidence));
  write('earl.jsonld', JSON.stringify(earl, null, 1));
  write('act.jsonld', JSON.stringify(act));
  write('openacr.yaml', openAcrOf(evidence, version));
  write('findings.csv', csvOf(groups));
  write('summary.json', JSON.stringify(summary, null, 2));

  const { asked, written, findings, controls } = summary;
  console.log(
    `\n${asked.states} states x ${asked.locales} locales x ${asked.themes} themes: ${asked.rows} rows asked, ${written} written`,
  );
  for (const [name, { rules, places }] of Object.entries(findings))
    console.log(`${name}: ${places} places of ${rules} rules`);
  console.log(`planted faults: ${controls.planted}, of which unseen: ${controls.unseen.length}`);
  const unused = explanations.filter(
    ({ engine, rule, why }) =>
      !groups.some((each) => each.engine === engine && each.rule === rule && each.explanation?.why === why),
  );
  if (unused.length > 0)
    console.log(
      `explanations that nothing here needs: ${unused.map(({ engine, rule }) => `${engine} ${rule}`).join(', ')}`,
    );
  if (since) printDifference(before, run);
  const failures = [
    ...failuresOf(summary),
    ...(await faultsOfEarl(earl)).map((fault) => `earl.jsonld: ${fault}`),
    ...(await faultsOfEarl(act)).map((fault) => `act.jsonld: ${fault}`),
  ];
  if (statement) failures.push(...(await writeStatement(evidence, whole)));
  for (const line of failures.slice(0, 50)) console.log(`✗ ${line}`);
  return failures.length > 0 ? 1 : 0;
}
