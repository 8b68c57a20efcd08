import { act, renderHook } from '@testing-library/react';
import { failureOf } from '@/domain/failure';
import { StateRoot } from './StateRoot';
import { paymentErrorKeeping, usePaymentError } from './paymentErrorState';

const open = (bookingNumber = '7001') =>
  renderHook(() => usePaymentError(bookingNumber), { wrapper: StateRoot }).result;

const refused = failureOf('payment', 'REFUSED_BY_ISSUER');

describe('why the last payment failed', () => {
  it('is nothing at first', () => {
    expect(open().current).toMatchObject({ failure: null, cancelledByUser: false });
  });

  it('is still known after a reload, for that booking only', () => {
    const page = open();
    act(() => page.current.note(refused));
    expect(page.current.failure).toEqual(refused);
    expect(open().current.failure).toEqual(refused);
    expect(open('7002').current.failure).toBeNull();
  });

  it.each([
    [failureOf('payment', 'CANCELLED_BY_CUSTOMER'), true],
    [failureOf('guarantee', 'STAFF_RESTRICTION'), false],
    [failureOf('transport', 'NETWORK'), false],
  ])('keeps $code, and whether the guest cancelled', (failure, cancelledByUser) => {
    const page = open();
    act(() => page.current.note(failure));
    expect(open().current).toMatchObject({ failure, cancelledByUser });
  });

  it('is forgotten when a payment begins, but not by another booking', () => {
    const page = open();
    act(() => page.current.note(refused));
    const other = open('7002');
    act(() => other.current.clear());
    expect(open().current.failure).toEqual(refused);
    act(() => page.current.clear());
    expect(open().current.failure).toBeNull();
  });

  it.each([{ bookingNumber: 7 }, { bookingNumber: '7001', paymentError: { kind: 'payment', code: 'GONE' } }, 'x'])(
    'falls back to nothing when what is stored is broken: %j',
    (value) => {
      expect(paymentErrorKeeping.parse(value)).toBeNull();
    },
  );
});
