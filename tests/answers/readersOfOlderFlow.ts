import { aKey } from '@/domain/testKey';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { actOnPage } from '../../contracts/http/testGuest';
import type { TestWorld } from '../../contracts/http/testGuest';
import { askPlainly } from '@/api/askPlainly';
import { readAnswer } from '@/api/readAnswer';
import { callOf, dataOf } from '@/api/testAsk';
import { byCard, orderFor } from '@/api/testOrder';
import { aSearch } from '@/api/testSearch';
import { storeTokens } from '@/api/tokenStore';
import extrasQuery from '@/api/booking-v1/__generated__/useExtraServicesV1Query.graphql';
import type { useExtraServicesV1Query } from '@/api/booking-v1/__generated__/useExtraServicesV1Query.graphql';
import { toAvailabilityCriteria } from '@/api/booking-v1/availabilityCriteria';
import { offersOfV1 } from '@/api/booking-v1/testOffersV1';
import { useBookStayV1 } from '@/api/booking-v1/useBookStayV1';
import { useReadBookingV1 } from '@/api/booking-v1/useBookingCallsV1';
import { useCancelBookingV1 } from '@/api/booking-v1/useCancelBookingV1';
import { useCompletePaymentV1 } from '@/api/booking-v1/useCompletePaymentV1';
import { useEditReservationV1 } from '@/api/booking-v1/useEditReservationV1';
import { readExtras } from '@/api/booking-v1/useExtraServicesV1';
import { useStartPaymentV1 } from '@/api/booking-v1/useStartPaymentV1';
import { environment as site } from '@/config/environment';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { EditOrder } from '@/domain/edit/editOrder';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { CreateBookingOrder } from '@/domain/payment/order';
import type { BookedOrder } from '@/domain/payment/orderAttempt';
import type { Result } from '@/domain/result';
import { useFindReservationV1 } from '@/features/find-reservation/booking-v1/useFindReservationV1';
import { readHotelAvailability } from '@/features/hotel-page/booking-v1/readHotelAvailability';
import availabilityQuery from '@/features/hotel-page/booking-v1/__generated__/useHotelAvailabilityV1Query.graphql';
import type { useHotelAvailabilityV1Query } from '@/features/hotel-page/booking-v1/__generated__/useHotelAvailabilityV1Query.graphql';
import { saveCard } from '@/features/payment/site/saveCard';
import { loadSavedCards } from '@/features/payment/site/useSavedCards';
import { readPricesByDay } from '@/features/search/readPricesByDay';
import pricesQuery from '@/features/search/booking-v1/__generated__/useLowestPricesV1Query.graphql';
import type { useLowestPricesV1Query } from '@/features/search/booking-v1/__generated__/useLowestPricesV1Query.graphql';
import { readSearchResults } from '@/features/search-results/booking-v1/useSearchResultsV1';
import resultsQuery from '@/features/search-results/booking-v1/__generated__/useSearchResultsV1Query.graphql';
import type { useSearchResultsV1Query } from '@/features/search-results/booking-v1/__generated__/useSearchResultsV1Query.graphql';
import type { Reader } from './reader';

const relayData = <TQuery extends OperationType>(query: GraphQLTaggedNode, variables: TQuery['variables']) =>
  dataOf<TQuery>(site.siteEndpoint, query, variables);

const callHere = <Call>(useCall: () => Call): Call => callOf(site.siteEndpoint, useCall);

/** With a child, and without a promotion. */
const family = aSearch({ party: { ...aSearch().party, children: 1, childrenAges: [7] } });
/** With a pet, so that the hotel without pet rooms says why it has no room. */
const inHelsinki = aSearch({ destination: { kind: 'place', placeName: 'Helsinki' } });
/** How the site asks for the hotels of a place. */
const firstOfList = { first: 100, after: null, sort: 'BRAND', wishes: [], rateCode: null } as const;
const withPet = [{ adults: 2, childAges: [], pets: 1 }];
const optional = { withNearest: true, withReason: true, withRoomsLeft: true };

let order: CreateBookingOrder | null = null;
let kept: { readonly booking: BookingKey; readonly paymentId: string } | null = null;

async function prepareOrder(fields: Partial<CreateBookingOrder>): Promise<void> {
  const found = await offersOfV1(family);
  if (!found.ok) throw new Error('Nothing is offered');
  // For business, so that the answers have an address.
  const contact = { profileType: 'BUSINESS', companyName: 'Koivu Oy' } as const;
  order = orderFor(found.value, { criteria: family, guarantee: byCard, contact, ...fields });
}

const theOrder = (): CreateBookingOrder => {
  if (!order) throw new Error('Nothing was prepared');
  return order;
};

/** Books, and keeps what the first answer made for the calls that follow. */
async function bookAndKeep(key: string): Promise<Result<unknown, BookedOrder>> {
  const made = await callHere(useBookStayV1)(theOrder(), aKey(key));
  if (made.ok && made.value.payment.paymentId !== null && !kept) {
    const { bookingNumber, bookingHash, payment } = made.value;
    kept = { booking: { bookingNumber, bookingHash }, paymentId: payment.paymentId ?? '' };
  }
  return made;
}

const theBooking = () => {
  if (!kept) throw new Error('Nothing was booked');
  return kept;
};

/** A change that leaves everything as it was ordered. */
const sameAgain = (): EditOrder => {
  const { stay: dates, rooms, expectedPrice: total } = theOrder();
  return {
    booking: theBooking().booking,
    dates,
    rooms: rooms.map(({ choice: { offer, travelCot, extraServices } }) => ({
      roomTypeRefId: offer?.roomTypeRefId ?? '',
      rateRefId: offer?.rateRefId ?? '',
      travelCots: travelCot,
      extras: Object.values(extraServices).map(({ id, quantity }) => ({ id, quantity })),
    })),
    contact: null,
    total,
    membership: null,
  };
};

const signIn = async ({ address }: TestWorld): Promise<void> => {
  const response = await fetch(`${address}/oidc/test-token?customer=scard`);
  storeTokens((await response.json()) as Parameters<typeof storeTokens>[0]);
};

const started = async (key: string) => {
  const answer = await callHere(useStartPaymentV1)(
    theBooking().booking,
    byCard,
    '/en/payment/return',
    aKey(`${key}-pay`),
  );
  if (answer.ok && typeof answer.value.paymentId === 'string' && answer.value.paymentId.length < 100) {
    kept = { ...theBooking(), paymentId: answer.value.paymentId };
  }
  return answer;
};

/** The fields that a reservation cannot be shown without. */
export const vitalOfReservation =
  /\.(id|reservationHash|name|urlPath|timeZone|startDate|endDate|value|currency|type|adults|childrenAges|pets|cribSelection|cancellationTime|minOccupancy|maxOccupancy|minSize|maxSize|terms|flows|methods)$/;

/** How the site reads the answers of its own API to the operations of the older flow. */
export const readersOfOlderFlow: readonly Reader[] = [
  {
    operation: 'useSearchResultsV1Query',
    // Without the cursor it is unknown whether the list goes on.
    vital: /nextPage$/,
    told: [
      'availability.availability.hotels',
      'availability.availability.hotels.rooms',
      'availability.availability.hotels.rooms.roomTypes',
      'availability.availability.hotels.rooms.roomTypes.rates',
    ],
    read: async () =>
      readSearchResults(
        await relayData<useSearchResultsV1Query>(resultsQuery, {
          locale: 'en_GB',
          criteria: { ...toAvailabilityCriteria(inHelsinki, withPet), list: firstOfList },
          memberships: [],
          withSummary: true,
          withMap: true,
          withList: true,
          withSurroundings: true,
          ...optional,
        }),
        inHelsinki,
      ),
    counts: ({ value }: { value: { hotels: readonly unknown[] } }) => [value.hotels.length],
  },
  {
    operation: 'useHotelOffersV1Query',
    told: [
      'availability.availability.hotels',
      'availability.availability.hotels.rooms',
      'availability.availability.hotels.rooms.roomTypes',
      'availability.availability.hotels.rooms.roomTypes.rates',
    ],
    read: () => offersOfV1(family),
    counts: ({ value }: { value: HotelOffers }) => [
      value.roomTypes.length,
      value.rates.length,
      value.extraServices?.length ?? 0,
      value.extraServiceLimits.length,
      value.hotel.notifications.length,
    ],
    vital:
      /^availability\.availability\.hotels\.(available$|hotel\.(id|name|urlPath|timeZone)$|rooms\.(adults|childrenAges|pets)$)/,
  },
  {
    operation: 'useExtraServicesV1Query',
    read: async () =>
      readExtras(
        await relayData<useExtraServicesV1Query>(extrasQuery, {
          locale: 'en_GB',
          hotelId: '1001',
          dateRange: { startDate: '2026-12-01', endDate: '2026-12-03' },
          memberships: [],
          withLines: true,
        }),
      ),
    counts: ({ value }: { value: Pick<HotelOffers, 'extraServices' | 'extraServiceLimits'> }) => [
      value.extraServices?.length ?? 0,
      value.extraServiceLimits.length,
    ],
  },
  {
    operation: 'useLowestPricesV1Query',
    told: ['lowestPrices'],
    read: async () => {
      const { lowestPrices } = await relayData<useLowestPricesV1Query>(pricesQuery, {
        criteria: { placeName: 'Helsinki', from: '2026-12-01', to: '2026-12-31', rooms: [{ adults: 2 }] },
        memberships: [],
      });
      return readPricesByDay(lowestPrices);
    },
    counts: (days: ReadonlyMap<string, unknown>) => [days.size],
  },
  {
    operation: 'useHotelAvailabilityV1Query',
    told: [
      'availability.availability.hotels',
      'availability.availability.hotels.rooms',
      'availability.availability.hotels.rooms.roomTypes',
      'availability.availability.hotels.rooms.roomTypes.rates',
    ],
    read: async () => {
      const data = await askPlainly<useHotelAvailabilityV1Query>(site.siteEndpoint, availabilityQuery, {
        locale: 'en_GB',
        criteria: toAvailabilityCriteria(aSearch(), [{ adults: 2, childAges: [], pets: 0 }]),
        memberships: [],
        ...optional,
      });
      return readAnswer(() => readHotelAvailability(data, aSearch(), Date.now()));
    },
    vital: /^availability\.availability\.hotels\.(available|hotel\.timeZone)$/,
  },
  {
    operation: 'useBookStayV1Mutation',
    before: () => prepareOrder({}),
    read: () => bookAndKeep('damaged-answers-v1'),
    vital: /^createReservation\.reservation\.(id|reservationHash)$/,
  },
  { operation: 'useStartPaymentV1Mutation', read: () => started('again-v1') },
  {
    operation: 'useCompletePaymentV1Mutation',
    before: async (world) => void (await actOnPage(world, `/pay/${theBooking().paymentId}`, 'pay')),
    read: () =>
      callHere(() => useCompletePaymentV1('en'))(theBooking().booking, theBooking().paymentId, aKey('complete-v1')),
    vital: vitalOfReservation,
  },
  {
    operation: 'useEditReservationV1Mutation',
    read: () => callHere(() => useEditReservationV1('en'))(sameAgain(), aKey('edit-v1')),
    vital: new RegExp(`${vitalOfReservation.source}|\\.editCompleted$`),
  },
  {
    operation: 'useReservationV1Query',
    read: () => callHere(() => useReadBookingV1('en'))(theBooking().booking),
    vital: vitalOfReservation,
  },
  {
    operation: 'useFindReservationV1Query',
    read: () => callHere(useFindReservationV1)(theBooking().booking.bookingNumber, 'Mäkinen'),
    vital: /^reservationHash$/,
  },
  {
    operation: 'useCancelBookingV1Mutation',
    read: () => callHere(() => useCancelBookingV1('en'))(theBooking().booking),
    vital: vitalOfReservation,
  },
  {
    operation: 'useBookStayV1OfCustomerMutation',
    before: async (world) => {
      await signIn(world);
      await prepareOrder({ asCustomer: true });
      kept = null;
    },
    read: () => bookAndKeep('damaged-answers-customer'),
    vital: /^createAuthenticatedReservation\.reservation\.(id|reservationHash)$/,
  },
  {
    operation: 'useStartPaymentV1OfCustomerMutation',
    read: () => started('again-customer'),
  },
  {
    operation: 'saveCardMutation',
    before: async (world) => void (await actOnPage(world, `/pay/${theBooking().paymentId}`, 'pay')),
    read: () => saveCard(theBooking().booking, theBooking().paymentId),
    vital: /^saveUserPaymentCard\.card\./,
  },
  {
    operation: 'useSavedCardsQuery',
    read: () => loadSavedCards(new AbortController().signal),
    counts: (cards: readonly unknown[]) => [cards.length],
  },
] as readonly Reader[];
