import { growthOf } from './growth';
import { limits } from '../support/limits';
import { rounded } from './median';
import { row } from './rows';
import type { Row } from './rows';
import { timedExport } from './timedExport';
import type { Exported } from './timedExport';

/** The sizes of the chain at which the site has about that many pages: 30 for each hotel, in every language. */
const hotelsFor = { 1000: 26, 10_000: 326, 40_000: 1326 } as const;
type Pages = keyof typeof hotelsFor;

/** Exports of this run: both parts compare to the smaller ones. */
const done = new Map<Pages, Promise<Exported>>();

function exportOf(pages: Pages): Promise<Exported> {
  const known = done.get(pages) ?? timedExport(hotelsFor[pages]);
  done.set(pages, known);
  return known;
}

async function measureSizes(part: string, sizes: readonly Pages[], told: readonly Pages[]): Promise<readonly Row[]> {
  const exports: Exported[] = [];
  for (const pages of sizes) exports.push(await exportOf(pages));
  const rows = sizes.flatMap((size, index) => {
    const made = exports[index];
    if (!made || !told.includes(size)) return [];
    const page = `export of ${made.pages} pages`;
    const { seconds, mebibytes } = limits.export;
    const isLimited = size === 10_000;
    return [
      row({ part, page, what: 'time', measured: rounded(made.seconds), limit: isLimited ? seconds : null, unit: 's' }),
      row({
        ...{ part, page, what: 'most memory', measured: rounded(made.most), unit: 'MiB' },
        limit: isLimited ? mebibytes : null,
      }),
    ];
  });
  const growth = rounded(growthOf(exports), 2);
  const what = `a further page, of ${sizes.map((size, index) => exports[index]?.pages ?? size).join(', ')}`;
  return [...rows, row({ part, what, measured: growth, limit: limits.export.growth, unit: 'times' })];
}

/** Exports of 1,000 and 10,000 pages: time, memory and growth. */
export const measureExport = (): Promise<readonly Row[]> => measureSizes('export', [1000, 10_000], [1000, 10_000]);

/** The export of 40,000 pages, against the smaller ones. */
export const measureLargeExport = (): Promise<readonly Row[]> =>
  measureSizes('export-40000', [1000, 10_000, 40_000], [40_000]);
