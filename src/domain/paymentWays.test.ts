import { guaranteeOptions } from './guarantee';
import { isSameChoice, paymentWays, waysToPayNow } from './paymentWays';
import { aHotel } from './testHotel';
import { aRate } from './testOffers';

const rate = aRate({
  allowedGuarantees: [
    {
      type: 'DEPOSIT',
      methods: ['CARD', 'ONLINE_BANK'],
      flows: ['WEB_TERMINAL', 'STORED_INSTRUMENT', 'PHYSICAL_TERMINAL'],
    },
    { type: 'CARD_VERIFICATION', methods: ['CARD'], flows: ['WEB_TERMINAL'] },
    { type: 'NONE', methods: ['NONE'], flows: ['NONE', 'PHYSICAL_TERMINAL'] },
  ],
});
const hotel = aHotel({ banks: ['OP', 'NORDEA'], cards: ['VISA'] });
const rows = paymentWays(guaranteeOptions([rate], hotel));

describe('the ways to pay or guarantee', () => {
  it('has one row for each thing a guest can choose, those on credit last', () => {
    expect(rows.map(({ key }) => key)).toEqual([
      'NONE-NONE',
      'DEPOSIT-ONLINE_BANK-OP',
      'DEPOSIT-ONLINE_BANK-NORDEA',
      'CARD_VERIFICATION-CARD',
      'DEPOSIT-CARD',
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it('shows cards with what is paid by card, and chooses none of them for the guest', () => {
    expect(rows.map(({ cards }) => cards)).toEqual([[], [], [], ['VISA'], ['VISA']]);
    expect(rows.every(({ choice }) => choice.card === null)).toBe(true);
  });

  it('offers neither a saved card nor the terminal of the reception', () => {
    expect(rows.map(({ choice }) => choice.flow)).not.toEqual(
      expect.arrayContaining(['STORED_INSTRUMENT', 'PHYSICAL_TERMINAL']),
    );
  });

  it('are those of a new booking without the one that pays nothing, once it is made', () => {
    expect(waysToPayNow([rate], hotel)).toEqual(rows.filter(({ choice }) => choice.type !== 'NONE'));
  });

  it('differ from each other, and are the same after a reload', () => {
    for (const a of rows) {
      for (const b of rows) expect(isSameChoice(a.choice, { ...b.choice })).toBe(a === b);
    }
  });
});
