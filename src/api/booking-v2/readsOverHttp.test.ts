import { fetchQuery } from 'relay-runtime';
import type { Environment } from 'relay-runtime';
import { actOnPage, ask, book, offerOf, orderOf, search, searchInput } from '../../../contracts/http/testGuest';
import { testWorld } from '../../../contracts/http/testWorld';
import { extraLimits, extras } from '../../../contracts/world/extras';
import { hotelById } from '../../../contracts/world/hotels/allHotels';
import { babiesOf, priceRoom } from '../../../contracts/world/rates/priceRoom';
import { findPlan } from '../../../contracts/world/rates/ratePlans';
import { findRoomType } from '../../../contracts/world/rooms/roomTypes';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { parseMoney, sum } from '@/domain/money';
import type { Occupancy } from '@/domain/stay/party';
import { summarise } from '@/domain/price/priceSummary';
import type { SearchCriteria } from '@/domain/search/search';
import type { Locale } from '@/i18n/locales';
import { createEnvironment } from '../createEnvironment';
import hotelOffersQuery from './__generated__/useHotelOffersV2Query.graphql';
import type { useHotelOffersV2Query } from './__generated__/useHotelOffersV2Query.graphql';
import reservationQuery from './__generated__/useReservationV2Query.graphql';
import type { useReservationV2Query } from './__generated__/useReservationV2Query.graphql';
import { toAvailabilityInput } from './availabilityInput';
import { readHotelOffers } from './readHotelOffers';
import { readReservation } from './readReservation';
import { aSearch } from '../testSearch';

const withAll = {
  withLines: true,
  withRoomsLeft: true,
  withAccessibility: true,
  withMeasures: true,
  withNearest: true,
  withReason: true,
};
const withNone = {
  withLines: false,
  withRoomsLeft: false,
  withAccessibility: false,
  withMeasures: false,
  withNearest: false,
  withReason: false,
};
const twoAdults: Occupancy = { adults: 2, childAges: [], pets: 0 };

const world = testWorld();
let environment: Environment;
beforeEach(() => {
  environment = createEnvironment(`${world.address}/booking/graphql`);
});

interface Asked {
  readonly criteria?: SearchCriteria;
  readonly occupancies?: readonly Occupancy[];
  readonly locale?: Locale;
  readonly features?: typeof withAll;
}

const offersFor = async ({
  criteria = aSearch(),
  occupancies = [twoAdults],
  locale = 'en',
  features = withAll,
}: Asked = {}): Promise<HotelOffers> => {
  const variables = { input: toAvailabilityInput(criteria, occupancies, locale), ...features };
  const answer = await fetchQuery<useHotelOffersV2Query>(environment, hotelOffersQuery, variables, {
    fetchPolicy: 'store-or-network',
  }).toPromise();
  if (answer?.availability.__typename !== 'Availability') throw new Error('No availability');
  const [hotel] = answer.availability.hotels;
  if (!hotel) throw new Error('No hotel');
  const issues = answer.availability.issues.map(({ code }) => code);
  return readHotelOffers(hotel, criteria, criteria.loyaltyTypes, issues);
};

describe('what a hotel offers, asked as the site asks it', () => {
  it('has the hotel of the world, in the language of the guest', async () => {
    const record = hotelById('1001');
    const { hotel } = await offersFor({ locale: 'sv' });
    expect(hotel).toMatchObject({
      id: '1001',
      name: record.name.sv,
      brand: record.brand,
      address: { street: record.street.sv, postCode: record.postCode, countryCode: 'FI' },
      email: record.email,
      timeZone: 'Europe/Helsinki',
    });
    expect(hotel.cards.length).toBeGreaterThan(0);
    expect(hotel.banks.length).toBeGreaterThan(0);
    expect(hotel.image?.alt).toBeTruthy();
  });

  it('has the price of the world for every offer, with lines that add up to it', async () => {
    const party: Occupancy = { adults: 2, childAges: [7, 1], pets: 1 };
    const { offers } = await offersFor({ occupancies: [party] });
    const hotel = hotelById('1001');
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      const kind = findRoomType(hotel, offer.roomTypeRefId);
      const plan = findPlan(hotel, offer.rateRefId);
      if (!kind || !plan) throw new Error('The world has no such offer');
      const { total, lines, withoutDiscount } = priceRoom({
        hotel,
        kind,
        plan,
        stay: aSearch(),
        sleepers: party,
        cots: babiesOf(party),
        seed: 'test',
        pricePercent: 100,
      });
      expect(offer.price).toEqual(total);
      expect(offer.priceWithoutDiscount).toEqual(withoutDiscount);
      expect(sum(offer.lines.map((line) => line.total))).toEqual(offer.price);
      expect(offer.lines.map(({ kind: lineKind, label }) => [lineKind, label])).toEqual(
        lines.map((line) => [line.kind, line.label.en]),
      );
      expect(summarise([{ offer, extras: [] }]).rooms[0]?.lines).toEqual(offer.lines);
    }
  });

  it('has the same offers as an independent query', async () => {
    const { offers, available } = await offersFor();
    const [independent] = (await search(world)).hotels;
    expect(available).toBe(true);
    expect(
      offers.map(({ roomTypeRefId, rateRefId, rateCode, roomsLeft, price, cancel, restrictions }) => ({
        roomTypeRefId,
        rateRefId,
        rateCode,
        roomsLeft,
        price,
        until: cancel.kind === 'free' ? cancel.until : null,
        restrictions,
      })),
    ).toEqual(
      independent?.availableRooms.map(({ roomTypeRefId, rateRefId, rateCode, roomsLeft, ...offer }) => ({
        roomTypeRefId,
        rateRefId,
        rateCode,
        roomsLeft,
        price: parseMoney(offer.price.amount),
        until: offer.cancelableUntil,
        restrictions: offer.restrictions.map(({ reason }) => reason),
      })),
    );
  });

  it('has the room types and rates of its offers, and who sleeps in which room', async () => {
    const occupancies = [twoAdults, { adults: 1, childAges: [10], pets: 0 }];
    const criteria = aSearch({ party: { rooms: 2, adults: 3, children: 1, childrenAges: [10], pets: 0 } });
    const { offers, roomTypes, rates, configurations } = await offersFor({ criteria, occupancies });
    expect(configurations.map(({ id: _id, ...who }) => who)).toEqual(
      occupancies.map((who, roomIndex) => ({ ...who, roomIndex })),
    );
    expect(new Set(offers.map((offer) => offer.roomTypeRefId))).toEqual(new Set(roomTypes.map(({ refId }) => refId)));
    expect(new Set(offers.map((offer) => offer.rateRefId))).toEqual(new Set(rates.map(({ refId }) => refId)));
    const accessible = roomTypes.find(({ refId }) => refId === '1001-ACC');
    expect(accessible?.accessibility).toEqual(findRoomType(hotelById('1001'), '1001-ACC')?.accessibility);
    const flexible = rates.find(({ code }) => code === 'WEBBAR');
    expect(flexible).toMatchObject({ depositRequirement: 'NO_DEPOSIT_REQUIRED', breakfastIncluded: false });
    expect(flexible?.allowedGuarantees.map(({ type }) => type)).toContain('NONE');
  });

  it('has each extra with its price for the whole stay, and the limits of the hotel', async () => {
    const { extraServices, extraServiceLimits } = await offersFor();
    expect(extraServiceLimits).toEqual(extraLimits.map((limit) => ({ ...limit })));
    for (const extra of extraServices ?? []) {
      const record = extras.find(({ id }) => id === extra.id);
      expect(extra.name).toBe(record?.name.en);
      const perStay = (record?.price ?? 0) * (record?.priceType === 'PER_NIGHT' ? 2 : 1);
      expect(extra.unitPrice).toEqual({ amount: perStay, currency: 'EUR' });
    }
    expect(extraServices?.map(({ id }) => id)).toContain('BREAKFAST');
  });

  it('keeps the extras of one stay apart from those of another when it is read from the cache', async () => {
    const before = await offersFor();
    await offersFor({ criteria: aSearch({ endDate: '2026-12-06' }), locale: 'fi' });
    const after = await offersFor();
    expect(after.extraServices).toEqual(before.extraServices);
    expect(after.configurations).toEqual(before.configurations);
  });

  it('can be read without the optional fields', async () => {
    const { offers, roomTypes, nearestDates } = await offersFor({ features: withNone });
    expect(offers.every(({ lines, roomsLeft }) => lines.length === 0 && roomsLeft === null)).toBe(true);
    expect(roomTypes.every(({ accessibility }) => accessibility === null)).toBe(true);
    expect(nearestDates).toEqual([]);
  });
});

describe('a reservation, asked as the site asks it', () => {
  const reservationOf = async (key: BookingKey, withLines = true) => {
    const { bookingNumber, bookingHash } = key;
    const input = { bookingNumber, bookingHash, locale: 'EN_GB' as const };
    const variables = {
      input,
      withLines,
      withHeldUntil: true,
      withRefund: true,
      withCancelledAt: true,
      withPasses: true,
    };
    const answer = await fetchQuery<useReservationV2Query>(environment, reservationQuery, variables).toPromise();
    if (!answer?.getBooking.booking) throw new Error(answer?.getBooking.__typename);
    return readReservation(answer.getBooking.booking);
  };

  it('is the booking that was made', async () => {
    const offer = await offerOf(world, 'STQ');
    const flowers = extras.find(({ id }) => id === 'FLOWERS')?.price ?? 0;
    const order = orderOf(offer, 'DEPOSIT', { extraServices: [{ extraServiceId: 'FLOWERS', count: 2 }] });
    const total = parseMoney(offer.price.amount).amount + 2 * flowers;
    const key = await book(world, { ...order, expectedPrice: { value: total / 100, currency: 'EUR' } });
    const reservation = await reservationOf(key);
    expect(reservation).toMatchObject({
      bookingNumber: key.bookingNumber,
      bookingHash: key.bookingHash,
      status: 'PENDING',
      guaranteeStatus: 'DEPOSIT_IN_PROGRESS',
      paymentStatus: 'PAYMENT_PENDING',
      hotel: { id: '1001' },
      stay: searchInput.dateRange,
      contact: {
        firstName: 'Maija',
        email: 'maija@guest.example',
        phoneCountryCode: '+358',
        phoneNumber: '401234567',
        address: { street: '', postCode: '', city: '', countryCode: '' },
        companyName: null,
      },
      message: null,
      total: { amount: total, currency: 'EUR' },
      paid: { amount: 0, currency: 'EUR' },
      balance: { amount: total, currency: 'EUR' },
    });
    expect(reservation.rooms).toHaveLength(1);
    expect(reservation.rooms[0]).toMatchObject({
      roomIndex: 0,
      adults: 2,
      roomType: { refId: '1001-STQ' },
      rate: { refId: '1001-WEBBAR' },
      extras: [{ id: 'FLOWERS', quantity: 2, total: { amount: 2 * flowers, currency: 'EUR' } }],
      cancel: { kind: 'free', until: offer.cancelableUntil },
    });
    const lines = reservation.rooms.flatMap((room) => room.lines);
    expect(sum(lines.map((line) => line.total))).toEqual(reservation.total);
    expect(sum(reservation.vat.map(({ gross }) => gross))).toEqual(reservation.total);
    expect(reservation.options.onlineCancel).toEqual({ enabled: true, allowed: true, issueReason: null });
  });

  it('has the reason why an option is closed', async () => {
    const key = await book(world, orderOf(await offerOf(world, 'STQ', 'ADVANCE'), 'DEPOSIT'));
    await actOnPage(world, key.paymentInstruction.url, 'pay');
    const complete = `mutation Complete($input: CompleteGuaranteeInput!) {
      completeGuaranteeForBooking(input: $input) { __typename }
    }`;
    const { bookingNumber, bookingHash, paymentInstruction } = key;
    await ask(world, complete, { input: { bookingNumber, bookingHash, paymentId: paymentInstruction.paymentId } });
    const { options, balance, status, vat } = await reservationOf(key, false);
    expect([status, balance.amount, vat]).toEqual(['CONFIRMED', 0, []]);
    expect(options.guarantee).toEqual({ enabled: true, allowed: false, issueReason: 'DEPOSIT_GIVEN' });
    expect(options.onlineCancel).toEqual({ enabled: true, allowed: false, issueReason: 'NON_CANCELLABLE' });
  });

  it('is not returned without its hash', async () => {
    const { bookingNumber } = await book(world, orderOf(await offerOf(world, 'STQ')));
    await expect(reservationOf({ bookingNumber, bookingHash: 'wrong' })).rejects.toThrow('BookingNotFound');
  });
});
