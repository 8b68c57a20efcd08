import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const isTest = (file: string) => /(\.test\.tsx?|\/test[A-Z]\w*\.tsx?)$/.test(file);
const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__') && !isTest(file));
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The switch, the names that flows are stored under, and signing out, which voids cards that only the site's API sells. */
const mayName = [
  'src/api/apis.ts',
  'src/config/chosenApi.ts',
  'src/domain/bookingApi.ts',
  // The export asks the site's API, with the question of the calendar.
  'src/export/price-feed/askDayPrices.ts',
  'src/session/voidCardOrders.ts',
];
/** Settings whose names contain a version. */
const settings = /\b(CONTENT_V1_URL|NEXT_PUBLIC_V[12]_ENDPOINT|enableV2Api)\b/g;
/** The path of a drawing: `M3 21V2z` moves a pen. */
const drawing = /'M[\d.][^']*'/g;

/** Whether a text names a version of the API: `v1`, `LowestPricesV2`, `v2Endpoint`. */
const namesVersion = (text: string): boolean =>
  /(?<!\w)v[12](?!\d)|V[12](?![a-z\d])/.test(text.replace(settings, '').replace(drawing, ''));

/** A component that passes the answers of one API to the root of its task, and does nothing else. */
const isThinComponent = (file: string): boolean => {
  const lines = textOf(file).split('\n').length;
  return /V[12]\.tsx$/.test(file) && lines <= 25;
};

describe('the versions of the API', () => {
  it('are named by their folders, the switch, the names of storage, and what passes them on', () => {
    // Screens, and the scripts that ask before the framework runs.
    const outside = sources.filter((file) => !/\/(site|booking-v[12])\/|^src\/(screens|before-react)\//.test(file));
    expect(outside.length).toBeGreaterThan(300);
    expect(outside.filter((file) => !mayName.includes(file) && namesVersion(textOf(file)))).toEqual([]);
  });

  it('hold operations, fragments, what reads and writes their values, and thin components', () => {
    const inside = sources.filter((file) => /\/(site|booking-v[12])\//.test(file));
    expect(inside.length).toBeGreaterThan(50);
    const isOfWire = (file: string) =>
      /graphql`|\/__generated__\//.test(textOf(file)) || /\/(read|to)[A-Z]\w*\.ts$/.test(file);
    expect(inside.filter((file) => !isOfWire(file) && !isThinComponent(file))).toEqual([]);
  });

  it('take the types of the API from the compiler', () => {
    const byHand = /\b(interface (Wire|Told)\w+|type (Wire|Told)\w+ =\s*\{)/;
    expect(sources.filter((file) => /\/(api|site|booking-v[12])\//.test(file) && byHand.test(textOf(file)))).toEqual(
      [],
    );
  });

  it.each([
    ['const query = v2Query', true],
    ['<LowestPricesV2 />', true],
    ["import('./v1/readBrand')", true],
    ['process.env.NEXT_PUBLIC_V1_ENDPOINT', false],
    ['videoV10 and level2', false],
  ])('are recognised (%s)', (text, expected) => expect(namesVersion(text)).toBe(expected));
});
