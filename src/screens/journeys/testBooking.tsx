import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiEnvironment } from '@/api/apiSwitch';
import type { BookingCalls } from '@/api/bookingCalls';
import { byCard, orderFor } from '@/api/testOrder';
import { aSearch } from '@/api/testSearch';
import type { QueryResult } from '@/api/useQueryResult';
import { useBookingCallsV1 } from '@/api/booking-v1/useBookingCallsV1';
import { useWithExtrasV1 } from '@/api/booking-v1/useExtraServicesV1';
import { useHotelOffersV1 } from '@/api/booking-v1/useHotelOffersV1';
import { useBookingCallsV2 } from '@/api/booking-v2/useBookingCallsV2';
import { useHotelOffersV2 } from '@/api/booking-v2/useHotelOffersV2';
import type { BookingApi } from '@/domain/bookingApi';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Result } from '@/domain/result';
import { noDestinations } from '@/domain/search/destinations';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { firstPage } from '@/domain/search/listPage';
import type { SearchCriteria } from '@/domain/search/search';
import { aKey } from '@/domain/testKey';
import { useHotelAvailabilityV1 } from '@/features/hotel-page/booking-v1/useHotelAvailabilityV1';
import { useHotelAvailabilityV2 } from '@/features/hotel-page/booking-v2/useHotelAvailabilityV2';
import { useSearchResultsV1 } from '@/features/search-results/booking-v1/useSearchResultsV1';
import { useSearchResultsV2 } from '@/features/search-results/booking-v2/useSearchResultsV2';
import { useLowestPricesV1 } from '@/features/search/booking-v1/useLowestPricesV1';
import { useLowestPricesV2 } from '@/features/search/booking-v2/useLowestPricesV2';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';

/** What the harness had against what was asked, printed with a failure. */
export const complaints: string[] = [];

/** What a hook of the site returns over an API, as on a page. */
export function on<T>(api: BookingApi, useIt: () => T): { readonly current: T } {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <StateRoot>
        <ApiEnvironment api={api}>{children}</ApiEnvironment>
      </StateRoot>
    </TranslatorProvider>
  );
  return renderHook(useIt, { wrapper }).result;
}

export const wait = { timeout: 20_000, interval: 5 };

export async function answerTo<T>(api: BookingApi, useAnswer: () => QueryResult<T>): Promise<T> {
  const shown = on(api, useAnswer);
  await waitFor(() => expect(shown.current.state).not.toBe('loading'), wait);
  if (shown.current.state !== 'ready') throw new Error(JSON.stringify({ ...shown.current, complaints }));
  return shown.current.data;
}

export function valueOf<T>(result: Result<unknown, T>): T {
  if (!result.ok) throw new Error(JSON.stringify({ failure: result.failure, complaints }));
  return result.value;
}

const rooms = [{ adults: 2, childAges: [], pets: 0 }];
const memberOf = (criteria: SearchCriteria) => ({ criteria, own: [] });
export const stay = memberOf(aSearch());
const inHelsinki = memberOf(aSearch({ destination: { kind: 'place', placeName: 'Helsinki' } }));
const list = firstPage(inHelsinki.criteria, noDestinations, { sort: 'price', wishes: [] });
const december = { startDate: '2026-12-01', endDate: '2026-12-31' };

export const screens = {
  v1: {
    useResults: () => useSearchResultsV1(inHelsinki, 'en', list),
    useHotel: () => useHotelAvailabilityV1(stay.criteria),
    usePrices: () => useLowestPricesV1(stay.criteria, december),
    useOffers: () => useWithExtrasV1(useHotelOffersV1(stay, rooms, 'en', { withExtras: true }), stay.criteria, 'en'),
    useCalls: useBookingCallsV1,
  },
  v2: {
    useResults: () => useSearchResultsV2(inHelsinki, 'en', list),
    useHotel: () => useHotelAvailabilityV2(stay.criteria),
    usePrices: () => useLowestPricesV2(stay.criteria, december),
    useOffers: () => useHotelOffersV2(stay, rooms, 'en'),
    useCalls: useBookingCallsV2,
  },
} as const;

/** Books the first room, and pays it. */
export async function bookAndPay(
  calls: BookingCalls,
  found: HotelOffers,
  pay: (page: string) => Promise<unknown>,
): Promise<BookingKey> {
  const order = orderFor(found, { criteria: stay.criteria, guarantee: byCard, extra: 'FLOWERS' });
  const { bookingNumber, bookingHash } = valueOf(await calls.bookStay(order, aKey('book')));
  const booking = { bookingNumber, bookingHash };
  const payment = valueOf(await calls.startPayment(booking, byCard, '/en/payment/return', aKey('pay')));
  await pay(`/pay/${payment.paymentId}`);
  valueOf(await calls.completePayment(booking, payment.paymentId ?? '', aKey('complete')));
  return booking;
}
