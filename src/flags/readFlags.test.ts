import { readFlags } from './readFlags';

describe('readFlags', () => {
  it('knows what is plainly on or off, and nothing else', () => {
    const features = { priceLines: true, roomsLeft: false, hotelMap: 'true', nearestDates: 1, hotelSummary: null };
    expect([...readFlags({ features })]).toEqual([
      ['priceLines', true],
      ['roomsLeft', false],
    ]);
  });

  it.each([
    [null],
    [undefined],
    ['on'],
    [7],
    [[]],
    [{}],
    [{ features: null }],
    [{ features: 'all' }],
    [{ features: [] }],
  ])('takes %j for an error, not for a configuration without features', (answer) => {
    expect(() => readFlags(answer)).toThrow('names no features');
  });
});
