import { writeKept } from '@/browser/keptValue';
import { flowOfTab, forgetPersonInTabs, seenBy, tabKeeping, writtenOver } from './flowOfTab';
import { flowKeeping } from './reservationFlowShape';
import { emptyFlow } from './reservationFlowShape';
import type { ReservationFlow } from './reservationFlowShape';
import { anAttempt, fullFlow, someCriteria } from './testFlow';

const mine: ReservationFlow = { ...fullFlow(), paymentState: null, setAside: [] };
const elsewhere = someCriteria({ destination: { kind: 'hotel', hotelId: '1002' } });
const other: ReservationFlow = { ...mine, criteria: elsewhere };
const [myOrder, otherOrder] = [anAttempt({ createKey: 'mine' }), anAttempt({ createKey: 'other' })];
const aside = (each: typeof myOrder) => ({ ...each, isOfFlow: false });

describe('the flow of a tab beside those of other tabs', () => {
  it.each([
    ['another hotel', other],
    ['other days', { ...mine, criteria: someCriteria({ endDate: '2026-12-05' }) }],
    ['a flow that ended', emptyFlow],
  ])('stays as it is when another tab has %s', (_what, stored) => {
    expect(seenBy(mine, stored)).toEqual(mine);
  });

  it('is that of another tab with the same stay, and of any where it has none', () => {
    const chosen = { ...mine, contactComplete: !mine.contactComplete };
    expect(seenBy(mine, chosen)).toBe(chosen);
    expect(seenBy(emptyFlow, other)).toBe(other);
  });

  it('has every order: its own as the current one, others set aside', () => {
    const ordered = { ...mine, paymentState: myOrder };
    const stored = { ...other, paymentState: otherOrder, setAside: [aside(myOrder)] };
    expect(seenBy(ordered, stored)).toEqual({ ...mine, paymentState: myOrder, setAside: [aside(otherOrder)] });
    expect(writtenOver(stored, ordered)).toEqual({ ...mine, paymentState: myOrder, setAside: [aside(otherOrder)] });
  });

  it('ends with its own order, wherever that was settled', () => {
    const ordered = { ...mine, paymentState: myOrder };
    expect(seenBy(ordered, emptyFlow)).toEqual(emptyFlow);
    expect(seenBy(ordered, { ...other, paymentState: otherOrder })).toEqual({
      ...emptyFlow,
      setAside: [aside(otherOrder)],
    });
  });

  it('does not clear the stay of another tab when it ends', () => {
    expect(writtenOver(other, emptyFlow)).toBe(other);
    expect(writtenOver(emptyFlow, emptyFlow)).toEqual(emptyFlow);
  });
});

describe('opening a tab again', () => {
  const keep = (ofTab: ReservationFlow, ofBrowser: ReservationFlow, savedAt = Date.now()) => {
    writeKept(sessionStorage, tabKeeping, ofTab, savedAt);
    writeKept(localStorage, flowKeeping, ofBrowser, savedAt);
  };
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('shows what the tab showed', () => {
    keep(mine, other);
    expect(flowOfTab()?.criteria).toEqual(mine.criteria);
  });

  it('shows nothing of the tab once the browser’s flow has ended or was forgotten', () => {
    keep(mine, emptyFlow);
    expect(flowOfTab()).toEqual(emptyFlow);
    localStorage.clear();
    expect(flowOfTab()).toBeNull();
  });

  it('shows nothing that a tab kept before the guest signed out', () => {
    keep(mine, other, Date.now() - 1000);
    forgetPersonInTabs();
    expect(flowOfTab()?.criteria).toEqual(other.criteria);
    expect(sessionStorage.getItem(tabKeeping.key)).toBeNull();
  });
});
