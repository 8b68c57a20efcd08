import fc from 'fast-check';
import { memberships } from '@/domain/guest/membership';
import { addDays } from '../calendar';
import { allHotels } from '../hotels/allHotels';
import { roomTypesOf } from '../rooms/roomTypes';
import { taxIn } from '../vat';
import { priceRoom } from './priceRoom';
import { plansFor } from './ratePlans';

const keys = {
  loyaltyTypes: memberships,
  promotionCode: 'TALVI',
  companyCode: 'YRITYS100',
  blockCode: 'HAAT2026',
};

const questions = fc
  .record({
    hotel: fc.constantFrom(...allHotels),
    room: fc.nat(),
    plan: fc.nat(),
    rewardNight: fc.boolean(),
    day: fc.nat(500),
    nights: fc.integer({ min: 1, max: 30 }),
    adults: fc.integer({ min: 1, max: 6 }),
    childAges: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 4 }),
    pets: fc.nat(2),
    cots: fc.nat(2),
    pricePercent: fc.integer({ min: 50, max: 200 }),
  })
  .map(({ hotel, room, plan, rewardNight, day, nights, adults, childAges, pets, ...rest }) => {
    const startDate = addDays('2026-01-01', day);
    const kinds = roomTypesOf(hotel);
    const plans = plansFor(hotel, startDate, { ...keys, rewardNight });
    const kind = kinds[room % kinds.length];
    const chosen = plans[plan % plans.length];
    if (!kind || !chosen) throw new Error('A hotel sells something every day');
    const stay = { startDate, endDate: addDays(startDate, nights) };
    return { hotel, kind, plan: chosen, stay, sleepers: { adults, childAges, pets }, seed: 'test', ...rest };
  });

describe('the price of a room', () => {
  it('is the exact sum of its lines in whole minor units', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { total, lines, withoutDiscount } = priceRoom(question);
        expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(total.amount);
        for (const line of lines) {
          expect(Number.isInteger(line.total)).toBe(true);
          expect(line.quantity * line.unit).toBe(line.total);
          expect(line.currency).toBe(total.currency);
        }
        expect(total.amount).toBeGreaterThan(0);
        if (withoutDiscount) expect(withoutDiscount.amount).toBeGreaterThan(total.amount);
      }),
      { numRuns: 500 },
    );
  });

  it('has one line for each night', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const nights = priceRoom(question).lines.filter(({ kind }) => kind === 'NIGHT');
        expect(nights[0]?.date).toBe(question.stay.startDate);
        expect(addDays(nights.at(-1)?.date ?? '', 1)).toBe(question.stay.endDate);
      }),
      { numRuns: 100 },
    );
  });

  it('includes the tax of a gross amount, rounded half up to a cent', () => {
    expect(taxIn(11350, 1350)).toBe(1350);
    expect(taxIn(-11350, 1350)).toBe(-1350);
    expect(taxIn(100, 2550)).toBe(20);
    expect(taxIn(0, 2550)).toBe(0);
  });
});
