import fc from 'fast-check';
import { add, money, subtract, sum } from '../money';
import { priceDifference } from './priceDifference';
import { summarise, taxIn } from './priceSummary';
import type { PricedRoom } from './priceSummary';
import { aChosenExtra, aNight, anOffer } from '../stay/testOffers';

const night1 = aNight('2026-12-04', 11000);
const night2 = aNight('2026-12-05', 13000);
const twoNights = anOffer({ price: money(24000), lines: [night1, night2] });

const anyRoom: fc.Arbitrary<PricedRoom> = fc
  .record({
    nights: fc.array(fc.tuple(fc.integer({ min: -5000, max: 90_000 }), fc.constantFrom(1000, 1400, 2550)), {
      maxLength: 30,
    }),
    offBy: fc.constantFrom(0, 0, 0, 1),
    extras: fc.array(fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 9 })), { maxLength: 5 }),
  })
  .map(({ nights, offBy, extras }) => {
    const lines = nights.map(([amount, vat], index) =>
      aNight(`2026-12-${String(index + 1).padStart(2, '0')}`, amount, vat),
    );
    return {
      offer: anOffer({ lines, price: money(lines.reduce<number>((total, line) => total + line.total.amount, offBy)) }),
      extras: extras.map(([amount, quantity], index) =>
        aChosenExtra({ id: String(index), name: String(index), expectedUnitPrice: money(amount), quantity }),
      ),
    };
  });

describe('summarise', () => {
  it('lists nights and extras of each room, and the total', () => {
    const summary = summarise([
      { offer: twoNights, extras: [aChosenExtra()] },
      { offer: twoNights, extras: [] },
    ]);
    expect(
      summary.rooms.map((room) => [room.roomIndex, room.lines.map(({ kind }) => kind), room.total.amount]),
    ).toEqual([
      [0, ['NIGHT', 'NIGHT', 'EXTRA_SERVICE'], 26500],
      [1, ['NIGHT', 'NIGHT'], 24000],
    ]);
    expect(summary.total).toEqual(money(50500));
    expect(summary.vat).toEqual([{ vatRate: 1400, gross: money(50500), tax: money(6202) }]);
  });

  it('is nothing without rooms', () => {
    expect(summarise([])).toEqual({ rooms: [], total: money(0), otherTotals: [], vat: [] });
  });

  it('shows the room in one line when its lines do not add up to its price', () => {
    const offer = anOffer({ price: money(24001), lines: [night1, night2] });
    const [room] = summarise([{ offer, extras: [] }]).rooms;
    expect(room?.lines).toEqual([
      { kind: 'ROOM', label: '', quantity: 1, unitPrice: money(24001), total: money(24001), date: null, vatRate: null },
    ]);
  });

  it('shows no tax when only a part of it is known', () => {
    expect(summarise([{ offer: twoNights, extras: [aChosenExtra({ vatRate: null })] }]).vat).toEqual([]);
    expect(summarise([{ offer: anOffer(), extras: [] }]).vat).toEqual([]);
  });

  it('keeps euros for extras beside points for the room', () => {
    const offer = anOffer({ price: money(1_000_000, 'S_POINT') });
    const summary = summarise([{ offer, extras: [aChosenExtra()] }]);
    expect(summary.total).toEqual(money(1_000_000, 'S_POINT'));
    expect(summary.otherTotals).toEqual([money(2500)]);
  });

  it('adds up: lines to rooms, rooms to the total, tax groups to the total', () => {
    fc.assert(
      fc.property(fc.array(anyRoom, { minLength: 1, maxLength: 9 }), (rooms) => {
        const summary = summarise(rooms);
        for (const room of summary.rooms) expect(sum(room.lines.map((line) => line.total))).toEqual(room.total);
        expect(sum(summary.rooms.map((room) => room.total))).toEqual(summary.total);
        const due = rooms.flatMap(({ offer, extras }) => [
          offer.price.amount,
          ...extras.map((extra) => extra.expectedUnitPrice.amount * extra.quantity),
        ]);
        expect(summary.total.amount).toBe(due.reduce((a, b) => a + b, 0));
        if (summary.vat.length > 0) expect(sum(summary.vat.map((rate) => rate.gross))).toEqual(summary.total);
      }),
    );
  });
});

describe('taxIn', () => {
  it('takes the tax out of a gross amount', () => {
    expect(taxIn(money(11400), 1400)).toEqual(money(1400));
    expect(taxIn(money(10000), 2550)).toEqual(money(2032));
    expect(taxIn(money(-11400), 1400)).toEqual(money(-1400));
    expect(taxIn(money(500), 0)).toEqual(money(0));
  });
});

describe('priceDifference', () => {
  it('gives old and new price of the lines that changed, and no others', () => {
    const before = summarise([{ offer: twoNights, extras: [aChosenExtra()] }]);
    const dearer = aNight('2026-12-05', 14500);
    const child = { ...aNight('2026-12-05', 2000), kind: 'CHILD' as const, label: 'Child' };
    const after = summarise([
      { offer: anOffer({ price: money(27500), lines: [night1, { ...dearer, label: 'Renamed' }, child] }), extras: [] },
    ]);
    expect(priceDifference(before, after)).toEqual({
      before: money(26500),
      after: money(27500),
      rooms: 1,
      lines: [
        {
          roomIndex: 0,
          kind: 'NIGHT',
          label: 'Renamed',
          date: '2026-12-05',
          before: money(13000),
          after: money(14500),
        },
        { roomIndex: 0, kind: 'CHILD', label: 'Child', date: '2026-12-05', before: null, after: money(2000) },
        { roomIndex: 0, kind: 'EXTRA_SERVICE', label: 'Breakfast', date: null, before: money(2500), after: null },
      ],
    });
  });

  it('distinguishes two lines of the same name', () => {
    const pet = (amount: number) => ({
      ...aNight('2026-12-04', amount),
      kind: 'PET' as const,
      date: null,
      label: 'Pet',
    });
    const withPets = (a: number, b: number) =>
      summarise([{ offer: anOffer({ price: money(a + b), lines: [pet(a), pet(b)] }), extras: [] }]);
    expect(priceDifference(withPets(10, 20), withPets(10, 25)).lines).toEqual([
      { roomIndex: 0, kind: 'PET', label: 'Pet', date: null, before: money(20), after: money(25) },
    ]);
  });

  it('explains the whole difference, line by line', () => {
    const rooms = fc.array(anyRoom, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rooms, rooms, (a, b) => {
        const difference = priceDifference(summarise(a), summarise(b));
        const explained = difference.lines.reduce(
          (total, line) => add(total, subtract(line.after ?? money(0), line.before ?? money(0))),
          money(0),
        );
        expect(explained).toEqual(subtract(difference.after, difference.before));
        expect(priceDifference(summarise(a), summarise(a)).lines).toEqual([]);
      }),
    );
  });
});
