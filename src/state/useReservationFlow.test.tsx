import { act, renderHook } from '@testing-library/react';
import { emptyFlow } from './reservationFlowShape';
import { beginFlow } from './beginFlow';
import { useReservationFlow } from './reservationFlowState';
import { StateRoot } from './StateRoot';
import { anAttempt, someCriteria } from './testFlow';
import { hotelOffers } from '@/domain/content/testHotel';
import { anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';

const key = 'sarastus.state.reservationFlowV2';
const visit = () => renderHook(() => useReservationFlow(), { wrapper: StateRoot }).result;
const storedFlow = () => JSON.parse(localStorage.getItem(key) ?? 'null')?.value;

describe('useReservationFlow', () => {
  beforeEach(() => {
    localStorage.clear();
    // In development Recoil warns about atoms that are created twice, as these tests do.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('keeps what was chosen over a reload', () => {
    const before = visit();
    act(() => before.current.begin(someCriteria()));
    act(() => before.current.chooseRoom(0, aRoomType()));
    act(() => before.current.chooseRate(0, { rate: aRate(), offer: anOffer(), hasSingleRate: true }, hotelOffers()));
    const after = visit();
    expect(after.current.flow).toEqual(before.current.flow);
    expect(after.current.flow.roomChoices[0]).toMatchObject({ hasSingleRate: true, rate: { code: 'BAR' } });
  });

  it.each([
    ['broken', '{"version":1,"savedAt":'],
    ['of an older version', JSON.stringify({ version: 0, savedAt: Date.now(), value: emptyFlow })],
    ['of another shape', JSON.stringify({ version: 1, savedAt: Date.now(), value: { criteria: 7 } })],
  ])('starts empty when the stored value is %s', (_what, text) => {
    localStorage.setItem(key, text);
    expect(visit().current.flow).toEqual(emptyFlow);
  });

  it('goes on with a flow of another API, and stores it under that API’s name', () => {
    const value = beginFlow(emptyFlow, someCriteria(), 'v1');
    const other = 'sarastus.state.reservationFlow';
    localStorage.setItem(other, JSON.stringify({ version: 1, savedAt: Date.now(), value }));
    const here = visit();
    act(() => here.current.keepAttempt(anAttempt({ createKey: 'sent' })));
    expect(JSON.parse(localStorage.getItem(other) ?? '{}').value).toMatchObject({
      api: 'v1',
      criteria: someCriteria(),
      paymentState: { createKey: 'sent' },
    });
    expect(localStorage.getItem(key)).toBeNull();
    act(() => here.current.finishOrder('sent'));
    act(() => here.current.begin(someCriteria({ party: { ...someCriteria().party, adults: 1 } })));
    expect(here.current.flow.api).toBe('v2');
    act(() => here.current.keepAttempt(anAttempt({ createKey: 'next' })));
    expect(storedFlow()).toMatchObject({ api: 'v2', paymentState: { createKey: 'next' } });
    expect(localStorage.getItem(other)).toBeNull();
  });

  it('follows what another tab chose', () => {
    const here = visit();
    const value = beginFlow(emptyFlow, someCriteria());
    localStorage.setItem(key, JSON.stringify({ version: 1, savedAt: Date.now(), value }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(here.current.flow.criteria).toEqual(someCriteria());
  });

  it('keeps an order that was sent, whatever is chosen later', () => {
    const { current } = visit();
    const made = anAttempt({ booking: { bookingNumber: '100', bookingHash: 'hash' } });
    act(() => current.begin(someCriteria()));
    for (const order of [anAttempt(), made]) {
      act(() => current.keepAttempt(order));
      act(() => current.chooseRoom(0, aRoomType({ refId: 'suite' })));
      expect(storedFlow().paymentState).toEqual(order);
    }
  });

  it('keeps what another tab has ordered, before this one hears of it', () => {
    const here = visit();
    act(() => here.current.begin(someCriteria()));
    const other = anAttempt({ createKey: 'other', booking: { bookingNumber: '100', bookingHash: 'hash' } });
    const value = { ...storedFlow(), paymentState: other };
    localStorage.setItem(key, JSON.stringify({ version: 1, savedAt: Date.now(), value }));
    act(() => here.current.setCheckAndConfirm({ termsAccepted: true }));
    act(() => here.current.dropAttempt('mine'));
    expect(storedFlow()).toMatchObject({ paymentState: other, checkAndConfirm: { termsAccepted: true } });
    expect(here.current.flow.paymentState).toEqual(other);
    act(() => here.current.keepAttempt(anAttempt({ createKey: 'mine' })));
    expect(storedFlow()).toMatchObject({ paymentState: other, setAside: [{ createKey: 'mine' }] });
  });

  it('orders nothing after another tab has ordered, or ended the flow', () => {
    const here = visit();
    act(() => here.current.begin(someCriteria()));
    let isTaken = true;
    act(() => void (isTaken = here.current.takeOverOrder()));
    expect(isTaken).toBe(false);
    localStorage.setItem(key, JSON.stringify({ version: 1, savedAt: Date.now(), value: emptyFlow }));
    act(() => void (isTaken = here.current.takeOverOrder()));
    expect(isTaken).toBe(true);
    expect(here.current.flow).toEqual(emptyFlow);
  });

  it('sets an order aside for another one, and takes it up again', () => {
    const here = visit();
    const first = anAttempt({ createKey: 'first', booking: { bookingNumber: '100', bookingHash: 'hash' } });
    act(() => here.current.begin(someCriteria()));
    act(() => here.current.keepAttempt(first));
    act(() => here.current.setOrderAside('first'));
    expect(storedFlow()).toMatchObject({ paymentState: null, setAside: [{ createKey: 'first', isOfFlow: false }] });
    act(() => here.current.keepAttempt(anAttempt({ createKey: 'second' })));
    act(() => here.current.resumeOrder('first'));
    expect(storedFlow()).toMatchObject({ paymentState: { createKey: 'first' }, setAside: [{ createKey: 'second' }] });
  });

  it('clears the choices of an order once it is settled, and keeps other orders', () => {
    const here = visit();
    act(() => here.current.begin(someCriteria()));
    act(() => here.current.setContact({ ...emptyFlow.contactInformation, lastName: 'Mäkinen' }, true));
    act(() => here.current.keepAttempt(anAttempt({ createKey: 'first' })));
    act(() => here.current.setOrderAside('first'));
    act(() => here.current.keepAttempt(anAttempt({ createKey: 'second' })));
    act(() => here.current.finishOrder('second'));
    expect(storedFlow()).toEqual({ ...emptyFlow, setAside: [anAttempt({ createKey: 'first', isOfFlow: false })] });
  });

  it('keeps the current choices when another booking is settled', () => {
    const here = visit();
    act(() => here.current.begin(someCriteria()));
    act(() => here.current.keepAttempt(anAttempt({ isOfFlow: false })));
    act(() => here.current.finishOrder('key'));
    expect(storedFlow()).toMatchObject({ criteria: someCriteria(), paymentState: null });
  });

  it('clears a rate that only the guest who books may use when someone else will stay, and asks for the name', () => {
    const personal = aRate({ code: 'STFF', restrictions: ['BOOKING_FOR_OTHER_NOT_ALLOWED'] });
    const { current } = visit();
    const chosenRate = () => storedFlow().roomChoices[0].rate?.code ?? null;
    act(() => current.begin(someCriteria()));
    act(() => current.setContact({ ...emptyFlow.contactInformation, lastName: 'Vuori' }, true));
    act(() => current.chooseRate(0, { rate: aRate(), offer: anOffer(), hasSingleRate: false }, hotelOffers()));
    act(() => current.setForOther(true));
    expect([chosenRate(), storedFlow().contactComplete]).toEqual(['BAR', false]);
    act(() => current.setForOther(false));
    act(() => current.chooseRate(0, { rate: personal, offer: anOffer(), hasSingleRate: false }, hotelOffers()));
    const forOther = { ...emptyFlow.contactInformation, isForOther: true };
    // Typing must not close the step that the guest is on.
    act(() => current.setContact(forOther, false));
    expect(chosenRate()).toBe('STFF');
    act(() => current.setContact(forOther, true));
    expect(chosenRate()).toBeNull();
  });

  it('reports when the browser does not store it', () => {
    const kept = visit();
    act(() => kept.current.begin(someCriteria()));
    act(() => kept.current.chooseRoom(0, aRoomType()));
    expect(kept.current.isLostWithPage).toBe(false);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => kept.current.chooseRate(0, { rate: aRate(), offer: anOffer(), hasSingleRate: true }, hotelOffers()));
    act(() => kept.current.setCheckAndConfirm({ termsAccepted: true }));
    expect(kept.current.isLostWithPage).toBe(true);
    expect(kept.current.flow.roomChoices[0]?.hasSingleRate).toBe(true);
    jest.restoreAllMocks();
    act(() => kept.current.finishOrder('key'));
  });
});
