import { answerSite, testWorld } from '../../contracts/http/testWorld';
import { brands } from '@/domain/content/hotel';
import type { Brand } from '@/domain/content/hotel';
import type { HotelListing } from '@/domain/content/hotelPage';
import type { HotelOffers, HotelResult } from '@/domain/search/hotelOffers';
import { bedTypes } from '@/domain/stay/roomType';
import type { BedType } from '@/domain/stay/roomType';
import { reservationStatuses } from '@/domain/reservation/reservation';
import type { Reservation, ReservationStatus } from '@/domain/reservation/reservation';
import type { Result } from '@/domain/result';
import { filterChoices, filterHotels, groupHotels } from '@/features/hotel-list/groupHotels';
import { listViewQuery, plainView, readListView } from '@/features/hotel-list/listView';
import { filterChoices as resultChoices } from '@/features/search-results/filterResults';
import { choosableResults } from '@/features/search-results/pricedResults';
import { noFilters, readResultView } from '@/features/search-results/resultView';
import { parseMadeBookings, withoutPersonal } from '@/state/madeBookingsShape';
import { parseFlow } from '@/state/reservationFlowShape';
import { chosenRoom, fullFlow } from '@/state/testFlow';
import { readers } from '../answers/readers';

// Adds a brand, a bed and a status, each as one more entry of its list.
const added = { brand: 'fells' as Brand, bed: 'KING_260' as BedType, status: 'NO_SHOW' as ReservationStatus };
jest.mock('@/domain/content/hotel', () => {
  const actual = jest.requireActual<{ brands: string[] }>('@/domain/content/hotel');
  actual.brands.push('fells');
  return actual;
});
jest.mock('@/domain/stay/roomType', () => {
  const actual = jest.requireActual<{ bedTypes: string[] }>('@/domain/stay/roomType');
  actual.bedTypes.push('KING_260');
  return actual;
});
jest.mock('@/domain/reservation/reservation', () => {
  const actual = jest.requireActual<{ reservationStatuses: string[] }>('@/domain/reservation/reservation');
  actual.reservationStatuses.push('NO_SHOW');
  return actual;
});
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));

/** Replaces values in the answers of the harness by the added ones. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/"brand":"original"/g, '"brand":"fells"'],
  [/"brand":"ORIGINAL"/g, '"brand":"FELLS"'],
  [/"bedSize":"[A-Z_]+\d+"/g, '"bedSize":"KING_260"'],
  [/"status":"(CONFIRMED|PENDING)"/g, '"status":"NO_SHOW"'],
];

const world = testWorld();
answerSite(world, (send) => async (url, init) => {
  const response = await send(url, init);
  if (!String(url).startsWith('/')) return response;
  const text = await response.text();
  return Response.json(JSON.parse(replaced.reduce((answer, [known, word]) => answer.replace(known, word), text)));
});

async function readAs<T = unknown>(operation: string): Promise<T> {
  const reader = readers.find((each) => each.operation === operation);
  if (!reader) throw new Error(`Nothing reads ${operation}`);
  await reader.before?.(world);
  return (await reader.read()) as T;
}

async function offersOfHotel(): Promise<HotelOffers> {
  const found = await readAs<Result<unknown, HotelOffers>>('useHotelOffersV2Query');
  if (!found.ok) throw new Error('Nothing is offered');
  return found.value;
}

/** Written to the browser's storage and read again. */
const reloaded = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('has the added values in the lists that everything else is derived from', () => {
  expect(brands).toContain(added.brand);
  expect(bedTypes).toContain(added.bed);
  expect(reservationStatuses).toContain(added.status);
});

it('lists, filters and groups hotels of a brand that was added', async () => {
  const hotels = await readAs<readonly HotelListing[]>('loadHotelsQuery');
  const own = hotels.filter(({ brand }) => brand === added.brand);
  expect(own.length).toBeGreaterThan(1);
  expect(filterChoices(hotels, plainView, 'en').brands).toContain(added.brand);
  const view = readListView(new URLSearchParams({ brand: added.brand }), hotels);
  expect(listViewQuery(view, hotels).brand).toBe(added.brand);
  expect(filterHotels(hotels, view)).toEqual(own);
  expect(groupHotels(hotels, 'brand', 'en').find(({ brand }) => brand === added.brand)?.hotels).toEqual(own);
});

const noCodes = { promotionCode: '', companyCode: '', blockCode: '', planCode: '' };

it('offers the added brand as a filter of search results', async () => {
  const results = await readAs<Result<unknown, { readonly hotels: readonly HotelResult[] }>>('useSearchResultsV2Query');
  const listed = (results.ok ? results.value.hotels : []).map((result) => ({
    ...result,
    traits: [],
    costs: new Map(),
  }));
  const brandsToChoose = resultChoices(choosableResults(listed, noCodes), noFilters).brands.map(({ value }) => value);
  expect(brandsToChoose).toContain(added.brand);
  expect(readResultView(new URLSearchParams({ brand: added.brand })).brands).toEqual([added.brand]);
});

it('keeps the added brand and bed in a booking over a reload', async () => {
  const { hotel, roomTypes } = await offersOfHotel();
  const [room] = roomTypes;
  expect([hotel.brand, room?.bedSize]).toEqual([added.brand, added.bed]);
  const flow = { ...fullFlow(), hotel, roomChoices: [chosenRoom({ room })] };
  const kept = parseFlow(reloaded(flow));
  expect(kept?.hotel?.brand).toBe(added.brand);
  expect(kept?.roomChoices[0]?.room?.bedSize).toBe(added.bed);
});

it('shows a reservation with the added status, also from its stored copy', async () => {
  await readAs('useBookStayV2Mutation');
  const read = await readAs<Result<unknown, Reservation>>('useReservationV2Query');
  if (!read.ok) throw new Error('There is no reservation');
  expect(read.value.status).toBe(added.status);
  const stored = {
    bookingNumber: read.value.bookingNumber,
    bookingHash: null,
    madeAt: Date.now(),
    departure: read.value.stay.endDate,
    snapshot: withoutPersonal(read.value),
  };
  const [kept] = parseMadeBookings(reloaded([stored]), Date.now(), read.value.stay.startDate);
  expect(kept?.snapshot).toMatchObject({ status: added.status, hotel: { brand: added.brand } });
});
