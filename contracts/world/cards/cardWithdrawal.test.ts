import { mayWithdraw, validUntilWithout } from './cardWithdrawal';

describe('withdrawing the order of a card', () => {
  it('is for who ordered it and for whose account it is connected to', () => {
    expect(mayWithdraw('kerttu', { buyerId: null, holderId: 'kerttu' })).toBe(true);
    expect(mayWithdraw('maija', { buyerId: 'maija', holderId: 'kerttu' })).toBe(true);
    expect(mayWithdraw('maija', { buyerId: null, holderId: 'kerttu' })).toBe(false);
  });

  it('ends a bought card, and gives a renewed one the day that it had', () => {
    expect(validUntilWithout('PURCHASE', '2029-02-19', '2028-02-25')).toBe('2028-02-25');
    expect(validUntilWithout('RENEWAL', '2028-02-29', '2028-02-25')).toBe('2028-02-29');
  });
});
