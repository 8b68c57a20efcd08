import { money } from './money';
import { rateOptions } from './rateOptions';
import { hotelOffers } from './testHotel';
import { anOffer, aRate } from './testOffers';

const bar = aRate({ code: 'WEBBAR' });
const advance = aRate({ code: 'ADVANCE' });
const member = aRate({ code: 'MEMBER', loyaltyType: 'ASOM' });
const at = (rateCode: string, amount: number, more = {}) => anOffer({ rateCode, price: money(amount), ...more });

const optionsOf = (found: ReturnType<typeof hotelOffers>, isMember = false) =>
  rateOptions(found, 0, 'standard', isMember);

describe('rateOptions', () => {
  it('keeps the order of the hotel, prefers the standard rate and tells how much more than the lowest', () => {
    const found = hotelOffers({ rates: [advance, bar], offers: [at('WEBBAR', 12000), at('ADVANCE', 10000)] });
    expect(
      optionsOf(found).map(({ rate, isDefault, isLowest, more }) => [rate.code, isDefault, isLowest, more]),
    ).toEqual([
      ['ADVANCE', false, true, null],
      ['WEBBAR', true, false, money(2000)],
    ]);
  });

  it('shows only rates that this room type is sold at in this room', () => {
    const found = hotelOffers({
      rates: [bar, advance, aRate({ code: 'OTHER' })],
      offers: [
        at('WEBBAR', 1),
        at('ADVANCE', 1, { roomTypeRefId: 'suite' }),
        at('OTHER', 1, { roomConfigurationId: 'room-1' }),
      ],
    });
    expect(optionsOf(found).map(({ rate }) => rate.code)).toEqual(['WEBBAR']);
    expect(rateOptions(found, 1, 'standard', false)).toEqual([]);
  });

  it('shows a rate that needs more with its reason, but neither as the lowest nor as the default', () => {
    const found = hotelOffers({
      rates: [aRate({ code: 'BAR' }), advance],
      offers: [at('BAR', 8000, { restrictions: ['LOGIN_REQUIRED'] }), at('ADVANCE', 10000)],
    });
    const [blocked, open] = optionsOf(found);
    expect(blocked).toMatchObject({ isBlocked: true, isDefault: false, isLowest: false });
    expect(open).toMatchObject({ isBlocked: false, isDefault: true, isLowest: true, more: null });
  });

  it('hides the standard rates from a member who has better ones', () => {
    const found = hotelOffers({ rates: [bar, member], offers: [at('WEBBAR', 12000), at('MEMBER', 9000)] });
    expect(optionsOf(found, true).map(({ rate }) => rate.code)).toEqual(['MEMBER']);
  });

  it('compares no points with euros', () => {
    const found = hotelOffers({
      rates: [bar, advance],
      offers: [at('WEBBAR', 12000), at('ADVANCE', 0, { price: money(900, 'S_POINT') })],
    });
    expect(optionsOf(found).map(({ isLowest, more }) => [isLowest, more])).toEqual([
      [true, null],
      [false, null],
    ]);
  });

  it('has no default when every rate needs more', () => {
    const found = hotelOffers({ rates: [bar], offers: [at('WEBBAR', 1, { restrictions: ['S_CARD_REQUIRED'] })] });
    expect(optionsOf(found)).toEqual([expect.objectContaining({ isDefault: false, isLowest: false, isBlocked: true })]);
  });
});
