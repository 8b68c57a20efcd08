import { withAttempt, withOrderFinished, withoutAttempt } from './flowOrders';
import type { KeptStorage } from '@/browser/keptStorage';
import { readKept, writeKept } from '@/browser/keptValue';
import { emptyFlow, flowKeeping } from './reservationFlowShape';
import type { ReservationFlow } from './reservationFlowShape';
import { anAttempt, fullFlow } from './testFlow';

const mine = anAttempt({ createKey: 'mine' });
const booked = anAttempt({ createKey: 'other', booking: { bookingNumber: '100', bookingHash: 'hash' } });
const flow = { ...fullFlow(), paymentState: booked };

describe('a flow whose day is over', () => {
  const DAY = 24 * 3_600_000;
  const payment = { paymentId: 'p1', paymentUrl: '/pay/p1', method: 'ONLINE_BANK', heldUntil: null } as const;
  const atBank = { ...booked, payment };
  const items = new Map<string, string>();
  const storage: KeptStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  const storedAt = 1_800_000_000_000;
  const readAfter = (stored: ReservationFlow, days: number) => {
    items.clear();
    writeKept(storage, flowKeeping, stored, storedAt);
    return readKept(storage, flowKeeping, storedAt + days * DAY);
  };

  it('still has the order that may be paid, without what the guest typed, also in what is stored', () => {
    const left = readAfter({ ...flow, paymentState: atBank, setAside: [mine] }, 3);
    expect(left).toEqual({ ...emptyFlow, paymentState: { ...atBank, order: null, isOfFlow: false } });
    expect([...items.values()].join()).not.toContain('Mäkinen');
    // Reading it does not make it younger.
    expect(readKept(storage, flowKeeping, storedAt + 4 * DAY)).toEqual(left);
    expect(readKept(storage, flowKeeping, storedAt + 31 * DAY)).toBeNull();
    expect(items.size).toBe(0);
  });

  it('is forgotten where nothing can be paid', () => {
    expect(readAfter(flow, 0.5)).toEqual(flow);
    expect(readAfter({ ...flow, setAside: [mine] }, 1.5)).toBeNull();
    expect(items.size).toBe(0);
  });
});

describe('a write of an order', () => {
  it('never removes the order of another tab', () => {
    expect(withoutAttempt(flow, 'mine')).toEqual(flow);
    expect(withOrderFinished(flow, 'mine')).toEqual(flow);
    expect(withoutAttempt(flow, 'other').paymentState).toBeNull();
  });

  it('puts a second order beside the first one, so that neither is lost', () => {
    const both = withAttempt(flow, mine);
    expect(both.paymentState).toEqual(booked);
    expect(both.setAside).toEqual([{ ...mine, isOfFlow: false }]);
  });

  it('finds an order where another tab has put it', () => {
    const aside = { ...flow, paymentState: null, setAside: [{ ...mine, isOfFlow: false }] };
    const made = { ...mine, booking: booked.booking };
    expect(withAttempt(aside, made).setAside).toEqual([{ ...made, isOfFlow: false }]);
    expect(withoutAttempt(aside, 'mine').setAside).toEqual([]);
  });

  it('clears the choices of an order that is paid, and only those', () => {
    expect(withOrderFinished({ ...flow, setAside: [mine] }, 'other')).toEqual({ ...emptyFlow, setAside: [mine] });
  });
});
