import { testWorld } from '../../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import { toAvailabilityInput } from '@/api/booking-v2/availabilityInput';
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
  planCode: '',
  companyCode: '',
  blockCode: '',
  mode: 'STANDARD',
  wishes: [],
} as const;
const twoAdults = [{ adults: 2, childAges: [], pets: 0 }];

const world = testWorld();

const now = Date.parse('2026-11-02T07:00:00Z');

const answerOf = async (hotelId: string, withAll = true) => {
  const search = { ...criteria, destination: { kind: 'hotel', hotelId } } as const;
  const endpoint = `${world.address}/booking/graphql`;
  return askPlainly<useHotelAvailabilityV2Query>(endpoint, query, {
    input: toAvailabilityInput(search, twoAdults, 'en'),
    withNearest: withAll,
    withReason: withAll,
    withRoomsLeft: withAll,
  });
};
const availabilityOf = async (hotelId: string, withAll = true): Promise<HotelAvailability> =>
  readHotelAvailability(await answerOf(hotelId, withAll), criteria, now).availability;

describe('readHotelAvailability', () => {
  it('gives the price of the whole stay, and how many rooms of all types are left', async () => {
    const found = await availabilityOf('1001');
    expect(found).toMatchObject({ kind: 'free', lowest: { currency: 'EUR' }, roomsLeft: expect.any(Number) });
    expect(found.kind === 'free' && found.lowest?.amount).toBeGreaterThan(5000);
    // The hotel has more rooms left than any one offer says.
    expect(found.kind === 'free' && found.roomsLeft).toBeGreaterThan(10);
  });

  it('gives no number of rooms where the API gives none', async () => {
    expect(await availabilityOf('1001', false)).toMatchObject({ kind: 'free', roomsLeft: null });
  });

  it('gives none for a hotel that is full or unknown', async () => {
    const { availability } = await answerOf('1001');
    if (availability.__typename !== 'Availability') throw new Error(availability.__typename);
    const full = availability.hotels.map((hotel) => ({
      ...hotel,
      available: false,
      availableRooms: [],
      nearestDates: [{ startDate: '2026-12-02', endDate: '2026-12-03' }],
      unavailable: { reason: 'PET_ROOMS_FULL' as const, rooms: null },
    }));
    const read = (hotels: typeof full) =>
      readHotelAvailability({ availability: { __typename: 'Availability', hotels } }, criteria, now).availability;
    expect(read(full)).toEqual({
      kind: 'full',
      nearestDates: [{ startDate: '2026-12-02', endDate: '2026-12-03' }],
      unavailable: { reason: 'PET_ROOMS_FULL', rooms: null },
    });
    expect(read([])).toEqual({ kind: 'full', nearestDates: [], unavailable: null });
  });

  it('leaves out an offer that cannot be read, and no other', async () => {
    const { availability } = await answerOf('1001');
    if (availability.__typename !== 'Availability') throw new Error(availability.__typename);
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const hotels = availability.hotels.map((hotel) => ({
      ...hotel,
      availableRooms: hotel.availableRooms.map((room, index) =>
        index === 0
          ? { ...room, price: { ...room.price, amount: { value: 'cheap', currency: 'EUR' as const } } }
          : room,
      ),
    }));
    const { offers } = readHotelAvailability({ availability: { __typename: 'Availability', hotels } }, criteria, now);
    expect(offers).toHaveLength((hotels[0]?.availableRooms.length ?? 0) - 1);
    expect(reported).toHaveBeenCalledTimes(1);
    reported.mockRestore();
  });

  it('gives a failure with a code when the search cannot be made', () => {
    const availability = { __typename: 'AvailabilityFailure', code: 'TOO_MANY_NIGHTS' } as const;
    expect(readHotelAvailability({ availability }, criteria, now).availability).toMatchObject({
      kind: 'failed',
      failure: { code: 'TOO_MANY_NIGHTS' },
    });
  });
});
