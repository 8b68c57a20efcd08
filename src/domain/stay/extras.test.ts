import fc from 'fast-check';
import {
  extraLabel,
  extraTotal,
  isAlcohol,
  isIncluded,
  isLineExtra,
  maximumQuantity,
  setExtraQuantity,
  unbundledExtras,
  withoutNeedless,
} from './extras';
import { money } from '../money';
import { aChosenExtra, aRate, aService } from './testOffers';

describe('setExtraQuantity', () => {
  const breakfast = aService();
  const chosen = { breakfast: aChosenExtra(), sauna: aChosenExtra({ id: 'sauna' }) };

  it('keeps the price the guest sees', () => {
    expect(setExtraQuantity({}, aService({ categoryIds: ['ALCOHOL'], vatRate: 2550 }), 2)).toEqual({
      breakfast: {
        id: 'breakfast',
        name: 'Breakfast',
        type: 'BREAKFAST',
        expectedUnitPrice: money(1250),
        quantity: 2,
        isAlcohol: true,
        vatRate: 2550,
      },
    });
  });

  it.each([0, -1, -100, 0.5, NaN])('takes the extra away at %d', (quantity) => {
    expect(setExtraQuantity(chosen, breakfast, quantity)).toEqual({ sauna: chosen.sauna });
  });

  it('is limited to a hundred, and keeps the other extras', () => {
    const result = setExtraQuantity(chosen, breakfast, 1000);
    expect(result.breakfast?.quantity).toBe(100);
    expect(result.sauna).toBe(chosen.sauna);
    expect(chosen.breakfast.quantity).toBe(2);
  });
});

describe('maximumQuantity', () => {
  const breakfast = aService({ maxPerRoom: 10, maxPerReservation: 15, count: 12 });
  const sauna = aService({ id: 'sauna' });
  const chair = aService({ id: 'chair', category: 'EQUIPMENT', type: 'ROOM' });
  const services = [breakfast, sauna, chair];
  const take = (id: string, quantity: number) => ({ [id]: aChosenExtra({ id, quantity }) });

  it('is the service’s own maximum per room when nothing else is taken', () => {
    expect(maximumQuantity(breakfast, { services, limits: [], rooms: [{}, {}], roomIndex: 0, guests: 20 })).toBe(10);
  });

  it('leaves what other rooms have taken', () => {
    const rooms = [{}, take('breakfast', 7)];
    // Twelve are left in the hotel, fifteen would be allowed: five remain.
    expect(maximumQuantity(breakfast, { services, limits: [], rooms, roomIndex: 0, guests: 20 })).toBe(5);
    const plenty = aService({ maxPerRoom: 10, maxPerReservation: 15, count: 100 });
    expect(maximumQuantity(plenty, { services, limits: [], rooms, roomIndex: 0, guests: 20 })).toBe(8);
  });

  it('does not count what this room has of it already', () => {
    const rooms = [take('breakfast', 4)];
    expect(maximumQuantity(breakfast, { services, limits: [], rooms, roomIndex: 0, guests: 20 })).toBe(10);
  });

  it('keeps within the category’s maximum per room and per reservation', () => {
    const limits = [{ category: 'COMFORT' as const, maxPerRoom: 6, maxPerReservation: 8 }];
    const rooms = [{ ...take('sauna', 2), ...take('chair', 50) }, take('sauna', 3)];
    // Per room: 6 - 2 = 4. Per reservation: 8 - 2 - 3 = 3.
    expect(maximumQuantity(breakfast, { services, limits, rooms, roomIndex: 0, guests: 20 })).toBe(3);
    expect(maximumQuantity(breakfast, { services, limits, rooms: rooms.slice(0, 1), roomIndex: 0, guests: 20 })).toBe(
      4,
    );
    expect(maximumQuantity(chair, { services, limits, rooms, roomIndex: 0, guests: 20 })).toBe(100);
  });

  it('is one breakfast for each guest at most, and as many of other extras as there are', () => {
    const situation = { services, limits: [], rooms: [{}], roomIndex: 0, guests: 2 };
    expect(maximumQuantity(breakfast, situation)).toBe(2);
    expect(maximumQuantity(aService({ id: 'sauna', type: 'ROOM', maxPerRoom: 5 }), situation)).toBe(5);
  });

  it('is never below zero nor above a hundred', () => {
    const amount = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (perRoom, perReservation, count, elsewhere, limit) => {
        const service = aService({ maxPerRoom: perRoom, maxPerReservation: perReservation, count });
        const maximum = maximumQuantity(service, {
          services: [service],
          limits: [{ category: 'COMFORT', maxPerRoom: limit, maxPerReservation: limit }],
          rooms: [{}, take('breakfast', elsewhere)],
          roomIndex: 0,
          guests: 300,
        });
        expect(maximum).toBeGreaterThanOrEqual(0);
        expect(maximum).toBeLessThanOrEqual(100);
        if (maximum > 0) expect(maximum + elsewhere).toBeLessThanOrEqual(Math.min(perReservation, count, limit));
      }),
    );
  });
});

describe('extras', () => {
  it('count as alcohol when their categories include alcohol', () => {
    expect(isAlcohol(['FOOD', 'ALCOHOL'])).toBe(true);
    expect(isAlcohol(['ALCOHOL_FREE'])).toBe(false);
    expect(isAlcohol([])).toBe(false);
  });

  it('of a room exclude the one that is sold once per reservation', () => {
    const services = [aService(), aService({ id: 'W_RESERVATION' })];
    expect(unbundledExtras(services).map(({ id }) => id)).toEqual(['breakfast']);
  });

  it('are shown as extras unless they are the fee of a pet or a compensation', () => {
    expect(['breakfast', 'W_PET', 'W_COMPENSATE'].map((id) => isLineExtra({ id }))).toEqual([true, false, false]);
  });

  it('are labelled with how many, one too', () => {
    expect([extraLabel('Breakfast', 1), extraLabel('Breakfast', 2)]).toEqual(['Breakfast x 1', 'Breakfast x 2']);
  });

  it('are included in a rate: breakfast by the rate, others by their kind', () => {
    const wifi = aService({ type: 'ROOM', kind: 'INCLUDED_IN_RATE' });
    const rates = [aRate({ breakfastIncluded: true }), aRate({ breakfastIncluded: false }), null];
    expect(rates.map((rate) => isIncluded(aService(), rate))).toEqual([true, false, false]);
    expect(rates.map((rate) => isIncluded(wifi, rate))).toEqual([true, true, true]);
    expect(isIncluded(aService({ type: 'ROOM' }), aRate({ breakfastIncluded: true }))).toBe(false);
  });

  it('are reduced by the breakfasts that the rate includes, and by those without a guest', () => {
    const extras = { breakfast: aChosenExtra({ quantity: 3 }), sauna: aChosenExtra({ id: 'sauna', type: 'ROOM' }) };
    expect(withoutNeedless(extras, aRate({ breakfastIncluded: true }), 5)).toEqual({ sauna: extras.sauna });
    expect(withoutNeedless(extras, aRate({ breakfastIncluded: false }), 2).breakfast?.quantity).toBe(2);
    expect(withoutNeedless(extras, null, 5)).toEqual(extras);
    expect(withoutNeedless(extras, null, 0)).toEqual({ sauna: extras.sauna });
  });

  it('cost their unit price as many times as they are taken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 100 }), (amount, quantity) => {
        const extra = aChosenExtra({ expectedUnitPrice: money(amount, 'S_POINT'), quantity });
        expect(extraTotal(extra)).toEqual(money(amount * quantity, 'S_POINT'));
      }),
    );
  });
});
