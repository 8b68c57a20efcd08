import { environment } from '@/config/environment';
import type { Flags } from '@/flags/readFlags';
import { hotelSearch } from '@/features/search/hotelSearch';
import { searchQueryOf } from '@/domain/search/searchCriteria';
import { featureNames } from '@/flags/testFeatureNames';
import { beginFlow } from '@/state/beginFlow';
import { flowKeyOf } from '@/state/keptFlow';
import { emptyFlow } from '@/state/reservationFlowShape';
import type { ReservationFlow } from '@/state/reservationFlowShape';
import { placeAnew } from '@/state/reservationFlowState';
import { anAttempt, someCriteria } from '@/state/testFlow';
import type { FirstQuestion } from './askFirst';
import type { OpenedPage } from './openedPage';
import { loadAllMessages } from '@/i18n/testMessages';
import { chooseRoom, roomHotel, roomStay } from './chooseRoom';
import { paymentReturn, paymentTexts } from './paymentReturn';
import { reservation } from './reservation';
import { resultsTexts, searchResults } from './searchResults';
import type { KnownTexts } from './tellEarly';

const allOn: Flags = new Map(featureNames.map((name) => [name, true]));
const without = (...names: readonly string[]): Flags =>
  new Map([...allOn].map(([name]) => [name, !names.includes(name)]));

const ask = (first: FirstQuestion, query: Readonly<Record<string, string>> = {}, flags = allOn) =>
  first({ locale: 'en', messages: {}, content: {}, query: new URLSearchParams(query) })?.(flags) ?? null;

const tell = (textsOf: KnownTexts, query: Readonly<Record<string, string>> = {}, content = {}) =>
  textsOf({ locale: 'sv', messages: loadAllMessages('sv'), content, query: new URLSearchParams(query) });

const keep = (flow: ReservationFlow) => {
  const value = { version: 1, savedAt: Date.now(), value: flow };
  localStorage.setItem(flowKeyOf(flow.api ?? 'v2'), JSON.stringify(value));
};

const two = someCriteria({ party: { rooms: 2, adults: 3, children: 0, childrenAges: [], pets: 0 } });
const inTwoRooms = beginFlow(emptyFlow, two, 'v2');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-02T09:00:00+02:00') });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('what a page tells before its code runs', () => {
  const stay = { from: '2026-12-01', to: '2026-12-03', adults: '2' };
  const places = [{ id: 'p', kind: 'city', name: 'Helsingfors', otherNames: ['Helsinki'], hotelIds: ['1001'] }];
  const destinations = { hotels: [], places, collections: [] };

  it('is the place of a search in the language of the page, its dates and its party', () => {
    const texts = tell(resultsTexts, { ...stay, place: 'Helsinki', pets: '1' }, { destinations });
    expect(texts).toEqual({
      place: ['Helsingfors'],
      stay: ['tis 1 dec. – tors 3 dec. 2026', '1 rum', '2 vuxna', '1 husdjur'],
    });
  });

  it('is nothing for an address that cannot be searched', () => {
    expect(tell(resultsTexts, { ...stay, place: 'Helsinki', children: '1' })).toBeNull();
    for (const texts of [roomHotel, roomStay]) {
      expect(tell(texts, { ...stay, hotel: '1001', children: '1' })).toBeNull();
      expect(tell(texts, {})).toBeNull();
    }
  });

  it('is the hotel of a stay with its picture, the dates, nights and party', () => {
    const image = { url: '/images/hotels/1001-card-960.webp', alt: '' };
    const content = { knownHotels: { 1001: { name: 'Sarastus Original', brand: 'original', image } } };
    const query = { ...stay, hotel: '1001', rooms: '2', children: '1', ages: '5' };
    const files = (format: string) =>
      `/images/hotels/1001-wide-960.${format} 960w, /images/hotels/1001-wide-1440.${format} 1440w`;
    expect(tell(roomHotel, query, content)).toEqual({
      hotel: ['Sarastus Original'],
      picture: ['/images/hotels/1001-wide-960.webp', files('avif'), files('webp')],
    });
    expect(tell(roomStay, query)).toEqual({
      stay: ['tis 1 dec. – tors 3 dec. 2026\u00a0· 2 nätter\u00a0· 2 rum\u00a0· 2 vuxna, 1 barn (5)'],
    });
    // A hotel that was opened after the export has no name here.
    expect(tell(roomHotel, { ...stay, hotel: '1999' }, content)).toBeNull();
  });
});

describe('the first question of the results', () => {
  const place = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03' };

  it('is for the search in the address', () => {
    expect(ask(searchResults, place)).toMatchObject({
      name: expect.stringMatching(/^useSearchResults/),
      isMutation: false,
    });
  });

  it('is for the first page of the list in the order and with the wishes of the address', () => {
    const question = ask(searchResults, { ...place, sort: 'price', pet: '1' });
    expect(question?.text).toContain('nextPage');
    expect(JSON.stringify(question?.variables)).toContain(
      '"list":{"first":100,"after":null,"sort":"PRICE","wishes":["PET_ROOM"],"rateCode":null}',
    );
    // One hotel is shown with all that it has.
    const { text, variables } = ask(searchResults, { ...place, place: '', hotel: '1001' }) ?? {};
    expect(`${text} ${JSON.stringify(variables)}`).not.toMatch(/nextPage|"list"/);
  });

  it('is for all that a place has, where the API has no lists', () => {
    const { text, variables } = ask(searchResults, place, without('hotelLists')) ?? {};
    expect(`${text} ${JSON.stringify(variables)}`).not.toMatch(/nextPage|"list"/);
  });

  it('is for a short page of an area with very many hotels, and without lists for its first town', () => {
    const town = (name: string, ids: readonly string[]) => ({
      id: name,
      kind: 'city',
      name,
      otherNames: [],
      hotelIds: ids,
    });
    const [turku, hanko] = [
      town(
        'Turku',
        Array.from({ length: 100 }, (_, index) => `t${index}`),
      ),
      town('Hanko', ['h']),
    ];
    const area = { ...town('Coast', [...turku.hotelIds, 'h']), kind: 'area' };
    const content = {
      destinations: { hotels: [], places: [turku, hanko, area], collections: [] },
    } as OpenedPage['content'];
    const query = new URLSearchParams({ ...place, place: 'Coast' });
    const asking = searchResults({ locale: 'en', messages: {}, content, query });
    const variablesWith = (flags: Flags) => JSON.stringify(asking?.(flags)?.variables);
    expect(variablesWith(allOn)).toMatch(/Coast.*"list":{"first":20,/);
    expect(variablesWith(without('hotelLists'))).toMatch(/Turku/);
    expect(variablesWith(without('hotelLists'))).not.toMatch(/Coast/);
  });

  it.each([
    ['without a destination', { from: '2026-12-01' }],
    ['without the age of a child', { ...place, children: '1' }],
  ])('is not asked %s', (_what, query) => expect(ask(searchResults, query)).toBeNull());

  it('is not asked where the search is not sold online', () => {
    expect(ask(searchResults, { ...place, pets: '1' }, without('PETS'))).toBeNull();
    expect(ask(searchResults, place, without('PETS'))).not.toBeNull();
  });

  it('asks for the optional fields that are on, and names no other', () => {
    const text = ask(searchResults, place, without('nearestDates'))?.text;
    expect(text).toContain('unavailable{');
    expect(text).not.toMatch(/nearestDates|@|\$with/);
  });
});

describe('the first question of the rooms', () => {
  const roomsOf = (question: ReturnType<typeof ask>) =>
    JSON.stringify(question?.variables)
      .match(/"adult\w*":\d/g)
      ?.map((each) => each.slice(-1));

  it('is for who sleeps where in the stored stay, and for the same stay in an address', () => {
    expect(roomsOf(ask(chooseRoom, searchQueryOf(two)))).toEqual(['2', '1']);
    keep(placeAnew(inTwoRooms, { ...inTwoRooms.roomPlacement, adultPlacement: [0, 1, 1] }));
    expect(roomsOf(ask(chooseRoom, { room: '0' }))).toEqual(['1', '2']);
    expect(roomsOf(ask(chooseRoom, searchQueryOf(two)))).toEqual(['1', '2']);
  });

  it('is not asked while a room has no adult', () => {
    keep(placeAnew(inTwoRooms, { ...inTwoRooms.roomPlacement, adultPlacement: [0, 0, 0] }));
    expect(ask(chooseRoom, { room: '0' })).toBeNull();
  });

  it('is not asked while an order is unsettled, nor without a stay', () => {
    expect(ask(chooseRoom)).toBeNull();
    keep({ ...inTwoRooms, paymentState: anAttempt() });
    expect(ask(chooseRoom, { room: '0' })).toBeNull();
    expect(ask(chooseRoom, searchQueryOf(two))).toBeNull();
  });

  it('goes to the API that the stay began with', () => {
    keep({ ...inTwoRooms, api: 'v1' });
    expect(ask(chooseRoom, { room: '0' })?.endpoint).toBe(environment.siteEndpoint);
    keep({ ...inTwoRooms, api: 'v2' });
    expect(ask(chooseRoom, { room: '0' })?.endpoint).toBe(environment.bookingEndpoint);
  });
});

describe('the first question about a payment', () => {
  const booking = { bookingNumber: '1', bookingHash: 'hash' };
  const payment = { paymentId: 'p', paymentUrl: 'https://pay.example', method: 'CARD', heldUntil: null } as const;

  it('is how it ended, or how the booking is where nothing is paid', () => {
    keep({ ...emptyFlow, paymentState: anAttempt({ booking, payment }) });
    expect(ask(paymentReturn)).toMatchObject({
      isMutation: true,
      variables: { input: { ...booking, paymentId: 'p' } },
    });
    keep({ ...emptyFlow, paymentState: anAttempt({ booking }) });
    expect(ask(paymentReturn)).toMatchObject({ isMutation: false, variables: { input: booking } });
  });

  it('is told with the hotel of the order', () => {
    const hotel = { ...anAttempt().hotel, name: 'Sarastus Original' };
    keep({ ...emptyFlow, paymentState: anAttempt({ hotel }) });
    expect(tell(paymentTexts)).toEqual({ hotel: ['Sarastus Original'] });
    keep(emptyFlow);
    expect(tell(paymentTexts)).toBeNull();
  });

  it('is not asked before the order is answered', () => {
    keep({ ...emptyFlow, paymentState: anAttempt() });
    expect(ask(paymentReturn)).toBeNull();
  });
});

describe('the first question about a booking', () => {
  const open = (bookingHash: string | null) =>
    sessionStorage.setItem('sarastus.openReservation', JSON.stringify({ bookingNumber: '1', bookingHash }));

  it('is for the booking that the tab has open, with its key', () => {
    open('hash');
    expect(JSON.stringify(ask(reservation)?.variables)).toContain('hash');
    open(null);
    expect(ask(reservation)).toBeNull();
  });
});

describe('the search of a hotel in the address of its page', () => {
  const searchIn = (query: Readonly<Record<string, string>>) =>
    hotelSearch(new URLSearchParams(query), '1001', '2026-11-02');

  it('needs dates, and the age of every child', () => {
    expect(searchIn({ from: '2026-12-01', adults: '2' })).toMatchObject({
      startDate: '2026-12-01',
      destination: { kind: 'hotel', hotelId: '1001' },
    });
    expect(searchIn({ adults: '2' })).toBeNull();
    expect(searchIn({ from: '2026-12-01', children: '1' })).toBeNull();
  });
});
