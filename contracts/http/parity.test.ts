/** @jest-environment node */
import { ask, search, signedIn, type Headers, type Money } from './testGuest';
import { testWorld } from './testWorld';
import { searchV1 } from './testGuestV1';

interface Guests {
  readonly adults: number;
  readonly ages?: readonly number[];
  readonly pets?: number;
}

/** One search, in words that both APIs can be asked in. */
interface Asked {
  readonly where?: Readonly<Record<string, string>>;
  readonly nights?: readonly [startDate: string, endDate: string];
  readonly rooms?: readonly Guests[];
  readonly memberships?: readonly ('ASOM' | 'S_CARD')[];
  /** Codes and reward nights. */
  readonly more?: Readonly<Record<string, string | boolean>>;
  readonly customer?: string;
  /** How many offers there are at least: so that two empty answers are not taken for equal ones. */
  readonly offers?: number;
}

const searches: Readonly<Record<string, Asked>> = {
  'one room': {},
  'a place with several hotels': { where: { placeName: 'Helsinki' }, offers: 50 },
  'a collection': { where: { collectionId: 'spa' }, offers: 10 },
  'two rooms': { rooms: [{ adults: 2 }, { adults: 1 }], offers: 20 },
  'children and a baby': { rooms: [{ adults: 2, ages: [1, 7, 12] }], offers: 1 },
  'a pet': { rooms: [{ adults: 2, pets: 2 }], offers: 1 },
  'a co-op member': { memberships: ['ASOM'], customer: 'asom' },
  'a stranger who asks for member rates': { memberships: ['ASOM', 'S_CARD'] },
  'a card holder': { memberships: ['S_CARD'], customer: 'scard' },
  'an expired card': { memberships: ['S_CARD'], customer: 'scard-expired' },
  'a staff code': { more: { promotionCode: 'STFF' }, customer: 'staff' },
  'a staff code of someone else': { more: { promotionCode: 'stff' } },
  'a promotion': { more: { promotionCode: 'TALVI' } },
  'a promotion that gives nothing': { more: { promotionCode: 'KESA26' } },
  'a school code': { more: { promotionCode: 'KOULSH' } },
  'an S-Bank code': { more: { promotionCode: 'SPANKKI' } },
  'a company': { more: { companyCode: 'YRITYS100' } },
  'a block': { more: { blockCode: 'HAAT2026' } },
  'a reward night': { more: { rewardNight: true }, customer: 'scard', offers: 3 },
  'a reward night with too few points': { more: { rewardNight: true }, customer: 'scard-expiring', offers: 3 },
  'a hotel of its own name': { where: { hotelId: '1851' }, nights: ['2027-05-11', '2027-05-14'], offers: 1 },
  'a full hotel': { where: { hotelId: '1004' }, nights: ['2026-11-07', '2026-11-08'], offers: 0 },
  'a party that needs more rooms': { rooms: [{ adults: 12 }], offers: 0 },
};

const party = (rooms: readonly Guests[]) => ({
  v1: rooms.map(({ adults, ages = [], pets = 0 }) => ({ adults, childrenAges: ages, pets })),
  v2: rooms.map(({ adults, ages = [], pets = 0 }) => ({ adultCount: adults, childAges: ages, petCount: pets })),
});
const inV1 = (membership: string) => (membership === 'S_CARD' ? 'SCARD' : membership);
/** The older API spells the unit of points in its own way. */
const amount = ({ value, currency }: Money) => ({ value, currency: currency === 'SPOINT' ? 'S_POINT' : currency });

describe('the same world through both APIs', () => {
  const world = testWorld();

  const headersOf = async ({ customer }: Asked): Promise<Headers> => (customer ? signedIn(world, customer) : {});

  /** An answer as a flat list, whatever the shape of the API. */
  const found = async (asked: Asked) => {
    const headers = await headersOf(asked);
    const { where = { hotelId: '1001' }, nights = ['2026-12-01', '2026-12-03'], memberships = [], more = {} } = asked;
    const dateRange = { startDate: nights[0], endDate: nights[1] };
    const rooms = party(asked.rooms ?? [{ adults: 2 }]);
    const v1 = await searchV1(
      world,
      { hotelId: null, ...where, dateRange, rooms: rooms.v1, ...more },
      { types: memberships.map(inV1), extras: true },
      headers,
    );
    const input = { destination: where, dateRange, rooms: rooms.v2, loyaltyMembershipTypes: memberships, ...more };
    const v2 = await search(world, input, headers);
    return {
      v1: {
        issues: v1.availability?.issues,
        hotels: v1.availability?.hotels.map(({ hotel, rooms: found, extraServices, ...hotelFacts }) => ({
          ...hotelFacts,
          hotelId: hotel.id,
          extras: extraServices?.extraServices.map(({ id, unitPrice }) => [id, unitPrice]),
          offers: found
            .flatMap(({ roomTypes }, index) =>
              roomTypes.flatMap(({ roomType, rates, roomsLeft }) =>
                rates.map((rate) => ({
                  room: `room-${index}`,
                  roomType: roomType.id,
                  rate: rate.id,
                  code: rate.type,
                  roomsLeft,
                  price: amount(rate.price.amount),
                  until: rate.cancellationTime,
                  restrictions: rate.restrictions,
                  isPromotion: rate.promotionCode !== null,
                })),
              ),
            )
            .sort(byOffer),
        })),
      },
      v2: {
        issues: v2.issues.map(({ code }) => code),
        hotels: v2.hotels.map(({ availableRooms, extraServices, lowestTotal: _, ...hotelFacts }) => ({
          ...hotelFacts,
          extras: extraServices.map(({ id, unitPrice }) => [id, unitPrice]),
          offers: availableRooms
            .map((offer) => ({
              room: offer.roomConfigurationId,
              roomType: offer.roomTypeRefId,
              rate: offer.rateRefId,
              code: offer.rateCode,
              roomsLeft: offer.roomsLeft,
              price: amount(offer.price.amount),
              until: offer.cancelableUntil,
              restrictions: offer.restrictions.map(({ reason }) => reason),
              isPromotion: offer.promotionCodeApplied,
            }))
            .sort(byOffer),
        })),
      },
    };
  };
  const byOffer = (one: OfferKey, other: OfferKey) => keyOf(one).localeCompare(keyOf(other));

  it.each(Object.entries(searches))('has the same hotels, rooms, rates and totals for %s', async (_, asked) => {
    const { v1, v2 } = await found(asked);
    expect(v1).toEqual(v2);
    const offers = v2.hotels.flatMap((hotel) => hotel.offers);
    expect(v2.hotels.length).toBeGreaterThan(0);
    expect(offers.length).toBeGreaterThanOrEqual(asked.offers ?? 5);
    if (asked.offers === 0) {
      expect(offers).toEqual([]);
      expect(v2.hotels[0]?.unavailable).not.toBeNull();
    }
  });

  it('has the same lowest prices and lines of a price', async () => {
    const lowest = async (endpoint: string, query: string) =>
      (await ask<{ lowestPrices: readonly { date: string; price: Money | null }[] }>(world, query, {}, {}, endpoint))
        .data.lowestPrices;
    const days = 'from: "2026-11-05", to: "2026-11-20"';
    const v1 = await lowest(
      '/graphql',
      `{ lowestPrices(criteria: { hotelId: "1004", ${days}, rooms: [{ adults: 2 }] }) { date price { value currency } } }`,
    );
    const v2 = await lowest(
      '/booking/graphql',
      `{ lowestPrices(input: { destination: { hotelId: "1004" }, ${days}, rooms: [{ adultCount: 2 }] }) {
        date price { value currency } } }`,
    );
    expect(v1).toEqual(v2);
    expect(v1).toHaveLength(16);
    expect(v1.filter(({ price }) => price === null).map(({ date }) => date)).toEqual(['2026-11-07', '2026-11-14']);

    // A stay of several nights has the total of that stay, as a search for it has.
    const weekend = await lowest(
      '/graphql',
      `{ lowestPrices(criteria: { hotelId: "1004", ${days}, nights: 2, rooms: [{ adults: 2 }] }) { date price { value currency } } }`,
    );
    expect(weekend).toEqual(
      await lowest(
        '/booking/graphql',
        `{ lowestPrices(input: { destination: { hotelId: "1004" }, ${days}, nights: 2, rooms: [{ adultCount: 2 }] }) {
          date price { value currency } } }`,
      ),
    );
    // The night of the 7th is sold out, so no stay has it.
    expect(weekend.filter(({ price }) => price === null).map(({ date }) => date)).toEqual(
      expect.arrayContaining(['2026-11-06', '2026-11-07']),
    );
    const { data: found } = await ask<{ availability: { hotels: readonly { lowestTotal: Money }[] } }>(
      world,
      `{ availability(availabilityInput: { locale: FI_FI, destination: { hotelId: "1004" }, rooms: [{ adultCount: 2 }],
        dateRange: { startDate: "2026-11-09", endDate: "2026-11-11" } }) {
        ... on Availability { hotels { lowestTotal { value currency } } } } }`,
      {},
      {},
      '/booking/graphql',
    );
    expect(weekend.find(({ date }) => date === '2026-11-09')?.price).toEqual(found.availability.hotels[0]?.lowestTotal);

    const line = 'kind label quantity unitPrice { value } total { value } date vatRate';
    const older = await ask<{
      availability: { availability: { hotels: { rooms: { roomTypes: { rates: { priceLines: object[] }[] }[] }[] }[] } };
    }>(
      world,
      `{ availability(locale: fi_FI, loyaltyMembershipTypes: [ASOM], criteria: { hotelId: "1001",
        dateRange: { startDate: "2026-12-04", endDate: "2026-12-07" }, rooms: [{ adults: 2, childrenAges: [1, 5], pets: 1 }] }) {
        availability { hotels { rooms { roomTypes { rates { priceLines { ${line} } } } } } } } }`,
      {},
      {},
      '/graphql',
    );
    const newer = await ask<{ availability: { hotels: { availableRooms: { priceLines: object[] }[] }[] } }>(
      world,
      `{ availability(availabilityInput: { locale: FI_FI, loyaltyMembershipTypes: [ASOM], destination: { hotelId: "1001" },
        dateRange: { startDate: "2026-12-04", endDate: "2026-12-07" }, rooms: [{ adultCount: 2, childAges: [1, 5], petCount: 1 }] }) {
        ... on Availability { hotels { availableRooms { priceLines { ${line} } } } } } }`,
    );
    const linesV1 = older.data.availability.availability.hotels.flatMap(({ rooms }) =>
      rooms.flatMap(({ roomTypes }) => roomTypes.flatMap(({ rates }) => rates.map(({ priceLines }) => priceLines))),
    );
    const linesV2 = newer.data.availability.hotels.flatMap(({ availableRooms }) =>
      availableRooms.map(({ priceLines }) => priceLines),
    );
    expect(linesV1).toEqual(linesV2);
    expect(linesV1.flat()).toContainEqual(expect.objectContaining({ kind: 'PET', label: 'Lemmikki' }));
  });
});

interface OfferKey {
  readonly room: string;
  readonly roomType: string;
  readonly rate: string;
}
const keyOf = ({ room, roomType, rate }: OfferKey) => `${room}|${roomType}|${rate}`;
