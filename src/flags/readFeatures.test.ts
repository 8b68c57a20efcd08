import { readFeatures } from './readFeatures';

describe('readFeatures', () => {
  it('turns on what is plainly true, and nothing else', () => {
    const features = { priceLines: true, roomsLeft: false, hotelMap: 'true', nearestDates: 1, hotelSummary: null };
    expect([...readFeatures({ features })]).toEqual(['priceLines']);
  });

  it.each([[null], [undefined], ['on'], [7], [[]], [{}], [{ features: null }], [{ features: 'all' }]])(
    'turns nothing on for %j',
    (answer) => {
      expect(readFeatures(answer).size).toBe(0);
    },
  );
});
