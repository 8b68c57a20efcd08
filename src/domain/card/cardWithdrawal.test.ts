import { withdrawalState } from './cardWithdrawal';
import { money } from '../money';

const price = money(2500);
const facts = { isWithdrawn: false, orderedOn: '2028-02-20', price };

describe('withdrawing the order of a card', () => {
  it('has an end, the day of the order not counted', () => {
    const open = { kind: 'open', until: '2028-03-05', refund: price };
    expect(withdrawalState(facts, 14, '2028-02-20')).toEqual(open);
    expect(withdrawalState(facts, 14, '2028-03-05')).toEqual(open);
    expect(withdrawalState(facts, 14, '2028-03-06')).toEqual({ kind: 'tooLate', until: '2028-03-05' });
  });

  it('is over once it is done, and has nothing to refund for a free card', () => {
    expect(withdrawalState({ ...facts, isWithdrawn: true }, 14, '2028-02-21')).toEqual({ kind: 'withdrawn' });
    expect(withdrawalState({ ...facts, price: money(0) }, 14, '2028-02-21')).toEqual({ kind: 'nothingPaid' });
  });
});
