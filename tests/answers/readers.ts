import { aKey } from '@/domain/testKey';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { actOnPage } from '../../contracts/http/testGuest';
import type { TestWorld } from '../../contracts/http/testGuest';
import { askContentHere as ask } from '@/api/content';
import { askPlainly } from '@/api/askPlainly';
import { readAnswer } from '@/api/readAnswer';
import { askOlderParts } from '@/api/site/askOlderParts';
import { loadCustomerV1 } from '@/api/booking-v1/loadCustomerV1';
import { toAvailabilityInput } from '@/api/booking-v2/availabilityInput';
import { loadCustomerV2 } from '@/api/booking-v2/loadCustomerV2';
import { callOf, dataOf } from '@/api/testAsk';
import { aSearch } from '@/api/testSearch';
import { useBookStayV2 } from '@/api/booking-v2/useBookStayV2';
import { useCancelBookingV2 } from '@/api/booking-v2/useCancelBookingV2';
import { useCompletePaymentV2 } from '@/api/booking-v2/useCompletePaymentV2';
import { readHotelAnswer } from '@/api/booking-v2/useHotelOffersV2';
import { reservationVariablesV2 } from '@/api/booking-v2/reservationVariablesV2';
import { query as reservationQuery, readFound } from '@/api/booking-v2/useReservationV2';
import { useStartPaymentV2 } from '@/api/booking-v2/useStartPaymentV2';
import offersQuery from '@/api/booking-v2/__generated__/useHotelOffersV2Query.graphql';
import type { useHotelOffersV2Query } from '@/api/booking-v2/__generated__/useHotelOffersV2Query.graphql';
import type { useReservationV2Query } from '@/api/booking-v2/__generated__/useReservationV2Query.graphql';
import { storeTokens, clearTokens } from '@/api/tokenStore';
import { environment as site } from '@/config/environment';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Reservation } from '@/domain/reservation/reservation';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import type { CreateBookingOrder } from '@/domain/payment/order';
import { loadAccessibleRooms } from '@/features/accessible-rooms/site/loadAccessibleRooms';
import { loadCountries } from '@/features/contact-details/site/loadCountries';
import { loadContacts } from '@/features/contacts/site/loadContacts';
import { loadHotelContacts } from '@/features/contacts/site/loadHotelContacts';
import { listContentPages } from '@/features/content-page/site/listContentPages';
import { loadContentPage, renamedSlug } from '@/features/content-page/site/loadContentPage';
import { useFindReservationV2 } from '@/features/find-reservation/booking-v2/useFindReservationV2';
import { loadHotels } from '@/features/hotel-list/site/loadHotels';
import { loadPlaceLinks } from '@/features/hotel-list/site/loadPlaceLinks';
import { loadPlacePage } from '@/features/hotel-list/site/loadPlacePage';
import { listHotelPaths } from '@/features/hotel-page/site/listHotelPaths';
import { loadHotel } from '@/features/hotel-page/site/loadHotel';
import { loadSubpage } from '@/features/hotel-page/site/loadSubpage';
import { readHotelNotices } from '@/features/hotel-page/site/HotelNoticesV1';
import hotelNoticesQuery from '@/features/hotel-page/site/__generated__/HotelNoticesV1Query.graphql';
import type { HotelNoticesV1Query } from '@/features/hotel-page/site/__generated__/HotelNoticesV1Query.graphql';
import { readHotelAvailability } from '@/features/hotel-page/booking-v2/readHotelAvailability';
import availabilityQuery from '@/features/hotel-page/booking-v2/__generated__/useHotelAvailabilityV2Query.graphql';
import type { useHotelAvailabilityV2Query } from '@/features/hotel-page/booking-v2/__generated__/useHotelAvailabilityV2Query.graphql';
import { listNews } from '@/features/news/site/listNews';
import { loadArticle } from '@/features/news/site/loadArticle';
import { loadNews } from '@/features/news/site/loadNews';
import { listOffers } from '@/features/offers/site/listOffers';
import { loadOffer } from '@/features/offers/site/loadOffer';
import { loadOffers } from '@/features/offers/site/loadOffers';
import { readServiceNotices } from '@/features/service-notices/site/ServiceNoticesV1';
import noticesQuery from '@/features/service-notices/site/__generated__/ServiceNoticesV1Query.graphql';
import type { ServiceNoticesV1Query } from '@/features/service-notices/site/__generated__/ServiceNoticesV1Query.graphql';
import { loadDestinations } from '@/features/search/site/loadDestinations';
import { readPricesByDay } from '@/features/search/readPricesByDay';
import pricesQuery from '@/features/search/booking-v2/__generated__/useLowestPricesV2Query.graphql';
import type { useLowestPricesV2Query } from '@/features/search/booking-v2/__generated__/useLowestPricesV2Query.graphql';
import { readSearchResults } from '@/features/search-results/booking-v2/useSearchResultsV2';
import resultsQuery from '@/features/search-results/booking-v2/__generated__/useSearchResultsV2Query.graphql';
import type { useSearchResultsV2Query } from '@/features/search-results/booking-v2/__generated__/useSearchResultsV2Query.graphql';
import type { Reader } from './reader';
import { fieldsOfBooking, readersOfLists } from './readersOfLists';
import { readersOfCardOrders } from './readersOfCardOrders';
import { readersOfCardSale } from './readersOfCardSale';
import { readersOfMyCard } from './readersOfMyCard';
import { readersOfStay } from './readersOfStay';
import { readersOfOlderFlow } from './readersOfOlderFlow';
import { priceOf } from '@/domain/price/requote';
import { EMPTY_ROOM_CHOICE } from '@/domain/stay/roomChoice';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { Result } from '@/domain/result';
import type { Failure } from '@/domain/failure';

const relayData = <TQuery extends OperationType>(query: GraphQLTaggedNode, variables: TQuery['variables']) =>
  dataOf<TQuery>(site.bookingEndpoint, query, variables);

const callHere = <Call>(useCall: () => Call): Call => callOf(site.bookingEndpoint, useCall);

const twoAdults = [{ adults: 2, childAges: [], pets: 0 }];
const stay = { startDate: '2026-12-01', endDate: '2026-12-03' };
/** How the site asks for the hotels of a place. */
const firstOfList = { first: 100, after: null, sort: 'BRAND', wishes: [], rateCode: null } as const;
/** With a pet, so that the hotel without pet rooms says why it has no room. */
const withPet = [{ adults: 2, childAges: [], pets: 1 }];
const inHelsinki = aSearch({ destination: { kind: 'place', placeName: 'Helsinki' } });

const offersOf = async (): Promise<Result<Failure, HotelOffers>> =>
  readHotelAnswer(
    await relayData<useHotelOffersV2Query>(offersQuery, {
      input: toAvailabilityInput(
        aSearch({ party: { ...aSearch().party, children: 1, childrenAges: [7] } }),
        [{ adults: 2, childAges: [7], pets: 0 }],
        'en',
      ),
      withLines: true,
      withRoomsLeft: true,
      withAccessibility: true,
      withMeasures: true,
      withNearest: true,
      withReason: true,
    }),
    aSearch(),
  );

const kept: { booking: BookingKey; paymentId: string } = {
  booking: { bookingNumber: '', bookingHash: '' },
  paymentId: '',
};
const guarantee = {
  type: 'DEPOSIT',
  method: 'CARD',
  flow: 'WEB_TERMINAL',
  bank: null,
  card: 'VISA',
  savedCardId: null,
} as const;

let order: CreateBookingOrder | null = null;
/** An order for the first offer that is paid at booking. */
async function prepareOrder(): Promise<void> {
  const found = await offersOf();
  if (!found.ok) throw new Error('Nothing is offered');
  const { offers, rates, roomTypes } = found.value;
  const offer = offers.find(({ rateCode }) => rateCode === 'WEBBAR') ?? offers[0] ?? null;
  const choice = {
    ...EMPTY_ROOM_CHOICE,
    room: roomTypes.find(({ refId }) => refId === offer?.roomTypeRefId) ?? null,
    rate: rates.find(({ refId }) => refId === offer?.rateRefId) ?? null,
    offer,
  };
  order = {
    locale: 'en',
    hotelId: '1001',
    stay,
    rooms: [{ choice, occupancy: { adults: 2, childAges: [7], pets: 0 } }],
    contact: {
      ...EMPTY_CONTACT,
      // For business, so that the answers have an address.
      profileType: 'BUSINESS',
      companyName: 'Koivu Oy',
      firstName: 'Maija',
      lastName: 'Mäkinen',
      email: 'maija@guest.example',
      phoneNumber: '40 123 4567',
      street: 'Koivukuja 1',
      postcode: '00100',
      city: 'Helsinki',
    },
    companyCode: null,
    asCustomer: false,
    mode: 'STANDARD',
    membership: null,
    expectedPrice: priceOf([choice]).total,
    guarantee,
    returnUrl: '/en/payment/return',
  };
}

/** The fields that a booking cannot be shown without. */
const vitalOfBooking =
  /\.(id|bookingHash|name|urlPath|timeZone|arrivalDate|departureDate|value|currency|roomIndex|refId|roomType|rateCode|adultCount|babyCount|childAges|petCount|travelCot|cancelBy|cancelable|minOccupancy|maxOccupancy|minSize|maxSize|reason|__typename)$/;

const listed = { counts: (items: readonly unknown[]) => [items.length] };

export const readers: readonly Reader[] = [
  {
    operation: 'useSearchResultsV2Query',
    told: [
      'availability.hotels',
      'availability.hotels.availableRooms',
      'availability.hotels.roomTypes',
      'availability.hotels.rates',
      'availability.hotels.roomConfigurations',
    ],
    read: async () =>
      readSearchResults(
        await relayData<useSearchResultsV2Query>(resultsQuery, {
          input: { ...toAvailabilityInput(inHelsinki, withPet, 'en'), list: firstOfList },
          withSummary: true,
          withMap: true,
          withList: true,
          withNearest: true,
          withReason: true,
          withRoomsLeft: true,
          withSurroundings: true,
        }),
        inHelsinki,
      ),
    counts: ({ value }: { value: { hotels: readonly unknown[] } }) => [value.hotels.length],
    // Without the cursor it is unknown whether the list goes on.
    vital: /^availability\.(__typename|nextPage)$/,
  },
  {
    operation: 'useHotelOffersV2Query',
    told: [
      'availability.hotels',
      'availability.hotels.availableRooms',
      'availability.hotels.roomTypes',
      'availability.hotels.rates',
      'availability.hotels.roomConfigurations',
    ],
    read: offersOf,
    counts: ({ value }: { value: HotelOffers }) => [
      value.roomTypes.length,
      value.rates.length,
      value.extraServices?.length ?? 0,
      value.extraServiceLimits.length,
      value.hotel.notifications.length,
    ],
    vital: /^availability\.(__typename$|hotels\.(available$|hotel\.(id|name|urlPath|timeZone)$|roomConfigurations\.))/,
  },
  {
    operation: 'useLowestPricesV2Query',
    told: ['lowestPrices'],
    read: async () =>
      readPricesByDay(
        (
          await relayData<useLowestPricesV2Query>(pricesQuery, {
            input: {
              destination: { placeName: 'Helsinki' },
              from: '2026-12-01',
              to: '2026-12-31',
              rooms: [{ adultCount: 2 }],
            },
          })
        ).lowestPrices,
      ),
    counts: (days: ReadonlyMap<string, unknown>) => [days.size],
  },
  {
    operation: 'useHotelAvailabilityV2Query',
    told: [
      'availability.hotels',
      'availability.hotels.availableRooms',
      'availability.hotels.roomTypes',
      'availability.hotels.rates',
      'availability.hotels.roomConfigurations',
    ],
    read: async () => {
      const data = await askPlainly<useHotelAvailabilityV2Query>(site.bookingEndpoint, availabilityQuery, {
        input: toAvailabilityInput(aSearch(), twoAdults, 'en'),
        withNearest: true,
        withReason: true,
        withRoomsLeft: true,
      });
      return readAnswer(() => readHotelAvailability(data, aSearch(), Date.now()));
    },
    vital: /^availability\.(__typename$|hotels\.(available$|hotel\.timeZone$|roomConfigurations\.))/,
  },
  {
    operation: 'useBookStayV2Mutation',
    before: prepareOrder,
    read: async () => {
      if (!order) throw new Error('Nothing was prepared');
      const made = await callHere(useBookStayV2)(order, aKey('damaged-answers'));
      if (made.ok && kept.paymentId === '') {
        kept.booking = { bookingNumber: made.value.bookingNumber, bookingHash: made.value.bookingHash };
        kept.paymentId = made.value.payment.paymentId ?? '';
      }
      return made;
    },
    vital: /^createBooking\.(__typename|bookingNumber|bookingHash)$/,
  },
  {
    operation: 'useStartPaymentV2Mutation',
    read: async () => {
      const started = await callHere(useStartPaymentV2)(kept.booking, guarantee, '/en/payment/return', aKey('again'));
      if (started.ok && typeof started.value.paymentId === 'string' && started.value.paymentId.length < 100) {
        kept.paymentId = started.value.paymentId;
      }
      return started;
    },
    vital: /__typename$/,
  },
  {
    operation: 'useCompletePaymentV2Mutation',
    before: async (world) => void (await actOnPage(world, `/pay/${kept.paymentId}`, 'pay')),
    read: () => callHere(useCompletePaymentV2)(kept.booking, kept.paymentId, aKey('complete')),
    vital: vitalOfBooking,
  },
  {
    operation: 'useReservationV2Query',
    read: async () => {
      const variables = reservationVariablesV2(kept.booking, 'en', fieldsOfBooking);
      return readFound(await relayData<useReservationV2Query>(reservationQuery, variables));
    },
    vital: vitalOfBooking,
    counts: ({ value }: { value: Reservation }) => [value.walletPasses.length],
  },
  {
    operation: 'useFindReservationV2Query',
    read: () => callHere(useFindReservationV2)(kept.booking.bookingNumber, 'Mäkinen'),
    vital: /^getBookingHash\./,
  },
  {
    operation: 'useCancelBookingV2Mutation',
    read: () => callHere(() => useCancelBookingV2('en'))(kept.booking),
    vital: vitalOfBooking,
  },
  ...readersOfOlderFlow,
  ...readersOfLists,
  ...readersOfStay,
  ...readersOfMyCard,
  ...readersOfCardSale,
  ...readersOfCardOrders,
  {
    operation: 'loadCustomerV2Query',
    before: async (world) => storeTokens(await tokensOf(world, 'business')),
    read: loadCustomerV2,
    vital: /__typename$|customerId$/,
  },
  { operation: 'loadCustomerV1Query', read: loadCustomerV1, vital: /customerId$|notLoggedIn/ },
  { operation: 'loadCustomerV1VerifyQuery', read: loadCustomerV1 },
  {
    operation: 'loadCustomerV1ProfileQuery',
    read: async () => {
      const customer = await loadCustomerV1();
      return customer;
    },
  },
  {
    operation: 'askOlderPartsQuery',
    before: async () => clearTokens('SIGNED_OUT'),
    read: () => askOlderParts(),
    ...listed,
  },
  {
    operation: 'ServiceNoticesV1Query',
    read: async () =>
      readServiceNotices(await askPlainly<ServiceNoticesV1Query>(site.siteEndpoint, noticesQuery, { locale: 'en_GB' })),
    ...listed,
  },
  {
    operation: 'HotelNoticesV1Query',
    read: async () =>
      readHotelNotices(
        await askPlainly<HotelNoticesV1Query>(site.siteEndpoint, hotelNoticesQuery, {
          locale: 'en_GB',
          urlPath: 'helsinki/sarastus-original-helsinki-toolonlahti',
        }),
      ),
    ...listed,
  },
  {
    operation: 'loadContentPageSlugsQuery',
    before: async ({ address }) => {
      const page = { id: '777', slug: '777-new-words', title: 'New words' };
      await fetch(`${address}/__test/content`, { method: 'POST', body: JSON.stringify({ page }) });
    },
    read: () => renamedSlug(ask, 'en', '777-old-words'),
  },
  {
    operation: 'loadDestinationsQuery',
    read: () => loadDestinations(ask, 'en'),
    counts: ({ hotels, places, collections }: Awaited<ReturnType<typeof loadDestinations>>) => [
      hotels.length,
      places.length,
      collections.length,
    ],
  },
  { operation: 'loadCountriesQuery', read: () => loadCountries(ask, 'en'), ...listed },
  { operation: 'loadHotelsQuery', told: ['hotelPages'], read: () => loadHotels(ask, 'en'), ...listed },
  {
    operation: 'loadAccessibleRoomsQuery',
    told: ['hotelPages'],
    read: () => loadAccessibleRooms(ask, 'en'),
    ...listed,
  },
  { operation: 'loadPlaceLinksQuery', read: () => loadPlaceLinks(ask, 'en'), ...listed },
  {
    operation: 'loadPlacePageQuery',
    told: ['placePage.hotels'],
    read: () => loadPlacePage(ask, 'en', 'lapland'),
    counts: (page: Awaited<ReturnType<typeof loadPlacePage>>) => [page?.hotels.length ?? 0],
    vital: /\.(title|publishedAt|modifiedAt)$/,
  },
  { operation: 'listHotelPathsQuery', read: () => listHotelPaths(ask, 'en') },
  { operation: 'listContentPagesQuery', read: () => listContentPages(ask, 'en'), ...listed },
  { operation: 'listNewsQuery', read: () => listNews(ask, 'en'), ...listed },
  { operation: 'listOffersQuery', read: () => listOffers(ask, 'en'), ...listed },
  {
    operation: 'loadHotelContactsQuery',
    read: () => loadHotelContacts(ask, 'en'),
    counts: (places: Awaited<ReturnType<typeof loadHotelContacts>>) => [
      places.reduce((sum, { hotels }) => sum + hotels.length, 0),
    ],
  },
  {
    operation: 'loadContactsQuery',
    read: () => loadContacts(ask, 'en'),
    counts: ({ numbers, callRates }: Awaited<ReturnType<typeof loadContacts>>) => [numbers.length, callRates.length],
    vital: /\.(title|publishedAt|modifiedAt)$/,
  },
  {
    operation: 'loadContentPageQuery',
    read: () => loadContentPage(ask, 'en', 'privacy-policy'),
    vital: /\.(title|publishedAt|modifiedAt)$/,
  },
  {
    operation: 'loadHotelQuery',
    read: () => loadHotel(ask, 'en', 'helsinki/sarastus-original-helsinki-toolonlahti'),
    counts: ({ hotel }: NonNullable<Awaited<ReturnType<typeof loadHotel>>>) => [
      hotel.roomTypes.length,
      hotel.subpages.length,
      hotel.description.length,
      hotel.pictures.length,
    ],
    vital: /^hotelPageByUrl\.(id|name|urlPath|city|meta\.(title|publishedAt|modifiedAt))$/,
  },
  {
    operation: 'loadSubpageQuery',
    read: async () => {
      const found = await loadHotel(ask, 'en', 'helsinki/sarastus-original-helsinki-toolonlahti');
      return loadSubpage(ask, 'en', found?.hotel.urlPath ?? '', found?.hotel.subpages[0]?.slug ?? '');
    },
    vital: /\.(slug|title|id|name|urlPath|city|publishedAt|modifiedAt)$/,
  },
  {
    operation: 'loadNewsQuery',
    told: ['newsArticles.edges'],
    read: () => loadNews(ask, 'en'),
    counts: ({ items }: Awaited<ReturnType<typeof loadNews>>) => [items.length],
  },
  {
    operation: 'loadOffersQuery',
    told: ['offers.edges'],
    read: () => loadOffers(ask, 'en'),
    counts: ({ items }: Awaited<ReturnType<typeof loadOffers>>) => [items.length],
  },
  {
    operation: 'loadArticleQuery',
    read: () => loadArticle(ask, 'en', '4004-x'),
    vital: /\.(id|slug|title|publishedAt|modifiedAt)$/,
  },
  {
    operation: 'loadOfferQuery',
    read: () => loadOffer(ask, 'en', '3006-x'),
    vital: /^offer\.(id|slug|title|(sale|stay)Period\..*|meta\.(title|publishedAt|modifiedAt))$/,
  },
] as readonly Reader[];

async function tokensOf({ address }: TestWorld, customer: string) {
  const response = await fetch(`${address}/oidc/test-token?customer=${customer}`);
  return (await response.json()) as Parameters<typeof storeTokens>[0];
}
