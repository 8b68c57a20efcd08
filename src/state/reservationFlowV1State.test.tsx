import { act, renderHook } from '@testing-library/react';
import { aRate, aRoomType, anOffer } from '@/domain/testOffers';
import { emptyFlowV1 } from './reservationFlowV1Shape';
import { beginFlowV1, useReservationFlowV1 } from './reservationFlowV1State';
import { StateRoot } from './StateRoot';
import { fullFlowV1, someCriteria } from './testFlow';

const { party } = someCriteria();
const visit = () => renderHook(useReservationFlowV1, { wrapper: StateRoot }).result;

describe('the older flow', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('changes nothing for the same stay of the same party', () => {
    const flow = fullFlowV1();
    expect(beginFlowV1(flow, someCriteria())).toBe(flow);
  });

  it.each([
    ['another hotel', { destination: { kind: 'hotel', hotelId: '1002' } as const }],
    ['another party', { party: { ...party, rooms: 2 } }],
  ])('begins anew for %s', (_what, change) => {
    const criteria = someCriteria(change);
    expect(beginFlowV1(fullFlowV1(), criteria)).toEqual(beginFlowV1(emptyFlowV1, criteria));
  });

  it('asks the price again for other days, and keeps what was chosen and typed', () => {
    const after = beginFlowV1(fullFlowV1(), someCriteria({ startDate: '2026-12-02' }));
    expect(after.roomChoices[0]).toMatchObject({ rate: null, offer: null, packages: [], cribSelection: 1 });
    expect(after.roomChoices[0]?.room).not.toBeNull();
    expect(after.contactInformation).toEqual(fullFlowV1().contactInformation);
  });

  it('keeps what was chosen over a reload, room by room, beside the flow of the booking API', () => {
    const { current } = visit();
    act(() => current.begin(someCriteria({ party: { ...party, rooms: 2 } })));
    act(() => current.chooseRoom(1, aRoomType()));
    act(() => current.chooseRate(1, { rate: aRate(), offer: anOffer(), hasSingleRate: true }));
    act(() => current.changeChoice(1, (choice) => ({ ...choice, cribSelection: 1, packages: ['BREAKFAST'] })));
    const { roomChoices } = visit().current.flow;
    expect(roomChoices[0]).toMatchObject({ room: null, packages: [] });
    expect(roomChoices[1]).toMatchObject({ hasSingleRate: true, cribSelection: 1, packages: ['BREAKFAST'] });
    expect(localStorage.getItem('sarastus.state.reservationFlowV2')).toBeNull();
  });

  it('drops with a room what came with its rate', () => {
    localStorage.setItem(
      'sarastus.state.reservationFlow',
      JSON.stringify({ version: 1, savedAt: Date.now(), value: fullFlowV1() }),
    );
    const result = visit();
    act(() => result.current.chooseRoom(0, aRoomType({ refId: 'suite' })));
    expect(result.current.flow.roomChoices[0]).toMatchObject({
      rate: null,
      offer: null,
      packages: [],
      cribSelection: 1,
    });
  });

  it('leaves nothing personal behind after the confirmation', () => {
    const { current } = visit();
    act(() => current.setContact({ ...emptyFlowV1.contactInformation, lastName: 'Mäkinen' }, true));
    expect(localStorage.getItem('sarastus.state.reservationFlow')).toContain('Mäkinen');
    act(() => current.finish());
    expect(localStorage.getItem('sarastus.state.reservationFlow')).not.toContain('Mäkinen');
  });
});
