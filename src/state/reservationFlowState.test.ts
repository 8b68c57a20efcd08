import fc from 'fast-check';
import { aHotel, hotelOffers } from '@/domain/content/testHotel';
import { placeParty } from '@/domain/stay/placement';
import { EMPTY_ROOM_CHOICE } from '@/domain/stay/roomChoice';
import { aRoomType } from '@/domain/stay/testOffers';
import { emptyFlow } from './reservationFlowShape';
import { beginFlow } from './beginFlow';
import { placeAnew, withWordsOf } from './reservationFlowState';
import { fullFlow, someCriteria } from './testFlow';

const { party } = someCriteria();

describe('beginFlow', () => {
  it('keeps the API of a started flow; a new flow gets the given one', () => {
    const started = beginFlow(emptyFlow, someCriteria(), 'v1');
    expect(started.api).toBe('v1');
    expect(beginFlow(started, someCriteria({ endDate: '2026-12-09' }), 'v2').api).toBe('v1');
    const otherParty = someCriteria({ party: { ...someCriteria().party, adults: 1 } });
    expect(beginFlow(started, otherParty, 'v2').api).toBe('v2');
  });

  it('begins with the party placed and a choice to make for each room', () => {
    const twoRooms = { rooms: 2, adults: 3, children: 1, childrenAges: [4], pets: 0 };
    const criteria = someCriteria({ party: twoRooms, promotionCode: 'TALVI', blockCode: 'HAAT2026' });
    expect(beginFlow(emptyFlow, criteria)).toEqual({
      ...emptyFlow,
      api: 'v2',
      criteria,
      roomPlacement: placeParty(twoRooms),
      roomChoices: Array.from({ length: 2 }, () => ({
        ...EMPTY_ROOM_CHOICE,
        promotionCode: 'TALVI',
        blockCode: 'HAAT2026',
      })),
    });
  });

  it('orders a travel cot for each baby, in its room', () => {
    const family = { rooms: 2, adults: 2, children: 2, childrenAges: [1, 7], pets: 0 };
    const flow = beginFlow(emptyFlow, someCriteria({ party: family }));
    expect(flow.roomChoices.map(({ travelCot }) => travelCot)).toEqual([0, 1]);
    const moved = placeAnew(flow, { ...flow.roomPlacement, childPlacement: [0, 0] });
    expect(moved.roomChoices.map(({ travelCot }) => travelCot)).toEqual([1, 0]);
  });

  it('orders the hotel’s cots again for a guest who no longer brings their own, and not those they did without', () => {
    const family = { rooms: 2, adults: 2, children: 2, childrenAges: [1, 7], pets: 0 };
    const cotsOf = (flow: ReturnType<typeof beginFlow>) => flow.roomChoices.map(({ travelCot }) => travelCot);
    const own = beginFlow(emptyFlow, someCriteria({ party: family, ownCots: true }));
    expect(cotsOf(own)).toEqual([0, 0]);
    const again = beginFlow(own, someCriteria({ party: family }));
    expect(cotsOf(again)).toEqual([0, 1]);
    expect(cotsOf(beginFlow(again, someCriteria({ party: family, ownCots: true })))).toEqual([0, 0]);
    const without = { ...again, roomChoices: again.roomChoices.map((choice) => ({ ...choice, travelCot: 0 })) };
    expect(cotsOf(beginFlow(without, someCriteria({ party: family, endDate: '2026-12-09' })))).toEqual([0, 0]);
  });

  it('keeps what was chosen when only the wishes change', () => {
    const flow = fullFlow();
    const after = beginFlow(flow, someCriteria({ wishes: ['breakfast'] }));
    expect(after).toEqual({ ...flow, criteria: someCriteria({ wishes: ['breakfast'] }) });
    expect(after.roomChoices).toBe(flow.roomChoices);
  });

  it('recognises the same stay, whether it was read from an address or from storage', () => {
    const { party, destination, ...terms } = someCriteria();
    const flow = fullFlow();
    expect(beginFlow(flow, { party, ...terms, destination })).toBe(flow);
  });

  it('changes nothing for the same stay of the same party', () => {
    const flow = fullFlow();
    expect(beginFlow(flow, someCriteria())).toBe(flow);
  });

  it.each([
    ['another hotel', { destination: { kind: 'hotel', hotelId: '1002' } as const }],
    ['another adult', { party: { ...party, adults: 3 } }],
    ['another room', { party: { ...party, rooms: 2 } }],
    ['a child', { party: { ...party, children: 1, childrenAges: [3] } }],
    ['a pet', { party: { ...party, pets: 1 } }],
  ])('starts over for %s: everything chosen and typed is cleared', (_what, change) => {
    const criteria = someCriteria(change);
    const flow = fullFlow();
    expect(beginFlow(flow, criteria)).toEqual({
      ...beginFlow(emptyFlow, criteria),
      // An existing order is kept.
      setAside: [{ ...flow.paymentState, isOfFlow: false }],
    });
  });

  it('starts over when a child has another age', () => {
    const withChild = (age: number) => someCriteria({ party: { ...party, children: 1, childrenAges: [age] } });
    expect(beginFlow(fullFlow(withChild(3)), withChild(4)).contactInformation).toEqual(emptyFlow.contactInformation);
  });

  it.each([
    ['days', { startDate: '2026-12-02', endDate: '2026-12-04' }],
    ['a code', { companyCode: 'YRITYS100' }],
    ['reward nights', { rewardNight: true }],
  ])('clears the prices for other %s, and keeps what was chosen and typed', (_what, change) => {
    const flow = fullFlow();
    const criteria = someCriteria(change);
    const after = beginFlow(flow, criteria);
    expect(after).toEqual({
      ...flow,
      criteria,
      roomChoices: flow.roomChoices.map((choice) => ({
        ...choice,
        rate: null,
        offer: null,
        extraServices: { breakfast: { ...choice.extraServices.breakfast, expectedUnitPrice: null } },
      })),
      // The total was accepted for other days.
      checkAndConfirm: { ...flow.checkAndConfirm, agreedTotal: null },
      paymentState: null,
      setAside: [{ ...flow.paymentState, isOfFlow: false }],
    });
    expect(after.roomChoices[0]?.room).not.toBeNull();
  });

  it.each([
    ['promotionCode', 'TALVI'],
    ['blockCode', 'HAAT2026'],
  ] as const)('orders with the %s the guest searches by now, not by the one before', (code, value) => {
    const with_ = beginFlow(fullFlow(), someCriteria({ [code]: value }));
    expect(with_.roomChoices.map((choice) => choice[code])).toEqual([value]);
    expect(beginFlow(with_, someCriteria()).roomChoices.map((choice) => choice[code])).toEqual([null]);
  });

  it('asks for the rates again when the guest comes for an offer, or does without it', () => {
    const come = beginFlow(fullFlow(), someCriteria({ planCode: 'ADVANCE' }));
    expect(come).toMatchObject({ criteria: { planCode: 'ADVANCE' }, roomChoices: [{ rate: null }] });
    expect(beginFlow(come, someCriteria()).criteria?.planCode).toBe('');
  });

  it('always has a choice for each room and a place for each person', () => {
    const parties = fc.record({
      rooms: fc.integer({ min: 1, max: 9 }),
      adults: fc.integer({ min: 9, max: 20 }),
      children: fc.constant(0),
      childrenAges: fc.constant([]),
      pets: fc.nat(2),
    });
    fc.assert(
      fc.property(parties, parties, (before, after) => {
        const flow = beginFlow(fullFlow(someCriteria({ party: before })), someCriteria({ party: after }));
        expect(flow.roomChoices).toHaveLength(after.rooms);
        expect(flow.roomPlacement).toEqual(placeParty(after));
      }),
    );
  });
});

describe('placeAnew', () => {
  it('clears the chosen rooms and keeps wishes, extras and what was typed', () => {
    const flow = fullFlow();
    const placement = { ...flow.roomPlacement, adultPlacement: [0, 0] };
    const after = placeAnew(flow, placement);
    expect(after).toMatchObject({ roomPlacement: placement, contactInformation: flow.contactInformation });
    expect(after.roomChoices).toEqual(
      flow.roomChoices.map((choice) => ({ ...choice, room: null, rate: null, offer: null })),
    );
    expect(after.paymentState).toEqual(flow.paymentState);
  });
});

describe('withWordsOf', () => {
  const flow = { ...fullFlow(), hotel: aHotel() };
  const inFinnish = hotelOffers({
    hotel: aHotel({ name: 'Sarastus Kamppi, Helsinki' }),
    roomTypes: [aRoomType({ name: 'Perushuone' })],
  });

  it('calls hotel and room as the answer does, and keeps the rest', () => {
    const after = withWordsOf(flow, inFinnish);
    expect(after.hotel?.name).toBe('Sarastus Kamppi, Helsinki');
    expect(after.roomChoices[0]?.room?.name).toBe('Perushuone');
    expect(after.checkAndConfirm).toEqual(flow.checkAndConfirm);
  });

  it('changes nothing where the words are the same, or of another hotel', () => {
    expect(withWordsOf(flow, hotelOffers())).toBe(flow);
    expect(withWordsOf(flow, hotelOffers({ hotel: aHotel({ id: 'pasila', name: 'Pasila' }) }))).toBe(flow);
  });
});
