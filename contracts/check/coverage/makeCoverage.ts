import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { missingIn, readCatalogue } from '../catalogue/makeCatalogue';
import { examples, storedSchemas, turnsOut } from '../catalogue/observe';
import { fullOperations } from '../catalogue/operations';
import { startStage } from '../catalogue/stage';
import { apis, root } from '../manifest/model';
import type { Api } from '../manifest/model';
import { countsOf, coveragePage } from './coveragePage';
import { usesOf } from './uses';
import type { Coverage, Unused } from './model';

/** The fields that a harness answers with mocks only, when it is asked every example. */
async function mockedFields(): Promise<readonly string[]> {
  const [described, mocked] = [new Set<string>(), new Set<string>()];
  const stage = await startStage({
    strict: false,
    onDescribed: (field) => described.add(field),
    onMocked: (field) => mocked.add(field),
  });
  try {
    for (const example of examples) await turnsOut(stage, example, null);
  } finally {
    await stage.close();
  }
  return onlyMocked(described, mocked);
}

/** What was mocked, and never answered otherwise. */
export const onlyMocked = (described: ReadonlySet<string>, mocked: ReadonlySet<string>): readonly string[] =>
  [...mocked].filter((each) => !described.has(each)).sort();

const unusedOf = (api: Api): Unused =>
  usesOf(
    storedSchemas[api],
    fullOperations.filter((each) => each.api === api).map(({ text }) => parse(text)),
  );

/** What of the schemas the site uses, the harness answers, and the catalogue shows. */
async function makeCoverage(): Promise<Coverage> {
  const catalogue = readCatalogue();
  const unused = Object.fromEntries(apis.map((api) => [api, unusedOf(api)])) as Coverage['unused'];
  return { unused, mocked: await mockedFields(), missing: missingIn(catalogue), catalogue };
}

/** Writes the page, and returns its file and the counts. */
export async function writeCoverage(): Promise<{ readonly file: string; readonly counts: string }> {
  const coverage = await makeCoverage();
  const file = path.join(root, 'reports/contracts/coverage.md');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, coveragePage(coverage));
  return { file, counts: countsOf(coverage) };
}
