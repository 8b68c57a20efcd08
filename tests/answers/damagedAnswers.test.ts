import { readdirSync } from 'node:fs';
import path from 'node:path';
import { answerSite, testWorld } from '../../contracts/http/testWorld';
import {
  branchesOf,
  damagesOf,
  FUTURE_WORD,
  kindsIn,
  leafTypesOf,
  leavesOf,
  nameOf,
  SCRIPT_ADDRESS,
  STRANGE_PICTURE,
  valueAt,
  withValue,
} from './damage';
import type { Place } from './damage';
import { outcomeOf } from './outcomeOf';
import type { Reader } from './reader';
import { readers } from './readers';

// Signing in is switched on, without asking a configuration.
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));

const root = path.resolve(__dirname, '../../src');
const operations = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(Query|Mutation)\.graphql\.ts$/.test(file))
  .map((file) => {
    type Artifact = { readonly default: { readonly params: { readonly name: string; readonly text: string } } };
    const { name, text } = jest.requireActual<Artifact>(path.join(root, file)).default.params;
    return { name, text, version: /[\\/]booking-v2[\\/]/.test(file) ? ('v2' as const) : ('v1' as const) };
  });

const world = testWorld();
/** The answers of the harness by operation. */
const answers = new Map<string, { readonly data: unknown }>();
/** Replaces the answer to its operation. */
let damagedAnswer: { readonly operation: string; readonly answer: unknown } | null = null;
/** What a reader needs is made by calls of its own, whose answers are not those to be damaged. */
let isPreparing = false;
const reported = jest.fn();

answerSite(world, (send) => async (url, init) => {
  // Calls of the tests themselves have a host in their address.
  if (!String(url).startsWith('/')) return send(url, init);
  const { operationName: name } = JSON.parse(String(init?.body)) as { readonly operationName: string };
  if (damagedAnswer?.operation === name) return Response.json(damagedAnswer.answer);
  const known = answers.get(name);
  if (known && !isPreparing) return Response.json(known);
  const response = await send(url, init);
  if (isPreparing) return response;
  const answer = (await response.json()) as { readonly data: unknown };
  answers.set(name, answer);
  return Response.json(answer);
});
beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(reported);
});
afterEach(() => {
  damagedAnswer = null;
});

/** The first and the last place of each name: items of a list differ the most there. */
function placesIn(answer: unknown, all = leavesOf): readonly Place[] {
  const chosen = new Map<string, Place[]>();
  for (const place of all(answer)) {
    const name = nameOf(place);
    const [first] = chosen.get(name) ?? [];
    chosen.set(name, first ? [first, place] : [place]);
  }
  return [...chosen.values()].flat();
}

async function readUndamaged(reader: Reader) {
  isPreparing = true;
  await reader.before?.(world);
  isPreparing = false;
  const outcome = await outcomeOf(reader);
  const answer = answers.get(reader.operation)?.data;
  if (outcome.kind !== 'read' || !answer) throw new Error(`Nothing could be read: ${JSON.stringify(outcome)}`);
  return { value: outcome.value, answer };
}

const typename = { type: 'String', owner: '', isEnum: true };

/** The parts of the answer to a mutation without which it is read all the same. `[]`: one item of a list. */
const doneWithout = [
  // What a booking says of its hotel, room or rate.
  /\.hotel\.(notifications|listingImage|paymentMethods(\.\w+)?|supportedPaymentMethod\.\w+)$/,
  /\.(roomType\.(images(\[\])?|features)|includes)$/,
  // Only a stay for business has one.
  /\.contact\.address$/,
  // A way to pay that nothing is known of is not offered; nor is anything that can be done with a booking.
  /\.(paymentOptions|allowedGuarantees)\.(methods|flows)$/,
  /\.booking\.options(\.\w+)?$/,
  // Null where nothing is wrong, and where nothing is to be paid.
  /\.(errors?|paymentInstruction\.amount|order\.payment)$/,
  // A change that was refused has only its reason.
  /^editReservation\.reservation$/,
  // The other phones are still shown.
  /\.devices\[\]$/,
];

/** Whether the undamaged answer had null at a place, or lacked what contains it. */
function isOpen(kinds: ReadonlyMap<string, ReadonlySet<string>>, at: string): boolean {
  const own = kinds.get(at);
  if (own) return own.size === 1 && own.has('null');
  const above = at.replace(/(\.[^.[]+|\[\])$/, '');
  return above !== at && (at.endsWith('[]') || isOpen(kinds, above));
}

it('has a reader for every operation of the site', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(readers.map(({ operation }) => operation).sort());
});

describe.each(readers.map((reader) => [reader.operation, reader] as const))('the answer to %s', (name, reader) => {
  const operation = operations.find((each) => each.name === name);
  let whole: Promise<{ readonly value: unknown; readonly answer: unknown }> | null = null;
  /** What is read from the undamaged answer, and that answer. Asked for once, by whichever test runs first. */
  const readWhole = () => (whole ??= readUndamaged(reader));

  it('loses at most the item that holds a bad value', async () => {
    if (!operation) throw new Error(`The site has no ${name}`);
    const { value, answer } = await readWhole();
    const counts = (value: unknown) => reader.counts?.(value as never) ?? [];
    const before = counts(value);
    const kinds = kindsIn(value);
    const types = leafTypesOf(operation.text, operation.version);
    const complaints: string[] = [];
    let damaged = 0;
    for (const place of placesIn(answer)) {
      const type = types.get(nameOf(place)) ?? (place.at(-1) === '__typename' ? typename : null);
      // An object that is null has no value to damage.
      if (!type) continue;
      for (const damage of damagesOf(type)) {
        damaged += 1;
        damagedAnswer = { operation: name, answer: { data: withValue(answer, place, damage) } };
        const outcome = await outcomeOf(reader);
        const complain = (what: string) =>
          complaints.push(`${place.join('.')} as ${JSON.stringify(damage)?.slice(0, 40)}: ${what}`);
        if (outcome.kind === 'thrown') complain(`throws ${String(outcome.error).slice(0, 120)}`);
        else if (outcome.kind === 'failed') {
          if (!reader.vital?.test(nameOf(place))) complain(`costs everything, ${outcome.by.slice(0, 120)}`);
        } else {
          const after = counts(outcome.value);
          if (after.some((count, index) => count < (before[index] ?? 0) - 1)) complain(`leaves ${after} of ${before}`);
          const text = JSON.stringify(outcome.value instanceof Map ? [...outcome.value] : outcome.value);
          if (type.isEnum && text.includes(FUTURE_WORD)) complain('is passed on');
          if (text.includes(STRANGE_PICTURE) && damage === STRANGE_PICTURE) complain('is loaded');
          if (damage === SCRIPT_ADDRESS && text.includes(SCRIPT_ADDRESS)) complain('would run');
          for (const [at, found] of kindsIn(outcome.value)) {
            // The type of a value that was missing before is unknown.
            if (isOpen(kinds, at)) continue;
            const strange = [...found].filter((kind) => kind !== 'null' && !kinds.get(at)?.has(kind));
            if (strange.length > 0) complain(`puts a ${strange.join()} at ${at}`);
          }
        }
      }
    }
    expect(complaints).toEqual([]);
    expect(damaged).toBeGreaterThan(3);
  }, 60_000);

  // Queries are read where what is thrown is a failure (`useRead`, `usePlainAnswer`); a mutation that throws leaves a
  // page busy.
  if (name.endsWith('Mutation')) {
    it('is a failure where a part or an item of it is null', async () => {
      const { answer } = await readWhole();
      const places = placesIn(answer, branchesOf);
      const complaints: string[] = [];
      for (const place of places) {
        damagedAnswer = { operation: name, answer: { data: withValue(answer, place, null) } };
        const outcome = await outcomeOf(reader);
        if (outcome.kind === 'thrown') complaints.push(`${place.join('.')}: ${String(outcome.error).slice(0, 120)}`);
        const named = `${nameOf(place)}${typeof place.at(-1) === 'number' ? '[]' : ''}`;
        if (outcome.kind === 'read' && !doneWithout.some((each) => each.test(named))) {
          complaints.push(`${named} is not missed`);
        }
      }
      expect(complaints).toEqual([]);
      expect(places.length).toBeGreaterThan(0);
    }, 60_000);
  }

  const lists = reader.told ?? [];
  if (lists.length === 0) return;
  it.each(lists)('is a failure, and not an empty list, where nothing of %s can be read', async (told) => {
    const { answer } = await readWhole();
    const places = branchesOf(answer).filter(
      (place) => nameOf(place) === told && place.at(-1) === told.split('.').at(-1),
    );
    expect(places.length).toBeGreaterThan(0);
    const spoilt = places.reduce<unknown>((data, place) => {
      const items = valueAt(data, place) as readonly unknown[];
      return withValue(
        data,
        place,
        items.map(() => null),
      );
    }, answer);
    damagedAnswer = { operation: name, answer: { data: spoilt } };
    expect(await outcomeOf(reader)).toEqual({ kind: 'failed', by: expect.stringContaining('MALFORMED') });
  });
});
