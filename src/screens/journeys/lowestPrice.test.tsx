/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { ApiEnvironment } from '@/api/apiSwitch';
import { clearTokens, storeTokens } from '@/api/tokenStore';
import { aSearch } from '@/api/testSearch';
import type { ChosenStay } from '@/domain/stay/chosenStay';
import { bookingApis } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';
import type { SearchCriteria } from '@/domain/search/search';
import type { StayWish } from '@/domain/search/wishes';
import { ChooseRateV1 } from '@/features/choose-rate/booking-v1/ChooseRateV1';
import { ChooseRateV2 } from '@/features/choose-rate/booking-v2/ChooseRateV2';
import type { ChooseRoomProps } from '@/features/choose-room/ChooseRoom';
import { ChooseRoomV1 } from '@/features/choose-room/booking-v1/ChooseRoomV1';
import { ChooseRoomV2 } from '@/features/choose-room/booking-v2/ChooseRoomV2';
import { HotelAvailabilityV1 } from '@/features/hotel-page/booking-v1/HotelAvailabilityV1';
import { HotelAvailabilityV2 } from '@/features/hotel-page/booking-v2/HotelAvailabilityV2';
import { SolvingPrices } from '@/features/search-results/SolvingPrices';
import { OwnHotelsV1 } from '@/features/search-results/booking-v1/OwnHotelsV1';
import { OwnHotelsV2 } from '@/features/search-results/booking-v2/OwnHotelsV2';
import { readResultView } from '@/features/search-results/resultView';
import { SearchResultsV1 } from '@/features/search-results/booking-v1/SearchResultsV1';
import { SearchResultsV2 } from '@/features/search-results/booking-v2/SearchResultsV2';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { session } from '@/session/session';
import { flowKeyOf } from '@/state/keptFlow';
import { useReservationFlow } from '@/state/reservationFlowState';
import type { ReservationFlow } from '@/state/reservationFlowShape';
import { StateRoot } from '@/state/StateRoot';

// A page is left here as soon as its room is pressed.
jest.mock('@/browser/afterPaint', () => ({ afterPaint: (work: () => void) => work() }));

// Each row opens six pages.
jest.setTimeout(60_000);

const messages = loadAllMessages('en');
const nothing = () => undefined;

const tasks = {
  v1: {
    Hotels: OwnHotelsV1,
    Results: SearchResultsV1,
    Availability: HotelAvailabilityV1,
    Rooms: ChooseRoomV1,
    Rates: ChooseRateV1,
  },
  v2: {
    Hotels: OwnHotelsV2,
    Results: SearchResultsV2,
    Availability: HotelAvailabilityV2,
    Rooms: ChooseRoomV2,
    Rates: ChooseRateV2,
  },
};
/** The API that the pages ask. */
let api: BookingApi = 'v2';

/** Renders a part of the site in a flow that was begun with a search. */
function show(criteria: SearchCriteria, part: (flow: ReturnType<typeof useReservationFlow>) => ReactNode): HTMLElement {
  function Begun() {
    const flow = useReservationFlow();
    const { begin } = flow;
    useEffect(() => begin(criteria), [begin]);
    return flow.flow.criteria ? part(flow) : null;
  }
  return render(
    <TranslatorProvider locale="en" messages={messages}>
      <StateRoot>
        <ApiEnvironment api={api}>
          <Begun />
        </ApiEnvironment>
      </StateRoot>
    </TranslatorProvider>,
  ).container;
}

const stayOf = (criteria: SearchCriteria, flow: ReservationFlow): ChosenStay => ({
  criteria,
  placement: flow.roomPlacement,
  choices: flow.roomChoices,
  isForOther: false,
});

/** The first amount of an element, in euros, apart from a struck-through price before a discount. */
function amountIn(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const amount = /€([\d,.]+)$/.exec(text.textContent ?? '')?.[1];
    if (amount && !text.parentElement?.closest('s')) return amount;
  }
  return 'none';
}

/** The price of a card with free cancellation: beside the lowest, unless that one can be cancelled. */
const freeIn = (card: HTMLElement): string =>
  /€([\d,.]*\d) with free cancellation/.exec(card.textContent ?? '')?.[1] ??
  (within(card).queryByText(messages.stay.freeCancel) ? amountIn(card) : 'none');

const lowestOf = (amounts: readonly string[]) => [...amounts].sort((a, b) => Number(a) - Number(b))[0] ?? 'none';
const wait = { timeout: 10_000 };

const to = () => '#';

async function inResults(search: SearchCriteria, wishes: readonly StayWish[] = []) {
  const view = { ...readResultView(new URLSearchParams()), wishes };
  const links = { page: to, rooms: to, dates: to, withRooms: to, otherHotels: to };
  const props = {
    known: { traits: new Map<never, never>(), isDestination: true, list: null, parts: [search] },
    criteria: search,
    view,
    links,
    onViewChange: nothing,
    onWayOut: nothing,
  };
  const { Results } = tasks[api];
  show(search, () => <Results {...props} />);
  const card = await screen.findByRole('article', {}, wait);
  const prices = { lowest: amountIn(card), free: freeIn(card) };
  cleanup();
  return prices;
}

async function onHotelPage(search: SearchCriteria) {
  const { Availability } = tasks[api];
  const page = show(search, () => (
    <Availability
      criteria={search}
      isProposed={false}
      onDates={nothing}
      onRoomCount={nothing}
      onWayOut={nothing}
      onRooms={nothing}
    />
  ));
  await screen.findByText(/^for 2 nights/, {}, wait);
  const lowest = amountIn(page);
  cleanup();
  return lowest;
}

const Prices: ChooseRoomProps['links']['Prices'] = (props) => <SolvingPrices {...props} Hotels={tasks[api].Hotels} />;

const roomProps = {
  room: { index: 0, askedRefId: null },
  links: { search: '#', dates: to, rooms: to, otherHotels: to, Prices },
  onPlace: nothing,
  onWishes: nothing,
  onWayOut: nothing,
};

/** On the button that leads from a room that is too small to a search with two. */
async function onWayToTwoRooms(search: SearchCriteria) {
  const { Rooms } = tasks[api];
  show(search, ({ flow, setHotel }) => (
    <Rooms {...roomProps} stay={stayOf(search, flow)} onHotel={setHotel} onChoose={nothing} />
  ));
  const amount = amountIn(await screen.findByRole('link', { name: /^Search with 2 rooms, from €/ }, wait));
  cleanup();
  return amount;
}

/** Chooses the room whose card is marked as the lowest. */
async function onRoomCards(search: SearchCriteria) {
  const { Rooms } = tasks[api];
  show(search, ({ flow, setHotel, chooseRoom }) => (
    <Rooms {...roomProps} stay={stayOf(search, flow)} onHotel={setHotel} onChoose={(room) => chooseRoom(0, room)} />
  ));
  const [card] = await screen.findAllByRole('article', {}, wait);
  if (!card) throw new Error('No rooms');
  const { lowest, oneOfLowest } = messages.chooseRoom;
  within(card).getByText((text) => text === lowest || text === oneOfLowest);
  const prices = { lowest: amountIn(card), free: freeIn(card) };
  fireEvent.click(within(card).getByRole('button', { name: /^(Choose|Keep) this room$/ }));
  cleanup();
  return prices;
}

const rateProps = {
  askedRefId: null,
  index: 0,
  roomHref: '#',
  onChoose: nothing,
  onClear: nothing,
  onForOther: nothing,
  onWayOut: nothing,
};

async function amongRates(search: SearchCriteria) {
  const { Rates } = tasks[api];
  const page = show(search, ({ flow }) => <Rates {...rateProps} stay={stayOf(search, flow)} />);
  const marked = (await screen.findByText(messages.chooseRate.lowest, {}, wait)).closest('label');
  const open = [...page.querySelectorAll('label')].filter((label) => label.querySelector('input:enabled'));
  const amountsWith = (words: RegExp) => open.filter((label) => words.test(label.textContent ?? '')).map(amountIn);
  const prices = {
    lowest: lowestOf(amountsWith(/€/)),
    marked: marked ? amountIn(marked) : 'none',
    free: lowestOf(amountsWith(/Free cancellation until/)),
    breakfast: lowestOf(amountsWith(/Breakfast for everyone/)),
  };
  cleanup();
  return prices;
}

/** The rate that is preselected for a guest who has chosen a room. */
async function preselected(search: SearchCriteria) {
  await onRoomCards(search);
  const { Rates } = tasks[api];
  const page = show(search, ({ flow }) => <Rates {...rateProps} stay={stayOf(search, flow)} />);
  await screen.findByText(messages.chooseRate.lowest, {}, wait);
  const name = page.querySelector('label:has(input:checked)')?.textContent ?? 'none';
  cleanup();
  return name;
}

const searches = {
  'no code': {},
  'the staff code': { promotionCode: 'STFF' },
  'the friends’ code': { promotionCode: 'FRNDS' },
  'the school code': { promotionCode: 'KOULSH' },
  'a promotion': { promotionCode: 'TALVI' },
  'an S-Bank promotion': { promotionCode: 'SPANKKI' },
  'a company’s code': { companyCode: 'YRITYS100' },
  'a group’s code': { blockCode: 'HAAT2026' },
  'a membership asked for': { loyaltyTypes: ['ASOM'] },
} as const;

// Two nights for two: prepaid at 86 % and no breakfast; flexible at 100 %, for Co-op members at 90 %; with breakfast
// prepaid at 94 %, for Co-op members at 90 %, with the S-Card at 88 %; codes with breakfast at their own per cent.
const prepaid = '293.26';
const [flexible, flexibleOfMember] = ['341', '306.90'];
const [prepaidBreakfast, memberBreakfast, cardBreakfast] = ['376.94', '360.90', '352.88'];

/** The lowest prices that each guest sees with a search: of all, with free cancellation, and with breakfast. */
type Cheapest = readonly [lowest: string, free: string, breakfast: string];
const table: readonly (readonly [viewer: string, by: keyof typeof searches, cheapest: Cheapest])[] = [
  ['stranger', 'no code', [prepaid, flexible, prepaidBreakfast]],
  ['stranger', 'the staff code', [prepaid, flexible, prepaidBreakfast]],
  ['stranger', 'the friends’ code', [prepaid, '320.80', '320.80']],
  ['stranger', 'the school code', [prepaid, '300.75', '300.75']],
  ['stranger', 'a promotion', [prepaid, '340.85', '340.85']],
  ['stranger', 'an S-Bank promotion', [prepaid, flexible, '368.92']],
  ['stranger', 'a company’s code', [prepaid, '336.84', '336.84']],
  ['stranger', 'a group’s code', [prepaid, '332.83', '332.83']],
  ['stranger', 'a membership asked for', [prepaid, flexible, prepaidBreakfast]],
  ['asom', 'no code', [prepaid, flexibleOfMember, memberBreakfast]],
  ['asom', 'the staff code', [prepaid, flexibleOfMember, memberBreakfast]],
  ['asom', 'the friends’ code', [prepaid, flexibleOfMember, '320.80']],
  // The school rate is not for members: with its code the search is sent without memberships.
  ['asom', 'the school code', [prepaid, '300.75', '300.75']],
  ['asom', 'a promotion', [prepaid, flexibleOfMember, '340.85']],
  ['asom', 'an S-Bank promotion', [prepaid, flexibleOfMember, memberBreakfast]],
  ['asom', 'a company’s code', [prepaid, flexibleOfMember, '336.84']],
  ['asom', 'a group’s code', [prepaid, flexibleOfMember, '332.83']],
  ['asom', 'a membership asked for', [prepaid, flexibleOfMember, memberBreakfast]],
  ['scard', 'no code', [prepaid, flexible, cardBreakfast]],
  ['scard', 'the staff code', [prepaid, flexible, cardBreakfast]],
  ['scard', 'the friends’ code', [prepaid, '320.80', '320.80']],
  ['scard', 'the school code', [prepaid, '300.75', '300.75']],
  ['scard', 'a promotion', [prepaid, '340.85', '340.85']],
  ['scard', 'an S-Bank promotion', [prepaid, flexible, cardBreakfast]],
  // A company's code and the card exclude each other, and the search has the code.
  ['scard', 'a company’s code', [prepaid, '336.84', '336.84']],
  ['scard', 'a group’s code', [prepaid, '332.83', '332.83']],
  ['scard', 'a membership asked for', [prepaid, flexible, cardBreakfast]],
  // The code excludes both memberships, and the API refuses them one after the other.
  ['both', 'the school code', [prepaid, '300.75', '300.75']],
  ['both', 'a company’s code', [prepaid, flexibleOfMember, '336.84']],
  ['staff', 'no code', [prepaid, flexibleOfMember, memberBreakfast]],
  ['staff', 'the staff code', ['240.60', '240.60', '240.60']],
  ['staff', 'the friends’ code', [prepaid, flexibleOfMember, '320.80']],
  ['staff', 'the school code', [prepaid, '300.75', '300.75']],
  ['staff', 'a promotion', [prepaid, flexibleOfMember, '340.85']],
  ['staff', 'an S-Bank promotion', [prepaid, flexibleOfMember, memberBreakfast]],
  ['staff', 'a company’s code', [prepaid, flexibleOfMember, '336.84']],
  ['staff', 'a group’s code', [prepaid, flexibleOfMember, '332.83']],
  ['staff', 'a membership asked for', [prepaid, flexibleOfMember, memberBreakfast]],
];

const world = testWorld();
let customer = 'stranger';
answerSite(world);

async function comes(viewer: string): Promise<void> {
  localStorage.removeItem(flowKeyOf('v2'));
  if (viewer === customer) return;
  clearTokens('SIGNED_OUT');
  customer = viewer;
  if (viewer === 'stranger') return;
  const answer = await fetch(`/oidc/test-token?customer=${viewer}`);
  storeTokens(JSON.parse(await answer.text()));
  await session.refresh();
  await waitFor(() => expect(session.read().kind).toBe('authenticated'), wait);
}

describe.each(bookingApis)('the lowest price (%s)', (one) => {
  beforeAll(() => {
    api = one;
  });

  it.each(table)('that a guest sees (%s, with %s) is the same on every page', async (viewer, by, expected) => {
    await comes(viewer);
    const search = aSearch(searches[by]);
    const wished = aSearch({ ...searches[by], wishes: ['breakfast'] });
    const [lowest, free, breakfast] = expected;
    expect({
      results: await inResults(search),
      resultsWithBreakfast: (await inResults(search, ['breakfast'])).lowest,
      hotelPage: await onHotelPage(search),
      hotelPageWithBreakfast: await onHotelPage(wished),
      roomCardWithBreakfast: (await onRoomCards(wished)).lowest,
      roomCard: await onRoomCards(search),
      rates: await amongRates(search),
    }).toEqual({
      results: { lowest, free },
      resultsWithBreakfast: breakfast,
      hotelPage: lowest,
      hotelPageWithBreakfast: breakfast,
      roomCardWithBreakfast: breakfast,
      roomCard: { lowest, free },
      rates: { lowest, marked: lowest, free, breakfast },
    });
  });
});

describe.each(bookingApis)('what a way to a room costs (%s)', (one) => {
  beforeAll(() => {
    api = one;
  });

  it.each([
    ['stranger', 'no code'],
    ['staff', 'the staff code'],
  ] as const)('is what the search behind it finds (%s, with %s)', async (viewer, by) => {
    await comes(viewer);
    const six = { rooms: 1, adults: 6, children: 0, childrenAges: [], pets: 0 };
    const found = await inResults(aSearch({ ...searches[by], party: { ...six, rooms: 2 } }));
    expect(found.lowest).toMatch(/\d/);
    expect(await onWayToTwoRooms(aSearch({ ...searches[by], party: six }))).toBe(found.lowest);
  });
});

describe.each(bookingApis)('the preselected rate (%s)', (one) => {
  beforeAll(() => {
    api = one;
  });

  it.each([
    ['stranger', 'no code', 'Flexible'],
    ['stranger', 'a membership asked for', 'Flexible'],
    ['scard', 'no code', 'Flexible'],
    ['asom', 'no code', 'Co-op member'],
    ['staff', 'the staff code', 'Staff'],
  ] as const)('is what a guest most likely wants (%s, with %s)', async (viewer, by, expected) => {
    await comes(viewer);
    expect(await preselected(aSearch(searches[by]))).toContain(expected);
  });
});
