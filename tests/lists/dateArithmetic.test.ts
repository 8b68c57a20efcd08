import { readdirSync, readFileSync } from 'node:fs';

/** Where days and months are counted. Anywhere else `domain/localDate` does it, which names only days that exist. */
const counted = [
  'src/domain/localDate.ts',
  // Reads and writes days in figures; completes a missing year.
  'src/domain/writtenDate.ts',
  'contracts/world/calendar.ts',
  // Counts from an instant, not from a day.
  'src/domain/guest/consent.ts',
  // Compares texts of days, of which one may not exist: who was born on 29 February is of age on 1 March.
  'src/domain/reservation/passengerNotice.ts',
  // Seasons recur every year: the month and day of their ends are named, not counted.
  'contracts/world/content/seasons.ts',
];

const arithmetic = /split\('-'\)|set(UTC)?(Date|Month|FullYear)\(|Number\(\w+\.slice\(0, 4\)\)/;

const folders = ['src/domain', 'src/state', 'src/features', 'contracts/world', 'contracts/v1', 'contracts/v2'];

it('counts days, months and years in one place', () => {
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${String(name)}`))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('__generated__'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => arithmetic.test(readFileSync(file, 'utf8')) && !counted.includes(file))).toEqual([]);
});
