import { readAskedStay } from './askedStay';

jest.mock('@/browser/today', () => ({ today: () => '2026-11-02' }));

const stay = { from: '2026-12-01', to: '2026-12-03' };

describe('what an assistant asks a tool with', () => {
  it('is read as an address is', () => {
    const asked = readAskedStay({ place: 'Helsinki', ...stay, rooms: 2, adults: 3, ages: [4, 9], pets: 1 }, 'place');
    expect(asked).toMatchObject({
      criteria: {
        destination: { kind: 'place', placeName: 'Helsinki' },
        startDate: stay.from,
        endDate: stay.to,
        party: { rooms: 2, adults: 3, children: 2, childrenAges: [4, 9], pets: 1 },
      },
      changes: [],
    });
  });

  it('needs the place of its tool, and no other', () => {
    expect(readAskedStay({ hotel: '1001', ...stay }, 'place')).toBe('"place" is missing.');
    expect(readAskedStay({ place: 'Helsinki' }, 'hotel')).toBe('"hotel" is missing.');
    expect(readAskedStay({ hotel: '1001', place: 'Helsinki' }, 'hotel')).toMatchObject({
      criteria: { destination: { kind: 'hotel', hotelId: '1001' } },
    });
  });

  it.each([null, undefined, 'Helsinki', 7, [], { place: { name: 'Helsinki' } }])('may be nonsense: %p', (input) => {
    expect(readAskedStay(input, 'place')).toBe('"place" is missing.');
  });

  it('cannot bring codes, memberships or points, which are the guest’s own', () => {
    const input = { place: 'Helsinki', ...stay, promo: 'TALVI', member: 'ASOM', reward: 1 };
    expect(readAskedStay(input, 'place')).toMatchObject({
      criteria: { promotionCode: '', loyaltyTypes: [], rewardNight: false },
    });
  });

  it('says what was changed because it is not possible', () => {
    expect(readAskedStay({ place: 'Helsinki', from: '2020-01-01', adults: 99 }, 'place')).toMatchObject({
      changes: ['arrivalPassed', 'adultsOutOfRange'],
    });
  });
});
