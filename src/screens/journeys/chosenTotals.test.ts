import fc from 'fast-check';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { callOf } from '@/api/testAsk';
import { atHotel, orderOf } from '@/api/testOrder';
import { aSearch } from '@/api/testSearch';
import { offersOfV1 } from '@/api/booking-v1/testOffersV1';
import { useBookStayV1 } from '@/api/booking-v1/useBookStayV1';
import { offersOfV2 } from '@/api/booking-v2/testOffersV2';
import { useBookStayV2 } from '@/api/booking-v2/useBookStayV2';
import { environment as site } from '@/config/environment';
import { setExtraQuantity } from '@/domain/stay/extras';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { guaranteeOptions } from '@/domain/payment/guarantee';
import { addDays } from '@/domain/localDate';
import { aKey } from '@/domain/testKey';
import { money } from '@/domain/money';
import { EMPTY_OCCUPANCY } from '@/domain/stay/party';
import { paymentWays } from '@/domain/payment/paymentWays';
import { occupanciesOf } from '@/domain/stay/placement';
import { rateOptions } from '@/domain/rate/rateOptions';
import { priceOf, requote } from '@/domain/price/requote';
import { changeRoomChoice, chooseRoom, chosenTerms } from '@/domain/stay/roomChoice';
import { roomExtras } from '@/domain/stay/roomExtras';
import { roomOptions } from '@/domain/stay/roomOptions';
import type { SearchCriteria } from '@/domain/search/search';
import { searchWithout } from '@/domain/search/searchWithout';
import { beginFlow, withChoices } from '@/state/beginFlow';
import { emptyFlow } from '@/state/reservationFlowShape';
import type { ReservationFlow } from '@/state/reservationFlowShape';
import { withRate, withRenewedExtras } from '@/state/reservationFlowState';

const world = testWorld();
answerSite(world);

const apis = {
  v1: { ask: offersOfV1, book: () => callOf(site.siteEndpoint, useBookStayV1) },
  v2: { ask: offersOfV2, book: () => callOf(site.bookingEndpoint, useBookStayV2) },
};
type Api = (typeof apis)[keyof typeof apis];

/** Something that the guest does; numbers choose among what is on offer. */
type Deed =
  | { readonly kind: 'search'; readonly change: Partial<SearchCriteria> }
  | {
      readonly kind: 'extra' | 'rate' | 'room';
      readonly room: number;
      readonly nth: number;
      readonly quantity: number;
    };

const none = { rooms: 1, adults: 2, children: 0, childrenAges: [], pets: 0 };
const anySearch: fc.Arbitrary<Partial<SearchCriteria>> = fc.oneof(
  fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 4 })).map(([day, length]) => {
    const startDate = addDays('2026-12-01', day);
    return { startDate, endDate: addDays(startDate, length) };
  }),
  fc
    .constantFrom(none, { ...none, adults: 1 }, { ...none, rooms: 2, adults: 3 }, { ...none, pets: 1 })
    .map((party) => ({
      party,
    })),
  fc.constantFrom(
    { promotionCode: '', companyCode: '' },
    { promotionCode: 'TALVI', companyCode: '' },
    { promotionCode: '', companyCode: 'YRITYS100' },
  ),
);
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  anySearch.map((change) => ({ kind: 'search' as const, change })),
  fc.record({
    kind: fc.constantFrom('extra', 'extra', 'rate', 'room'),
    room: fc.nat(1),
    nth: fc.nat(20),
    quantity: fc.integer({ min: 1, max: 8 }),
  }),
);

async function answerTo({ ask }: Api, flow: ReservationFlow): Promise<HotelOffers> {
  const found = flow.criteria && (await ask(flow.criteria));
  if (!found?.ok) throw new Error(`Nothing is answered: ${JSON.stringify(found)}`);
  return found.value;
}

function withRoom(flow: ReservationFlow, index: number, nth: number, found: HotelOffers): ReservationFlow {
  const choosing = { wishes: [], isForOther: false, asked: null, now: Date.now() };
  const options = roomOptions(found, { ...choosing, choices: flow.roomChoices, index }).filter(
    ({ isTaken, cheapest }) => !isTaken && cheapest,
  );
  const option = options[nth % options.length];
  return option ? withChoices(flow, chooseRoom(flow.roomChoices, index, option.room)) : flow;
}

function withAnyRate(flow: ReservationFlow, index: number, nth: number, found: HotelOffers): ReservationFlow {
  const options = rateOptions(found, {
    index,
    roomTypeRefId: flow.roomChoices[index]?.room?.refId ?? '',
    wishes: [],
    isForOther: false,
    asked: null,
    points: { has: null, taken: money(0, 'S_POINT') },
  }).filter(({ blockedBy }) => blockedBy.length === 0);
  const option = options[nth % options.length];
  return option ? withRate(flow, index, option, found) : flow;
}

/** The step of extras is open when the rooms before it are chosen. */
function withAnyExtra(
  before: ReservationFlow,
  index: number,
  deed: { nth: number; quantity: number },
  found: HotelOffers,
) {
  const flow = completed(before, found);
  if (!flow.roomChoices[index]?.offer) return flow;
  const renewed = withRenewedExtras(flow, found);
  const occupancy = occupanciesOf(flow.roomPlacement)[index] ?? EMPTY_OCCUPANCY;
  const { ofRoom, ofBooking } = roomExtras(found, { choices: renewed.roomChoices, index, occupancy });
  const options = [...ofRoom, ...ofBooking];
  const option = options[deed.nth % options.length];
  if (!option) return renewed;
  const change = changeRoomChoice(renewed.roomChoices, index, (choice) => ({
    ...choice,
    extraServices: setExtraQuantity(choice.extraServices, option.service, Math.min(option.max, deed.quantity)),
  }));
  return withChoices(renewed, change);
}

async function after(api: Api, flow: ReservationFlow, deed: Deed): Promise<ReservationFlow> {
  if (deed.kind === 'search') return beginFlow(flow, { ...aSearch(), ...flow.criteria, ...deed.change });
  const found = await answerTo(api, flow);
  const room = deed.room % flow.roomChoices.length;
  if (deed.kind === 'room') return withRoom(flow, room, deed.nth, found);
  if (deed.kind === 'rate') return withAnyRate(flow, room, deed.nth, found);
  return withAnyExtra(flow, room, deed, found);
}

/** The guest goes on to the review: what is missing is chosen. */
function completed(flow: ReservationFlow, found: HotelOffers): ReservationFlow {
  return [...flow.roomChoices.keys()].reduce((before, index) => {
    const withType = before.roomChoices[index]?.room ? before : withRoom(before, index, 0, found);
    if (withType.roomChoices[index]?.offer) return withType;
    const rated = withAnyRate(withType, index, 0, found);
    // The room may not be sold on other days: another one is chosen.
    return rated.roomChoices[index]?.offer ? rated : withAnyRate(withRoom(rated, index, 0, found), index, 0, found);
  }, flow);
}

/** Sends the order; an API refuses another total than its own. */
function booked(api: Api, flow: ReservationFlow, found: HotelOffers, key: string) {
  const { criteria, roomChoices, roomPlacement } = flow;
  if (!criteria) throw new Error('Nothing was searched');
  const order = orderOf(found, roomChoices, roomPlacement, { criteria });
  expect(order.expectedPrice).toEqual(priceOf(roomChoices).total);
  const options = guaranteeOptions(chosenTerms(roomChoices), found.hotel, false);
  return api.book()({ ...order, guarantee: paymentWays(options)[0]?.choice ?? atHotel }, aKey(key));
}

describe.each(Object.entries(apis))('what was chosen, over %s', (name, api) => {
  it('costs what the API says, whatever was changed before', async () => {
    let orders = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyDeed, { minLength: 3, maxLength: 12 }), async (deeds) => {
        let flow = beginFlow(emptyFlow, aSearch());
        for (const deed of deeds) flow = await after(api, flow, deed);
        const found = await answerTo(api, flow);
        flow = completed(flow, found);
        if (!flow.criteria || flow.roomChoices.some(({ offer }) => offer === null)) return;
        expect(requote(flow.roomChoices, found, { isForOther: false, isSignedIn: false }).kind).toBe('same');
        orders += 1;
        const answer = await booked(api, flow, found, `${name}-${orders}`);
        expect(answer.ok ? [] : answer.failure).toEqual([]);
      }),
      { numRuns: 40 },
    );
    expect(orders).toBeGreaterThan(20);
  }, 60_000);

  it('is booked with a cot of the guest’s own where the hotel has none', async () => {
    const party = { ...none, children: 1, childrenAges: [1] };
    const criteria = aSearch({ destination: { kind: 'hotel', hotelId: '1302' }, party });
    expect(await api.ask(criteria)).toMatchObject({ ok: false, failure: { code: 'TRAVELCOTS_NOT_AVAILABLE' } });
    const begun = beginFlow(beginFlow(emptyFlow, criteria), searchWithout(criteria, 'withoutCots'));
    const found = await answerTo(api, begun);
    const flow = completed(begun, found);
    expect(flow.roomChoices).toMatchObject([{ travelCot: 0, offer: { hotelId: '1302' } }]);
    const answer = await booked(api, flow, found, `${name}-cot`);
    expect(answer.ok ? [] : answer.failure).toEqual([]);
  });
});
