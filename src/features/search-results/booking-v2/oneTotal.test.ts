import { fetchQuery } from 'relay-runtime';
import type { Environment } from 'relay-runtime';
import { book, MONDAY, signedIn } from '../../../../contracts/http/testGuest';
import { answerSite, testWorld } from '../../../../contracts/http/testWorld';
import { customerByKey } from '../../../../contracts/world/customers';
import { createEnvironment } from '@/api/createEnvironment';
import { clearTokens, storeTokens } from '@/api/tokenStore';
import { toAvailabilityInput } from '@/api/booking-v2/availabilityInput';
import { loadCustomerV2 } from '@/api/booking-v2/loadCustomerV2';
import { aSearch } from '@/api/testSearch';
import { toCreateBookingInput } from '@/api/booking-v2/toCreateBookingInput';
import { readHotelAnswer } from '@/api/booking-v2/useHotelOffersV2';
import { readFound } from '@/api/booking-v2/useReservationV2';
import offersQuery from '@/api/booking-v2/__generated__/useHotelOffersV2Query.graphql';
import type { useHotelOffersV2Query } from '@/api/booking-v2/__generated__/useHotelOffersV2Query.graphql';
import reservationQuery from '@/api/booking-v2/__generated__/useReservationV2Query.graphql';
import type { useReservationV2Query } from '@/api/booking-v2/__generated__/useReservationV2Query.graphql';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { membershipFor } from '@/domain/guest/customer';
import type { Customer } from '@/domain/guest/customer';
import { setExtraQuantity } from '@/domain/stay/extras';
import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { guaranteeOptions } from '@/domain/payment/guarantee';
import type { HotelOffers, HotelResult } from '@/domain/search/hotelOffers';
import { addDays } from '@/domain/localDate';
import { asMember, membershipsOf, memberSearchOf, refusedMemberships } from '@/domain/search/memberSearch';
import { isSameMoney, sum } from '@/domain/money';
import { choosableOffers } from '@/domain/search/offeredStay';
import type { OfferedStay } from '@/domain/search/offeredStay';
import { paymentWays } from '@/domain/payment/paymentWays';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import { taxIn } from '@/domain/price/priceSummary';
import { missingPoints, pointsBalance, pointsOf, pointsTaken } from '@/domain/price/pointsBalance';
import { rateOptions } from '@/domain/rate/rateOptions';
import { depositRequirements } from '@/domain/rate/ratePlan';
import type { RatedOffer } from '@/domain/rate/rates';
import { priceOf } from '@/domain/price/requote';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import { chooseRate, chooseRoom, chosenTerms, newRoomChoices } from '@/domain/stay/roomChoice';
import { roomOptions } from '@/domain/stay/roomOptions';
import type { RoomOption } from '@/domain/stay/roomOptions';
import type { SearchCriteria } from '@/domain/search/search';
import { choosableStay, stayPrice } from '@/domain/price/stayPrice';
import { readSearchResults } from './useSearchResultsV2';
import resultsQuery from './__generated__/useSearchResultsV2Query.graphql';
import type { useSearchResultsV2Query } from './__generated__/useSearchResultsV2Query.graphql';

// Signing in is switched on, without asking a configuration.
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));

const viewers = ['stranger', 'none', 'scard', 'scard-expiring', 'scard-expired', 'both', 'asom', 'staff', 'business'];
const searches: Readonly<Record<string, Partial<SearchCriteria>>> = {
  'no code': {},
  'the staff code': { promotionCode: 'STFF' },
  'the friends’ code': { promotionCode: 'FRNDS' },
  'the school code': { promotionCode: 'KOULSH' },
  'a winter promotion': { promotionCode: 'TALVI' },
  'a summer promotion': { promotionCode: 'KESA26', startDate: '2027-06-01' },
  'an S-Bank promotion': { promotionCode: 'SPANKKI' },
  'a company’s code': { companyCode: 'YRITYS100' },
  'a group’s code': { blockCode: 'HAAT2026' },
  'a reward night': { rewardNight: true },
};
const rows = viewers.flatMap((viewer) => Object.keys(searches).map((by) => [viewer, by] as const));

/** Two rooms, with a pupil in a bed and a baby in a cot; each row has nights of its own, so that rooms do not run out. */
const party = { rooms: 2, adults: 3, children: 2, childrenAges: [9, 1], pets: 0 };
function searchFor(by: string, row: number): SearchCriteria {
  const search = aSearch({ party, ...searches[by] });
  const startDate = addDays(search.startDate, row);
  return { ...search, startDate, endDate: addDays(startDate, 2) };
}

const world = testWorld();
let environment: Environment;
answerSite(world);

async function comes(viewer: string): Promise<Customer | null> {
  clearTokens('SIGNED_OUT');
  environment = createEnvironment(`${world.address}/booking/graphql`);
  if (viewer === 'stranger') return null;
  storeTokens(JSON.parse(await (await fetch(`/oidc/test-token?customer=${viewer}`)).text()));
  return loadCustomerV2();
}

const input = (criteria: SearchCriteria) =>
  toAvailabilityInput(criteria, occupanciesOf(placeParty(criteria.party)), 'en');

/** Asks as the site does: with the customer's memberships, and again without those that an answer refuses. */
async function asked<Found extends OfferedStay>(
  criteria: SearchCriteria,
  customer: Customer | null,
  ask: (criteria: SearchCriteria) => Promise<Result<Failure, Found>>,
): Promise<Found> {
  let search = memberSearchOf(criteria, membershipsOf(customer));
  for (;;) {
    const answer = await ask(asMember(search));
    const { own } = search;
    const refused = refusedMemberships(own, answer.ok ? answer.value : answer);
    if (refused.length === 0 && !answer.ok) throw new Error(`The search failed: ${JSON.stringify(answer.failure)}`);
    if (refused.length === 0 && answer.ok) return answer.value;
    search = { ...search, own: own.filter((type) => !refused.includes(type)) };
  }
}

const optional = { withList: false, withNearest: true, withReason: true, withRoomsLeft: true };
const nothing = fail(failureOf('transport', 'MALFORMED'));

const inResults = (criteria: SearchCriteria, customer: Customer | null) =>
  asked<HotelResult>(criteria, customer, async (search) => {
    const variables = { input: input(search), withSummary: true, withMap: true, withSurroundings: true, ...optional };
    const data = await fetchQuery<useSearchResultsV2Query>(environment, resultsQuery, variables).toPromise();
    const found = data && readSearchResults(data, search);
    if (!found?.ok) return found ?? nothing;
    const [hotel] = found.value.hotels;
    return hotel ? succeed(hotel) : nothing;
  });

const inSteps = (criteria: SearchCriteria, customer: Customer | null) =>
  asked<HotelOffers>(criteria, customer, async (search) => {
    const variables = {
      input: input(search),
      withLines: true,
      withAccessibility: true,
      withMeasures: true,
      ...optional,
    };
    const data = await fetchQuery<useHotelOffersV2Query>(environment, offersQuery, variables).toPromise();
    return data ? readHotelAnswer(data, search) : nothing;
  });

/** The cheapest room and rate for each room, chosen in turn as a guest does; null where none can be chosen. */
function chooseCheapest(found: HotelOffers, criteria: SearchCriteria) {
  let choices = newRoomChoices(placeParty(criteria.party));
  for (const index of choices.keys()) {
    const choosing = { choices, index, wishes: [], isForOther: false, asked: null, now: MONDAY.getTime() };
    const cheapest = roomOptions(found, choosing).find((each: RoomOption) => each.isLowest);
    const rate = found.rates.find(({ refId }) => refId === cheapest?.cheapest?.rateRefId);
    if (!cheapest?.cheapest || !rate) return null;
    choices = chooseRoom(choices, index, cheapest.room);
    choices = chooseRate(choices, index, { rate, offer: cheapest.cheapest });
  }
  return choices;
}

/** An extra of each kind on sale, for the first room. */
const withExtras = (choices: ReturnType<typeof newRoomChoices>, found: HotelOffers) =>
  choices.map((choice, index) => ({
    ...choice,
    extraServices: (found.extraServices ?? [])
      .filter(({ kind, type }) => index === 0 && kind !== 'INCLUDED_IN_RATE' && type === 'ROOM')
      .reduce((extras, service) => setExtraQuantity(extras, service, 1), choice.extraServices),
  }));

async function order(viewer: string, customer: Customer | null, criteria: SearchCriteria, found: HotelOffers) {
  const cheapest = chooseCheapest(found, criteria);
  if (!cheapest) throw new Error('There is nothing to choose');
  const choices = withExtras(cheapest, found);
  const guarantee = paymentWays(guaranteeOptions(chosenTerms(choices), found.hotel, false))[0]?.choice;
  if (!guarantee) throw new Error('There is no way to pay');
  const { firstName, lastName } = customerByKey(viewer) ?? { firstName: 'Maija', lastName: 'Mäkinen' };
  const occupancies = occupanciesOf(placeParty(criteria.party));
  const sent = toCreateBookingInput({
    locale: 'en',
    hotelId: found.hotel.id,
    stay: { startDate: criteria.startDate, endDate: criteria.endDate },
    rooms: choices.flatMap((choice, index) => {
      const occupancy = occupancies[index];
      const codes = { promotionCode: criteria.promotionCode || null, blockCode: criteria.blockCode || null };
      return occupancy ? [{ choice: { ...choice, ...codes }, occupancy }] : [];
    }),
    contact: { ...EMPTY_CONTACT, profileType: 'PRIVATE', firstName, lastName, email: 'guest@guest.example' },
    companyCode: criteria.companyCode || null,
    mode: criteria.mode,
    asCustomer: viewer !== 'stranger',
    membership: membershipFor(
      choices.flatMap(({ rate }) => rate?.loyaltyType ?? []),
      customer,
    ),
    expectedPrice: priceOf(choices).total,
    guarantee,
    returnUrl: '/en/payment/return',
  });
  const answer = await book(world, sent, viewer === 'stranger' ? {} : await signedIn(world, viewer));
  if (answer.__typename !== 'CreateBookingSuccess') throw new Error(JSON.stringify(answer));
  const { bookingNumber, bookingHash } = answer;
  const variables = {
    input: { bookingNumber, bookingHash, locale: 'EN_GB' as const },
    withLines: true,
    withHeldUntil: true,
    withRefund: true,
    withCancelledAt: true,
    withPasses: true,
  };
  const data = await fetchQuery<useReservationV2Query>(environment, reservationQuery, variables).toPromise();
  const read = data && readFound(data);
  if (!read?.ok) throw new Error('The booking cannot be read');
  return { cheapest, choices, reservation: read.value };
}

const closed = new Set(
  ['stranger', 'none', 'scard-expiring', 'scard-expired', 'asom', 'staff'].map((viewer) => `${viewer}, a reward night`),
);

describe('the total of a stay', () => {
  it.each(rows.map((row, index) => [...row, index] as const))(
    'is the same in results, steps, summary and receipt: %s with %s',
    async (viewer, by, row) => {
      const customer = await comes(viewer);
      const criteria = searchFor(by, row % 60);
      const { lowest, blockedBy } = stayPrice(choosableStay(await inResults(criteria, customer)), [], MONDAY.getTime());
      const found = await inSteps(criteria, customer);
      if (closed.has(`${viewer}, ${by}`)) {
        // Only a card with enough points buys a reward night; others see why.
        expect([lowest, chooseCheapest(found, criteria)]).toEqual([null, null]);
        expect(blockedBy.length).toBeGreaterThan(0);
        return;
      }
      const balance = lowest && pointsBalance(pointsOf(customer), lowest);
      if (balance && missingPoints(balance)) {
        // Enough for one of the rooms: the API offers each, and the second cannot be chosen beside the first.
        const [first, second] = chooseCheapest(found, criteria) ?? [];
        const points = { has: balance.has, taken: pointsTaken(first ? [first] : []) };
        const roomTypeRefId = second?.room?.refId ?? '';
        const choosing = { index: 1, roomTypeRefId, wishes: [], isForOther: false, asked: null, points };
        const [option] = rateOptions(found, choosing);
        expect(option?.blockedBy).toEqual(['SUFFICIENT_S_POINTS_REQUIRED']);
        return;
      }
      const { cheapest, choices, reservation } = await order(viewer, customer, criteria, found);
      expect(priceOf(cheapest).total).toEqual(lowest);
      const summary = priceOf(choices);
      expect(reservation.total).toEqual(summary.total);
      expect(summary.otherTotals).toEqual([]);
      for (const room of reservation.rooms) {
        expect(
          sum(
            room.lines.map(({ total }) => total),
            room.total.currency,
          ),
        ).toEqual(room.total);
      }
      expect(reservation.rooms.map(({ lines }) => lines.map(({ total }) => total))).toEqual(
        summary.rooms.map(({ lines }) => lines.map(({ total }) => total)),
      );
      const isMoney = summary.total.currency === 'EUR';
      expect(reservation.vat).toEqual(summary.vat);
      expect(sum(summary.vat.map(({ gross }) => gross)).amount).toBe(isMoney ? summary.total.amount : 0);
      for (const { gross, tax, vatRate } of summary.vat) expect(tax).toEqual(taxIn(gross, vatRate));
      // Extras of several kinds have several rates of tax, and a reward night has neither.
      expect(summary.vat.length).toBe(isMoney ? 2 : 0);
      expect(criteria.rewardNight).toBe(!isMoney);
    },
    20_000,
  );
});

const isAsGood = (one: RatedOffer, other: RatedOffer): boolean => {
  const isDue = ({ rate }: RatedOffer) => depositRequirements.indexOf(rate.depositRequirement);
  const until = ({ offer }: RatedOffer) => (offer.cancel.kind === 'free' ? Date.parse(offer.cancel.until) : 0);
  return (
    one.offer.roomTypeRefId === other.offer.roomTypeRefId &&
    one.offer.price.currency === other.offer.price.currency &&
    one.offer.price.amount <= other.offer.price.amount &&
    until(one) >= until(other) &&
    (one.rate.breakfastIncluded || !other.rate.breakfastIncluded) &&
    isDue(one) <= isDue(other)
  );
};

describe('a member', () => {
  const hotels = ['1001', '1101', '1301', '1801', '2001'];
  it.each(
    viewers.filter((viewer) => viewer !== 'stranger').flatMap((viewer) => hotels.map((hotel) => [viewer, hotel])),
  )(
    'never pays more than a stranger for the same: %s at %s',
    async (viewer, hotelId) => {
      const destination = { kind: 'hotel', hotelId } as const;
      let compared = 0;
      for (const [by, fields] of Object.entries(searches)) {
        const criteria = {
          ...aSearch({ ...fields, destination }),
          ...(fields.startDate ? { endDate: addDays(fields.startDate, 2) } : {}),
        };
        await comes('stranger');
        const strangers = await inSteps(criteria, null);
        const customer = await comes(viewer);
        const members = await inSteps(criteria, customer);
        const mayChoose = (of: HotelOffers) => of.configurations.flatMap(({ id }) => choosableOffers(of, id, false));
        const own = mayChoose(members);
        for (const each of mayChoose(strangers)) {
          compared += 1;
          const isServed = own.some((offer) => isAsGood(offer, each));
          expect([by, each.rate.code, isServed]).toEqual([by, each.rate.code, true]);
        }
        expect(
          members.offers.every(({ lines, price }) =>
            isSameMoney(
              sum(
                lines.map(({ total }) => total),
                price.currency,
              ),
              price,
            ),
          ),
        ).toBe(true);
      }
      expect(compared).toBeGreaterThan(50);
    },
    30_000,
  );
});
