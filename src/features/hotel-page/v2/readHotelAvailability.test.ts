import { startTestWorld } from '../../../../contracts/http/testGuest';
import type { TestWorld } from '../../../../contracts/http/testGuest';
import { askPlainly } from '@/api/askPlainly';
import { toAvailabilityInput } from '@/api/v2/availabilityInput';
import type { HotelAvailability } from '../hotelAvailability';
import { readHotelAvailability } from './readHotelAvailability';
import { query } from './useHotelAvailabilityV2';
import type { useHotelAvailabilityV2Query } from './__generated__/useHotelAvailabilityV2Query.graphql';

const criteria = {
  startDate: '2026-12-01',
  endDate: '2026-12-03',
  destination: { kind: 'hotel', hotelId: '1001' },
  party: { rooms: 1, adults: 2, children: 0, childrenAges: [], pets: 0 },
  loyaltyTypes: [],
  rewardNight: false,
  promotionCode: '',
  companyCode: '',
  blockCode: '',
} as const;
const twoAdults = [{ adults: 2, childAges: [], pets: 0 }];

let world: TestWorld;
beforeAll(async () => {
  world = await startTestWorld();
});
afterAll(() => world.harness.close());

const availabilityOf = async (hotelId: string, withAll = true): Promise<HotelAvailability> => {
  const search = { ...criteria, destination: { kind: 'hotel', hotelId } } as const;
  const endpoint = `${world.address}/booking/graphql`;
  const data = await askPlainly<useHotelAvailabilityV2Query>(endpoint, query, {
    input: toAvailabilityInput(search, twoAdults, 'en'),
    withNearest: withAll,
    withRoomsLeft: withAll,
  });
  return readHotelAvailability(data);
};

describe('what a hotel has for chosen dates', () => {
  it('is the price of the whole stay, and how many rooms are left of all types together', async () => {
    const found = await availabilityOf('1001');
    expect(found).toMatchObject({ kind: 'free', lowestTotal: { currency: 'EUR' }, roomsLeft: expect.any(Number) });
    expect(found.kind === 'free' && found.lowestTotal.amount).toBeGreaterThan(5000);
    // A hotel of many types has more rooms left than any one offer tells.
    expect(found.kind === 'free' && found.roomsLeft).toBeGreaterThan(10);
  });

  it('does not count rooms where the API does not tell them', async () => {
    expect(await availabilityOf('1001', false)).toMatchObject({ kind: 'free', roomsLeft: null });
  });

  it('is nothing at a hotel that has no room, or that nobody knows', () => {
    const hotels = [
      {
        available: false,
        lowestTotal: null,
        availableRooms: [],
        nearestDates: [{ startDate: '2026-12-02', endDate: '2026-12-03' }],
      },
    ];
    expect(readHotelAvailability({ availability: { __typename: 'Availability', hotels } })).toEqual({
      kind: 'full',
      nearestDates: [{ startDate: '2026-12-02', endDate: '2026-12-03' }],
    });
    expect(readHotelAvailability({ availability: { __typename: 'Availability', hotels: [] } })).toEqual({
      kind: 'full',
      nearestDates: [],
    });
  });

  it('is a failure with a name when the search cannot be made', () => {
    const availability = { __typename: 'AvailabilityFailure', code: 'TOO_MANY_NIGHTS' } as const;
    expect(readHotelAvailability({ availability })).toMatchObject({
      kind: 'failed',
      failure: { code: 'TOO_MANY_NIGHTS' },
    });
  });
});
