import fc from 'fast-check';
import { emptyFlow, parseFlow } from './reservationFlowShape';
import { aHotel } from '@/domain/content/testHotel';
import { fullFlow } from './testFlow';

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Every path to a value of a tree. */
function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsIn(child, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === key ? replaced(each, rest, by) : each));
  return { ...(value as object), [key]: replaced(Reflect.get(value as object, key), rest, by) };
}

describe('parseFlow', () => {
  it('reads every flow that was written', () => {
    for (const flow of [emptyFlow, fullFlow()]) expect(parseFlow(stored(flow))).toEqual(flow);
  });

  it.each([[null], [undefined], [7], ['flow'], [[]], [{}]])('does not read %j', (value) => {
    expect(parseFlow(value)).toBeNull();
  });

  it('does not read a flow that lacks a part, and never throws on a damaged one', () => {
    const flow = stored(fullFlow());
    // A flow without the name of an API is read: it goes on with that of the build.
    for (const key of Object.keys(emptyFlow).filter((each) => each !== 'api')) {
      expect(parseFlow({ ...(flow as object), [key]: undefined })).toBeNull();
    }
    fc.assert(
      fc.property(fc.constantFrom(...pathsIn(flow)), fc.jsonValue(), (path, damage) => {
        const parsed = parseFlow(replaced(flow, path, damage));
        // A flow that is read has every part.
        if (parsed) expect(Object.keys(parsed).sort()).toEqual(Object.keys(emptyFlow).sort());
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['an amount in fractions', ['roomChoices', '0', 'offer', 'price', 'amount'], 120.5],
    ['an amount as a text', ['roomChoices', '0', 'offer', 'price', 'amount'], '12000'],
    ['an unknown currency', ['roomChoices', '0', 'offer', 'price', 'currency'], 'SEK'],
    ['an unknown bank', ['checkAndConfirm', 'guarantee', 'bank'], 'OTHER'],
    ['a placement as texts', ['roomPlacement', 'adultPlacement'], ['first']],
    ['a day that does not exist', ['criteria', 'startDate'], '2026-02-30'],
    ['a deadline that is no instant', ['roomChoices', '0', 'offer', 'cancel'], { kind: 'free', until: 'soon' }],
    ['an unknown time zone', ['hotel'], { ...aHotel(), timeZone: 'Moon/Crater' }],
    ['a million rooms', ['roomPlacement', 'roomCount'], 1_000_000],
    ['more rooms than choices', ['roomPlacement', 'roomCount'], 2],
    ['another number of rooms than was searched', ['criteria', 'party', 'rooms'], 2],
    ['a guest in a room that does not exist', ['roomPlacement', 'adultPlacement'], [0, 5]],
    ['fewer breakfasts than one', ['roomChoices', '0', 'extraServices', 'breakfast', 'quantity'], -1],
    ['an order that cannot be sent again', ['paymentState', 'order'], { hotelId: '1001' }],
    ['an order of a room without a choice', ['paymentState', 'order', 'rooms', '0', 'choice'], null],
    [
      'a script where the payment page should be',
      ['paymentState', 'payment'],
      { paymentId: '1', paymentUrl: 'javascript:alert(1)', method: 'CARD', heldUntil: null },
    ],
    ['an unknown kind of destination', ['criteria', 'destination'], { kind: 'planet' }],
  ])('does not read a flow with %s', (_what, path, damage) => {
    expect(parseFlow(replaced(stored(fullFlow()), path, damage))).toBeNull();
  });
});
