/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { cleanup, waitFor } from '@testing-library/react';
import { buyer, consents } from '../../../contracts/http/testCards';
import { defaultAppConfig } from '../../../contracts/http/defaultAppConfig';
import { actOnPage } from '../../../contracts/http/testGuest';
import { withStays } from '../../../contracts/http/testStays';
import { answerSite, resetWorld, testWorld } from '../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import { byCard } from '@/api/testOrder';
import { clearTokens, storeTokens } from '@/api/tokenStore';
import { useReservationFields, useSiteReservationFields } from '@/api/useReservationFields';
import { useBookingCallsV1 } from '@/api/booking-v1/useBookingCallsV1';
import { useEditOffersV1, useEditReservationV1 } from '@/api/booking-v1/useEditReservationV1';
import { useOwnReservationV1 } from '@/api/booking-v1/useOwnReservationV1';
import { useReservationV2 } from '@/api/booking-v2/useReservationV2';
import { useCardCalls } from '@/api/site/card/useCardCalls';
import { useMyCard } from '@/api/site/card/useMyCard';
import { environment as site } from '@/config/environment';
import { bookingApis } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';
import { reservedStayOf } from '@/domain/edit/editedStay';
import { editOrderOf } from '@/domain/edit/editOrder';
import { money } from '@/domain/money';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import { aKey } from '@/domain/testKey';
import { cardOrderCalls } from '@/features/card-order/site/cardOrderCalls';
import listV1 from '@/features/reservation-list/booking-v1/__generated__/ReservationListV1Query.graphql';
import listV2 from '@/features/reservation-list/booking-v2/__generated__/ReservationListV2Query.graphql';
import { stayCallsV1 } from '@/features/stay/site/stayCallsV1';
import { optionalFeatures } from '@/flags/flagNames';
import { answerTo, bookAndPay, complaints, on, screens, stay, valueOf, wait } from './testBooking';

/** What the configuration has off, for the site here as for the harness. */
let mockOff: readonly string[] = [];
jest.mock('@/flags/flagStore', () => ({
  readFlag: (name: string) => !mockOff.includes(name),
  readFlowFlag: () => true,
  whenFlagKnown: async (name: string) => !mockOff.includes(name),
  subscribeToFlags: () => () => undefined,
  followFlags: () => () => undefined,
}));
jest.setTimeout(60_000);

const { fetch } = globalThis;
const world = testWorld();
/** What was asked, and what the harness had against it. */
const asked = new Set<string>();
answerSite(world, (send) => async (url, init) => {
  const response = await send(url, init);
  // Calls of the tests themselves have a host in their address.
  if (!String(url).startsWith('/')) return response;
  const { operationName: name } = JSON.parse(String(init?.body)) as { readonly operationName: string };
  const { errors = [] } = (await response.clone().json()) as { errors?: readonly { message: string }[] };
  asked.add(name);
  complaints.push(...errors.map(({ message }) => `${name}: ${message}`));
  return response;
});

async function lack(features: readonly string[]): Promise<void> {
  await resetWorld(world);
  mockOff = features;
  const off = Object.fromEntries(features.map((name) => [name, false]));
  const body = JSON.stringify({ features: { ...defaultAppConfig.features, ...off } });
  await fetch(`${world.address}/__test/appconfig`, { method: 'POST', body });
}

beforeAll(() => {
  // What comes after a page was left draws nothing.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  asked.clear();
  complaints.length = 0;
});
afterEach(() => {
  cleanup();
  clearTokens('SIGNED_OUT');
});

async function signIn(customer: string): Promise<void> {
  const answer = await fetch(`${world.address}/oidc/test-token?customer=${customer}`);
  storeTokens((await answer.json()) as Parameters<typeof storeTokens>[0]);
}

async function change(key: BookingKey): Promise<void> {
  const before = valueOf(await on('v1', useBookingCallsV1).current.readBooking(key));
  await answerTo('v1', () => useEditOffersV1(before, stay.criteria, stay, 'en'));
  const { dates, choices } = reservedStayOf(before);
  const order = editOrderOf(before, { dates, contact: null }, choices, before.total);
  valueOf(await on('v1', () => useEditReservationV1('en')).current(order, aKey('edit')));
}

async function bookingJourney(api: BookingApi): Promise<void> {
  const { useCalls, useHotel, useOffers, usePrices, useResults } = screens[api];
  expect((await answerTo(api, useResults)).hotels.length).toBeGreaterThan(3);
  const hotel = on(api, useHotel);
  await waitFor(() => expect(hotel.current.availability.kind).not.toBe('loading'), wait);
  expect(hotel.current.availability.kind).not.toBe('failed');
  on(api, usePrices);
  const found = await answerTo(api, useOffers);
  const calls = on(api, useCalls).current;
  const booking = await bookAndPay(calls, found, (page) => actOnPage(world, page, 'pay'));
  if (api === 'v2') await answerTo('v2', () => useReservationV2(booking, 'en'));
  if (api === 'v1') await change(booking);
  valueOf(await calls.readBooking(booking));
  expect(valueOf(await calls.cancelBooking(booking)).status).toBe('CANCELLED');
}

async function listJourney(): Promise<void> {
  const stays = await withStays(world, 'none');
  await signIn('none');
  const listed = { group: 'UPCOMING', sort: 'ASCENDING', first: 20 };
  const ofSite = on('v1', useSiteReservationFields).current;
  const ofBooking = on('v2', useReservationFields).current;
  await askPlainly(site.siteEndpoint, listV1, { locale: 'en_GB', ...listed, ...ofSite });
  await askPlainly(site.bookingEndpoint, listV2, { input: { locale: 'EN_GB', ...listed }, ...ofBooking });
  await answerTo('v1', () => useOwnReservationV1(stays('upcoming').number, 'en'));
  if (mockOff.includes('onlineStay')) return;
  const { number: bookingNumber, hash: bookingHash } = stays('inHouse');
  valueOf(await stayCallsV1('en').makeCardCode({ bookingNumber, bookingHash }, 0));
}

async function cardJourney(): Promise<void> {
  const { address, ...person } = buyer;
  const content = {
    purpose: 'PURCHASE',
    locale: 'en',
    buyer: { person: { ...person, ...address }, consents: { ...consents, communicationsLanguage: 'fi' } },
    promotionCode: null,
    price: money(2500),
    payment: byCard,
    savesPaymentCard: false,
    returnUrl: '/s-card/maksu',
  } as const;
  const order = async (key: string) => valueOf(await cardOrderCalls.orderCard(content, null, aKey(key)));
  await signIn('none');
  const { orderId, orderKey, payment } = await order('card');
  await actOnPage(world, payment?.paymentUrl ?? null, 'pay');
  valueOf(await cardOrderCalls.completePayment('PURCHASE', { orderId, orderKey }, payment?.paymentId ?? ''));
  const { card } = await answerTo('v1', () => useMyCard('en'));
  if (!card) throw new Error('No card is shown');
  valueOf(await on('v1', () => useCardCalls('en')).current.editCard(card));
  expect(card.withdrawal === null).toBe(mockOff.includes('cardWithdrawal'));
}

const lacks: readonly (readonly [string, readonly string[]])[] = [
  ['anything optional', optionalFeatures],
  ...optionalFeatures.map((name) => [name, [name]] as const),
];

describe.each(lacks)('where the APIs lack %s', (_name, features) => {
  beforeEach(() => lack(features));

  it.each(bookingApis)('a guest searches, books, pays, changes, reads and cancels (%s)', async (api) => {
    await bookingJourney(api);
    expect(complaints).toEqual([]);
    expect([...asked].some((name) => name.startsWith('useLowestPrices'))).toBe(!features.includes('lowestPrices'));
  });

  it('a customer lists and opens bookings, buys a card and changes its details', async () => {
    await listJourney();
    await cardJourney();
    expect(complaints).toEqual([]);
  });
});
