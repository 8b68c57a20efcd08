/** @jest-environment node */
import { book, offerOf, orderOf, search, signedIn, startTestWorld, type TestWorld } from '../../http/testGuest';

describe('a search', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await startTestWorld();
  });
  afterAll(() => world.harness.close());
  const hotel = (hotelId: string) => ({ destination: { hotelId } });
  const stay = (startDate: string, endDate: string) => ({ dateRange: { startDate, endDate } });

  it.each([
    ['PRIOR_STAY', stay('2026-11-01', '2026-11-03')],
    ['TOO_MANY_NIGHTS', stay('2026-12-01', '2027-01-02')],
    ['INVALID_PROMOTION_CODE', { promotionCode: 'NOSUCH' }],
    ['FORBIDDEN_PROMOTION_CODE_FOR_SCARD', { promotionCode: 'KESA26', loyaltyMembershipTypes: ['S_CARD'] }],
    ['INCOMPATIBLE_SEARCH_CRITERIA', { promotionCode: 'TALVI', rewardNight: true }],
    ['INCOMPATIBLE_SEARCH_CRITERIA', { promotionCode: 'TALVI', companyCode: 'YRITYS100' }],
    ['SCARD_NOT_ALLOWED', { companyCode: 'YRITYS100', loyaltyMembershipTypes: ['S_CARD'] }],
    ['HOTEL_NOT_AVAILABLE', hotel('WSHBT')],
    ['HOTEL_NOT_AVAILABLE', { ...hotel('1851'), ...stay('2027-01-10', '2027-01-12') }],
    ['TRAVELCOTS_NOT_AVAILABLE', { ...hotel('1302'), rooms: [{ adultCount: 1, childAges: [1] }] }],
  ])('is refused with %s', async (code, more) => {
    expect(await search(world, more)).toMatchObject({ __typename: 'AvailabilityFailure', code });
  });

  it.each([
    ['NO_RESULT_FOR_PROMOCODE', { promotionCode: 'KESA26' }],
    ['NO_RESULT_FOR_COMPANYCODE', { companyCode: 'NOSUCH' }],
    ['NO_RESULT_FOR_BLOCKCODE', { ...hotel('1301'), blockCode: 'HAAT2026' }],
    ['PET_ROOMS', { ...hotel('1002'), rooms: [{ adultCount: 1, petCount: 1 }] }],
    ['NO_SUPPORT_FOR_SCARD', { ...hotel('1851'), loyaltyMembershipTypes: ['S_CARD'] }],
    ['NO_SUPPORT_ONLINE_FOR_SCARD', { ...hotel('1801'), loyaltyMembershipTypes: ['S_CARD'] }],
    ['LOGIN_REQUIRED_FOR_ASOM', { loyaltyMembershipTypes: ['ASOM'] }],
    ['LOGIN_REQUIRED_FOR_SCARD', { loyaltyMembershipTypes: ['S_CARD'] }],
  ])('is answered with the issue %s', async (code, more) => {
    expect((await search(world, more)).issues).toContainEqual({ code });
  });

  it('shows a hotel as full when only part of the party fits, with its nearest dates', async () => {
    const one = await search(world, { rooms: [{ adultCount: 5 }] });
    const two = await search(world, { rooms: [{ adultCount: 5 }, { adultCount: 7 }] });
    expect(one.hotels[0]?.available).toBe(true);
    expect(two.hotels[0]).toMatchObject({ available: false, availableRooms: [] });
    const full = await search(world, { ...hotel('1004'), ...stay('2026-11-07', '2026-11-08') });
    expect(full.hotels[0]).toMatchObject({
      available: false,
      nearestDates: expect.arrayContaining([{ startDate: '2026-11-08', endDate: '2026-11-09' }]) as unknown,
    });
  });

  it.each([
    ['FULL', null, { ...hotel('1004'), ...stay('2026-11-07', '2026-11-08') }],
    ['NO_PET_ROOMS', null, { ...hotel('1002'), rooms: [{ adultCount: 1, petCount: 1 }] }],
    ['TOO_FEW_ROOMS', 2, { rooms: [{ adultCount: 2, childAges: [5, 8], petCount: 1 }] }],
    ['TOO_FEW_ROOMS', 3, { rooms: [{ adultCount: 5 }, { adultCount: 7 }] }],
    // The number of rooms is enough, but not this placement.
    ['TOO_FEW_ROOMS', 2, { rooms: [{ adultCount: 1 }, { adultCount: 6 }] }],
    ['TOO_FEW_ROOMS', null, { rooms: [{ adultCount: 1, childAges: [3, 4, 5, 6, 7, 8] }] }],
    [
      'PET_ROOMS_FULL',
      null,
      { ...hotel('1003'), ...stay('2026-12-01', '2026-12-02'), rooms: [{ adultCount: 1, petCount: 1 }] },
    ],
    ['CLOSED', null, { ...hotel('1851'), ...stay('2026-12-30', '2027-01-02') }],
    ['NO_TRAVEL_COTS', null, { destination: { placeName: 'Tampere' }, rooms: [{ adultCount: 1, childAges: [1] }] }],
  ])('says why a hotel has no room: %s, and the number of rooms that would do: %s', async (reason, rooms, more) => {
    const { hotels } = await search(world, more);
    const why = hotels.filter(({ available }) => !available).map(({ unavailable }) => unavailable);
    expect(why).toContainEqual({ reason, rooms });
  });

  it('gives no reason for a hotel that has room', async () => {
    expect((await search(world)).hotels[0]).toMatchObject({ available: true, unavailable: null });
  });

  it('gives another reason than sold-out pet rooms when the party is too large for one', async () => {
    const { hotels, issues } = await search(world, { rooms: [{ adultCount: 4, petCount: 1 }] });
    expect(hotels[0]?.unavailable).toEqual({ reason: 'TOO_FEW_ROOMS', rooms: 2 });
    expect(issues).toEqual([]);
  });

  it('offers pet rooms to guests with pets, and to them only', async () => {
    const types = async (room: object) =>
      new Set(
        (await search(world, { rooms: [room] })).hotels[0]?.availableRooms.map(({ roomTypeRefId }) => roomTypeRefId),
      );
    expect([...(await types({ adultCount: 2, petCount: 1 }))]).toEqual(['1001-PET']);
    expect(await types({ adultCount: 2 })).not.toContain('1001-PET');
  });

  it('finds a place by its name in any language', async () => {
    for (const placeName of ['Helsinki', 'helsingfors', 'Helsingi']) {
      const { hotels } = await search(world, { destination: { placeName } });
      expect(hotels.map(({ hotelId }) => hotelId)).toEqual(['1001', '1002', '1003', '1004']);
    }
    expect((await search(world, { destination: { placeName: 'Lapland' } })).hotels).toHaveLength(5);
    expect((await search(world, { destination: { placeName: 'Atlantis' } })).hotels).toEqual([]);
  });

  it('lists the unmet restrictions of member prices, and none for members', async () => {
    const asked = { loyaltyMembershipTypes: ['ASOM'] };
    const withoutCustomer = await offerOf(world, 'STQ', 'ASOM', {}, asked);
    expect(withoutCustomer.restrictions).toEqual([{ reason: 'ASOM_REQUIRED' }, { reason: 'LOGIN_REQUIRED' }]);
    expect(await book(world, orderOf(withoutCustomer))).toMatchObject({ issues: [{ code: 'BONUS_FORBIDDEN' }] });
    const member = await signedIn(world, 'asom');
    const offer = await offerOf(world, 'STQ', 'ASOM', member, asked);
    expect(offer).toMatchObject({ restrictions: [], asomMembershipApplied: true });
    expect(await book(world, orderOf(offer), member)).toMatchObject({ __typename: 'CreateBookingSuccess' });
  });

  it('sells reward nights for points, while the customer has enough', async () => {
    const rich = await signedIn(world, 'scard');
    const offer = await offerOf(world, 'STQ', 'REWARD', rich, { rewardNight: true });
    expect(offer.price.amount.currency).toBe('S_POINT');
    expect(offer.restrictions).toEqual([]);
    expect(await book(world, orderOf(offer, 'S_POINTS'), rich)).toMatchObject({ __typename: 'CreateBookingSuccess' });
    const unaffordable = await offerOf(world, 'STQ', 'REWARD', await signedIn(world, 'scard-expiring'), {
      rewardNight: true,
    });
    expect(unaffordable.restrictions).toEqual([{ reason: 'SUFFICIENT_S_POINTS_REQUIRED' }]);
  });

  it('answers an expired or unknown token with its code', async () => {
    await expect(search(world, {}, await signedIn(world, 'asom', '&life=-1'))).rejects.toThrow();
    const codeFor = async (authorization: string) => {
      const response = await fetch(`${world.address}/booking/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: '{"query":"{ __typename }"}',
      });
      return ((await response.json()) as { errors: { extensions: unknown }[] }).errors[0]?.extensions;
    };
    expect(await codeFor('Bearer forged.token')).toEqual({ code: 'AUTHORIZATION_INVALID' });
    const { authorization = '' } = await signedIn(world, 'asom', '&life=-1');
    expect(await codeFor(authorization)).toEqual({ code: 'AUTHORIZATION_EXPIRED' });
  });
});

describe('an order', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await startTestWorld();
  });
  afterAll(() => world.harness.close());

  it.each([
    ['a pet in a room without pets', { petCount: 1 }, 'PET_ROOM_NOT_AVAILABLE'],
    ['more people than sleep in the room', { adultCount: 4 }, 'ROOM_NOT_AVAILABLE'],
    ['more cots than the hotel owns', { travelCot: 13 }, 'TRAVELCOT_NOT_AVAILABLE'],
  ])('is refused for %s', async (_, room, code) => {
    const order = orderOf(await offerOf(world, 'STQ'), 'NONE', room);
    expect(await book(world, order)).toMatchObject({ issues: [{ code, roomIndex: 0 }] });
  });

  it('is refused when its promotion code is missing, its dates have passed or its card number is invalid', async () => {
    const promotion = await offerOf(world, 'STQ', 'TALVI', {}, { promotionCode: 'TALVI' });
    expect(await book(world, orderOf(promotion))).toMatchObject({
      issues: [{ code: 'ROOM_NOT_AVAILABLE_WITH_PROMOTION_CODE' }],
    });
    const order = orderOf(await offerOf(world, 'STQ'));
    const past = { ...order, dateRange: { startDate: '2026-11-01', endDate: '2026-11-03' } };
    expect(await book(world, past)).toMatchObject({ issues: [{ code: 'DATE_RANGE_EXPIRED' }] });
    const card = { ...order, loyaltyMembership: { type: 'S_CARD', identifier: 'abc' } };
    expect(await book(world, card)).toMatchObject({ issues: [{ code: 'INVALID_BONUS_CARD_NUMBER' }] });
  });

  it('at a personal rate needs the guest who books among those who stay', async () => {
    const staff = await signedIn(world, 'staff');
    const offer = await offerOf(world, 'STQ', 'STFF', staff, { promotionCode: 'STFF' });
    const orderFor = (lastName: string) => {
      const order = orderOf(offer, 'NONE', { promotionCode: 'STFF', guest: { firstName: 'Tuomo', lastName } });
      return { ...order, contact: { ...order.contact, firstName: 'Tuomo', lastName: 'Vuori' } };
    };
    expect(await book(world, orderFor('Salo'), staff)).toMatchObject({
      issues: [{ code: 'INVALID_CARD_HOLDER_DETAILS' }],
    });
    expect(await book(world, orderFor('Vuori'), staff)).toMatchObject({ __typename: 'CreateBookingSuccess' });
  });

  it('at the friends’ rate is paid in advance when it is for someone else', async () => {
    const offer = await offerOf(world, 'STQ', 'FRNDS', {}, { promotionCode: 'FRNDS' });
    const orderWith = (guarantee: 'CARD_VERIFICATION' | 'DEPOSIT', firstName: string) =>
      orderOf(offer, guarantee, { promotionCode: 'FRNDS', guest: { firstName, lastName: 'Mäkinen' } });
    await expect(book(world, orderWith('CARD_VERIFICATION', 'Veikko'))).rejects.toThrow();
    for (const order of [orderWith('DEPOSIT', 'Veikko'), orderWith('CARD_VERIFICATION', 'Maija')]) {
      expect(await book(world, order)).toMatchObject({ __typename: 'CreateBookingSuccess' });
    }
  });

  it('of two rooms takes two rooms, at the price of the search', async () => {
    const rooms = [
      { adultCount: 1, childAges: [5], petCount: 1 },
      { adultCount: 1, childAges: [1] },
    ];
    const { hotels } = await search(world, { rooms });
    const offers = hotels
      .flatMap(({ availableRooms }) => availableRooms)
      .filter(({ rateCode }) => rateCode === 'WEBBAR');
    const first = offers.find((offer) => offer.roomConfigurationId === 'room-0');
    const second = offers.find((offer) => offer.roomConfigurationId === 'room-1' && offer.roomTypeRefId === '1001-STQ');
    if (!first || !second) throw new Error('The calm hotel has both rooms');
    const one = orderOf(first, 'DEPOSIT', { adultCount: 1, childCount: 1, childAges: [5], petCount: 1 });
    const two = orderOf(second, 'DEPOSIT', { adultCount: 1, babyCount: 1, childAges: [1], travelCot: 1 });
    const value = Number(first.price.amount.value) + Number(second.price.amount.value);
    const order = { ...one, rooms: [...one.rooms, ...two.rooms], expectedPrice: { value, currency: 'EUR' } };
    expect(await book(world, order)).toMatchObject({ __typename: 'CreateBookingSuccess' });
    const after = await search(world, { rooms });
    const left = after.hotels.flatMap(({ availableRooms }) => availableRooms);
    expect(left.find(({ roomTypeRefId }) => roomTypeRefId === '1001-PET')?.roomsLeft).toBe(first.roomsLeft - 1);
    expect(left.find(({ roomTypeRefId }) => roomTypeRefId === '1001-STQ')?.roomsLeft).toBe(second.roomsLeft - 1);
  });
});
