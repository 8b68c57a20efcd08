import { guaranteeOptions } from './guarantee';
import { isSameChoice, paymentWays, pickedWay, waysToPayNow } from './paymentWays';
import { aHotel } from '../content/testHotel';
import type { SavedCard } from './savedCard';
import type { RatePlan } from '../rate/ratePlan';
import { aRate } from '../stay/testOffers';

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
const at = (chosen: RatePlan) => ({ rate: chosen, offer: null });
const rows = paymentWays(guaranteeOptions([at(rate)], hotel, false));

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

  it('leaves nothing to pick where there is only one', () => {
    const none = () => false;
    expect(pickedWay(rows, none)).toBeUndefined();
    expect(pickedWay(rows, ({ key }) => key === 'DEPOSIT-CARD')?.key).toBe('DEPOSIT-CARD');
    expect(pickedWay(rows.slice(0, 1), none)).toBe(rows[0]);
  });

  it('shows cards with what is paid by card, and chooses none of them for the guest', () => {
    expect(rows.map(({ cards }) => cards)).toEqual([[], [], [], ['VISA'], ['VISA']]);
    expect(rows.every(({ choice }) => choice.card === null)).toBe(true);
  });

  it('has no row for the terminal of the reception beside paying there in any way, and none to pay a deposit at it', () => {
    expect(rows.map(({ choice }) => choice.flow)).not.toContain('PHYSICAL_TERMINAL');
    const cashless = aRate({
      allowedGuarantees: [{ type: 'NONE', methods: ['NONE'], flows: ['PHYSICAL_TERMINAL'] }],
    });
    expect(paymentWays(guaranteeOptions([at(cashless)], hotel, false)).map(({ choice }) => choice)).toEqual([
      { type: 'NONE', method: 'NONE', flow: 'PHYSICAL_TERMINAL', bank: null, card: null, savedCardId: null },
    ]);
  });

  describe('with saved cards', () => {
    const saved = (fields: Partial<SavedCard>): SavedCard => ({
      id: 'one',
      card: 'VISA',
      lastDigits: '1111',
      validity: 'VALID',
      validUntil: '2028-04-30',
      ...fields,
    });
    const keysWith = (...cards: readonly SavedCard[]) =>
      paymentWays(guaranteeOptions([at(rate)], hotel, false), { saved: cards }).map(({ key }) => key);

    it('has a row for each before the payment page, as it is the quicker way', () => {
      expect(keysWith(saved({}), saved({ id: 'two', validity: 'EXPIRING' })).slice(-3)).toEqual([
        'DEPOSIT-saved-one',
        'DEPOSIT-saved-two',
        'DEPOSIT-CARD',
      ]);
    });

    it('names the card in the choice', () => {
      const [way] = paymentWays(guaranteeOptions([at(rate)], hotel, false), { saved: [saved({})] }).filter(
        ({ savedCard }) => savedCard,
      );
      expect(way).toMatchObject({
        choice: { type: 'DEPOSIT', flow: 'STORED_INSTRUMENT', card: 'VISA', savedCardId: 'one' },
        savedCard: { lastDigits: '1111' },
      });
    });

    it('offers none that has expired, or that the hotel does not take', () => {
      expect(keysWith(saved({ validity: 'EXPIRED' }), saved({ card: 'AMEX' }))).toEqual(keysWith());
    });

    it('offers none where the rate does not allow it', () => {
      const byBank = aRate({
        allowedGuarantees: [{ type: 'DEPOSIT', methods: ['ONLINE_BANK'], flows: ['MERCHANT_HOSTED_WINDOW'] }],
      });
      const ways = waysToPayNow([at(byBank)], hotel, false, [saved({})]);
      expect(ways.every(({ savedCard }) => savedCard === null)).toBe(true);
    });
  });

  it('are those of a new booking without the one that pays nothing, once it is made', () => {
    expect(waysToPayNow([at(rate)], hotel, false)).toEqual(rows.filter(({ choice }) => choice.type !== 'NONE'));
  });

  it('differ from each other, and are the same after a reload', () => {
    for (const a of rows) {
      for (const b of rows) expect(isSameChoice(a.choice, { ...b.choice })).toBe(a === b);
    }
  });
});
