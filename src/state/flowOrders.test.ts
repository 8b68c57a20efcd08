import { withAttempt, withOrderFinished, withoutAttempt } from './flowOrders';
import { emptyFlow } from './reservationFlowShape';
import { anAttempt, fullFlow } from './testFlow';

const mine = anAttempt({ createKey: 'mine' });
const booked = anAttempt({ createKey: 'other', booking: { bookingNumber: '100', bookingHash: 'hash' } });
const flow = { ...fullFlow(), paymentState: booked };

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
