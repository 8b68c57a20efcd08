import { mayWithdraw, validUntilWithout, withdrawableUntil } from './cardWithdrawal';

const facts = { buyerId: null, holderId: 'kerttu', orderedOn: '2028-02-20', isFree: false };

describe('withdrawing the order of a card', () => {
  it('is for who ordered it and for whose account it is connected to', () => {
    expect(mayWithdraw('kerttu', facts)).toBe(true);
    expect(mayWithdraw('maija', { ...facts, buyerId: 'maija' })).toBe(true);
    expect(mayWithdraw('maija', facts)).toBe(false);
  });

  it('has an end, the day of the order not counted, and nothing to refund for a free card', () => {
    expect(withdrawableUntil(facts, 14)).toBe('2028-03-05');
    expect(withdrawableUntil({ ...facts, isFree: true }, 14)).toBeNull();
  });

  it('ends a bought card, and gives a renewed one the day that it had', () => {
    expect(validUntilWithout('PURCHASE', '2029-02-19', '2028-02-25')).toBe('2028-02-25');
    expect(validUntilWithout('RENEWAL', '2028-02-29', '2028-02-25')).toBe('2028-02-29');
  });
});
