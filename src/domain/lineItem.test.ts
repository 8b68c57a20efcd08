import { isAlcoholLine, lineExtras, lineLabel, linePrice, lineTotal } from './lineItem';
import { money } from './money';

describe('a line of an order', () => {
  it('is called by its name and how many', () => {
    expect(lineLabel({ name: 'Breakfast', quantity: 2 })).toBe('Breakfast x 2');
    expect(lineLabel({ name: 'Breakfast', count: 3 })).toBe('Breakfast x 3');
    expect(lineLabel({ name: 'Breakfast', quantity: null })).toBe('Breakfast x 1');
  });

  it('costs its unit price as many times', () => {
    expect(linePrice({ name: 'Wine', quantity: 3, expectedUnitPrice: { value: '8.90', currency: 'EUR' } })).toEqual(
      money(2670),
    );
    expect(linePrice({ name: 'Wine', expectedUnitPrice: { value: 8.9 } })).toEqual(money(890));
    expect(linePrice({ name: 'Wine', quantity: 0, expectedUnitPrice: { value: 5, currency: 'SPOINT' } })).toEqual(
      money(0, 'S_POINT'),
    );
    expect(linePrice({ name: 'Wine', quantity: 3 })).toEqual(money(0));
  });

  it('tells EUR 0 for a total that is missing', () => {
    expect(lineTotal({ name: 'Wine', totalPrice: { amount: { value: '12', currency: 'RUB' } } })).toEqual(
      money(1200, 'RUB'),
    );
    for (const totalPrice of [undefined, null, {}, { amount: null }]) {
      expect(lineTotal({ name: 'Wine', totalPrice })).toEqual(money(0, 'EUR'));
    }
  });

  it('counts as alcohol by its categories', () => {
    expect(isAlcoholLine({ name: 'Wine', categoryIds: ['ALCOHOL'] })).toBe(true);
    expect(isAlcoholLine({ name: 'Water' })).toBe(false);
  });

  it('shows its extras but not the pet’s fee and the compensation', () => {
    const extraServices = ['W_PET', 'breakfast', 'W_COMPENSATE', null].map((id) => ({
      name: String(id),
      extraServiceId: id,
    }));
    expect(lineExtras({ name: 'Room', extraServices }).map(({ name }) => name)).toEqual(['breakfast', 'null']);
    expect(lineExtras({ name: 'Room' })).toEqual([]);
  });
});
