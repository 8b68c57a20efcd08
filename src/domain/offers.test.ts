import { bedCount, bedWidth } from './bedType';
import { isAllowedImage } from './imageHost';
import { money } from './money';
import { fits, groupByRoomType, isCheapest, withRates } from './offers';
import { anOffer, aRate, aRoomType } from './testOffers';

const standard = aRoomType();
const suite = aRoomType({ refId: 'suite' });
const attic = aRoomType({ refId: 'attic' });

describe('groupByRoomType', () => {
  it('puts the cheapest room type first, and the cheapest offer first in each', () => {
    const offers = [
      anOffer({ roomTypeRefId: 'suite', price: money(50000) }),
      anOffer({ rateCode: 'BAR', price: money(30000) }),
      anOffer({ rateCode: 'SAVER', price: money(20000) }),
      anOffer({ roomConfigurationId: 'room-1', price: money(100) }),
      anOffer({ roomTypeRefId: 'unknown', price: money(100) }),
    ];
    const groups = groupByRoomType(offers, [suite, attic, standard], 'room-0');
    expect(groups.map((group) => [group.roomType.refId, ...group.offers.map((offer) => offer.price.amount)])).toEqual([
      ['standard', 20000, 30000],
      ['suite', 50000],
    ]);
    expect(groups[0]?.cheapest.rateCode).toBe('SAVER');
  });
});

describe('isCheapest', () => {
  it('is said of every offer that nothing undercuts', () => {
    const a = anOffer({ price: money(100) });
    const b = anOffer({ price: money(100) });
    const c = anOffer({ price: money(101) });
    expect([a, b, c].map((offer) => isCheapest(offer, [a, b, c]))).toEqual([true, true, false]);
  });
});

describe('withRates', () => {
  it('pairs offers with the rates that are shown, in their order', () => {
    const offers = [anOffer({ rateCode: 'BAR' }), anOffer({ rateCode: 'SAVER' })];
    const rates = [aRate({ code: 'SAVER' }), aRate({ code: 'STFF' }), aRate({ code: 'BAR' })];
    expect(withRates(offers, rates).map(({ rate, offer }) => [rate.code, offer.rateCode])).toEqual([
      ['SAVER', 'SAVER'],
      ['BAR', 'BAR'],
    ]);
  });
});

describe('fits', () => {
  it('counts beds: adults and children, not babies', () => {
    expect(fits(standard, { adults: 2, childAges: [], pets: 0 })).toBe(true);
    expect(fits(standard, { adults: 2, childAges: [3], pets: 0 })).toBe(false);
  });

  it('wants space for a cot when there is a baby', () => {
    const occupancy = { adults: 2, childAges: [1], pets: 0 };
    expect(fits(standard, occupancy)).toBe(false);
    expect(fits(aRoomType({ features: ['TRAVEL_COT_POSSIBLE'] }), occupancy)).toBe(true);
  });

  it('wants a pet room when there is a pet', () => {
    const occupancy = { adults: 1, childAges: [], pets: 1 };
    expect(fits(standard, occupancy)).toBe(false);
    expect(fits(aRoomType({ features: ['PET_ROOM'] }), occupancy)).toBe(true);
  });
});

describe('beds', () => {
  it('are read from the name of their type', () => {
    expect([bedWidth('TWIN_105'), bedWidth('TWIN_KING_180'), bedWidth('FOUR_80')]).toEqual([105, 180, 80]);
    expect((['TWIN_90', 'TWIN_KING_180', 'TWIN_QUEEN_160', 'QUEEN_160', 'KING_240'] as const).map(bedCount)).toEqual([
      2, 1, 1, 1, 1,
    ]);
    expect((['SEVEN_100', 'FOUR_90', 'THREE_100', 'SINGLE_120'] as const).map(bedCount)).toEqual([7, 4, 3, 1]);
  });
});

describe('isAllowedImage', () => {
  const hosts = ['https://images.sarastus.example/', 'https://media.sarastus.example'];

  it('loads pictures of this site and of the allowed prefixes', () => {
    expect(isAllowedImage('/images/kamppi.webp', hosts)).toBe(true);
    expect(isAllowedImage('https://images.sarastus.example/kamppi.webp', hosts)).toBe(true);
  });

  it.each([
    'https://images.sarastus.example.evil.test/a.png',
    'https://images.sarastus.example@evil.test/a.png',
    'https://media.sarastus.example.evil.test/a.png',
    'http://images.sarastus.example/a.png',
    '//evil.test/a.png',
    '/\\evil.test/a.png',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    '',
  ])('does not load %j', (url) => {
    expect(isAllowedImage(url, hosts)).toBe(false);
  });
});
