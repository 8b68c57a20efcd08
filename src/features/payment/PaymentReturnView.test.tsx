import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureCatalogue, failureCodeOf, failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { bookingPaidFor, paymentOutcome } from '@/domain/payment/paymentOutcome';
import { aReservation } from '@/domain/reservation/testReservation';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import en from '../../../public/locales/en/common.json';
import { PayAgain } from './PayAgain';
import { PaymentReturnView } from './PaymentReturnView';
import type { BookingOutcome } from './usePaymentCheck';
import { waysToPayNow } from '@/domain/payment/paymentWays';
import { aRate } from '@/domain/stay/testOffers';

const ways = waysToPayNow(
  [
    {
      rate: aRate({
        allowedGuarantees: [
          { type: 'NONE', methods: ['NONE'], flows: ['NONE'] },
          { type: 'DEPOSIT', methods: ['CARD', 'ONLINE_BANK'], flows: ['WEB_TERMINAL'] },
        ],
      }),
      offer: null,
    },
  ],
  aReservation().hotel,
  false,
);

function show(
  outcome: BookingOutcome | null,
  { hasPayment = true, isChecking = false, paymentUrl = null as string | null, askedAt = null as string | null } = {},
) {
  const calls = { onPay: jest.fn(), onCheck: jest.fn(), onBookAgain: jest.fn() };
  render(
    <TranslatorProvider locale="en" messages={en}>
      <PaymentReturnView
        hasPayment={hasPayment}
        outcome={outcome}
        askedAt={askedAt}
        isChecking={isChecking}
        paymentUrl={paymentUrl}
        payAgain={
          outcome?.kind === 'notPaid' && (
            <PayAgain
              failure={outcome.failure}
              ways={ways}
              payLater="atHotel"
              tried={ways[0]?.choice ?? null}
              isStarting={false}
              onPay={calls.onPay}
            />
          )
        }
        onCheck={calls.onCheck}
        onBookAgain={calls.onBookAgain}
      />
    </TranslatorProvider>,
  );
  return { ...calls, guest: userEvent.setup() };
}

const button = (name: string) => screen.queryByRole('button', { name });

/** After these the money may still arrive, or have arrived. */
const leavingOpen: readonly Failure[] = [
  ...(['PAYMENT_IN_PROGRESS', 'RESERVATION_UPDATE_ERROR', 'TIME_OUT', 'UNKNOWN'] as const).map((code) =>
    failureOf('guarantee', code),
  ),
  failureOf('payment', 'UNKNOWN'),
  ...failureCatalogue.transport.map((code) => failureOf('transport', code)),
];

/** What the last check of a payment finds, where the booking is still waiting for it. */
const lastFound = (failure: Failure): BookingOutcome =>
  paymentOutcome(
    { subject: aReservation({ status: 'PENDING', guaranteeStatus: 'DEPOSIT_IN_PROGRESS' }), failure },
    { isLastCheck: true, page: 'known', paidForBy: (reservation) => bookingPaidFor(reservation, true) },
  );

describe('an order that is paid at the hotel, or invoiced', () => {
  it('is checked as a booking, not as a payment', () => {
    show(null, { hasPayment: false });
    expect(screen.getByRole('status').textContent).toMatch(/Checking your booking/);
    expect(screen.queryByText(/pay/i)).toBeNull();
  });

  it('is not said to be an open payment while it is not known whether it is confirmed', async () => {
    const { guest, onCheck } = show({ kind: 'pending', failure: null }, { hasPayment: false });
    expect(screen.getByRole('heading', { name: en.payment.unconfirmed.title })).toBeTruthy();
    expect(screen.queryByText(/payment/i)).toBeNull();
    await guest.click(screen.getByRole('button', { name: 'Check again' }));
    expect(onCheck).toHaveBeenCalledTimes(1);
  });
});

describe('after the payment page', () => {
  it.each(leavingOpen.map((failure) => [failureCodeOf(failure), failure] as const))(
    'never asks a guest to pay again after %s: a payment may be on its way',
    (_, failure) => {
      show(lastFound(failure), { paymentUrl: '/pay/1' });
      expect(button('Pay again')).toBeNull();
      expect(button('Try again')).toBeNull();
      expect(document.body.textContent).not.toMatch(/safe to try again/i);
      expect(button('Check again')).toBeTruthy();
    },
  );

  it('says that the payment is being checked, also to screen readers', () => {
    show(null, { isChecking: true });
    expect(screen.getByRole('status').textContent).toContain('Checking your payment');
  });

  it('says that the booking is confirmed once it is paid', () => {
    show({ kind: 'paid', subject: null });
    expect(screen.getByRole('heading', { name: 'Your booking is all set' })).toBeTruthy();
    expect(button('Pay again')).toBeNull();
  });

  it('links back to the same payment when it was not finished', () => {
    show({ kind: 'open' }, { paymentUrl: '/pay/1' });
    const link = screen.getByRole('link', { name: 'Go back to the payment page' });
    expect(link.getAttribute('href')).toBe('/pay/1');
    expect(button('Pay again')).toBeNull();
  });

  it('warns not to pay again while the outcome is unknown, and offers no way to', async () => {
    const { guest, onCheck } = show({ kind: 'pending', failure: null }, { paymentUrl: '/pay/1' });
    expect(screen.getByText(/Please do not pay again/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(button('Pay again')).toBeNull();
    await guest.click(screen.getByRole('button', { name: 'Check again' }));
    expect(onCheck).toHaveBeenCalledTimes(1);
  });

  it.each(['open', 'atBank', 'pending'] as const)(
    'keeps the button that checks again while it is checked, so that the focus is not lost: %s',
    (kind) => {
      const { onCheck } = show(kind === 'pending' ? { kind, failure: null } : { kind }, { isChecking: true });
      const again = screen.getByRole('button', { name: 'Check again' });
      expect(again.getAttribute('aria-disabled')).toBe('true');
      again.click();
      expect(onCheck).not.toHaveBeenCalled();
    },
  );

  it('shows why a payment was declined and lets the guest pay another way', async () => {
    const failure = failureOf('payment', 'REFUSED_BY_ISSUER');
    const { guest, onPay } = show({ kind: 'notPaid', failure, subject: aReservation() });
    expect(screen.getByRole('heading', { name: 'Your card issuer declined the payment' })).toBeTruthy();
    expect(screen.getByText(/It is safe to try again/)).toBeTruthy();
    expect(screen.queryByText('Pay at the hotel')).toBeNull();
    await guest.click(screen.getByRole('radio', { name: 'Pay by card now' }));
    await guest.click(screen.getByRole('button', { name: 'Pay again' }));
    expect(onPay).toHaveBeenCalledWith(expect.objectContaining({ type: 'DEPOSIT', method: 'CARD' }));
  });

  it('offers nothing to check beside a known outcome, and says how to pay at the hotel', () => {
    show({ kind: 'notPaid', failure: failureOf('payment', 'REFUSED_BY_ISSUER'), subject: null });
    expect(button('Check again')).toBeNull();
    expect(screen.getByText(en.payment.notPaid.atHotel)).toBeTruthy();
  });

  it('proposes another way after one that is not taken', async () => {
    const failure = failureOf('payment', 'METHOD_NOT_ALLOWED');
    const { guest, onPay } = show({ kind: 'notPaid', failure, subject: null });
    await guest.click(screen.getByRole('button', { name: 'Pay again' }));
    expect(onPay).toHaveBeenCalledWith(ways[1]?.choice);
  });

  it('says that nothing was charged when the payment was cancelled', () => {
    const failure = failureOf('payment', 'CANCELLED_BY_CUSTOMER');
    show({ kind: 'notPaid', failure, subject: null });
    expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
  });

  it('lets a guest book again after the booking expired', async () => {
    const { guest, onBookAgain } = show({ kind: 'gone', isCharged: false });
    expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
    await guest.click(screen.getByRole('button', { name: 'Book again' }));
    expect(onBookAgain).toHaveBeenCalledTimes(1);
  });

  it('does not say that nothing was charged when something was', () => {
    show({ kind: 'gone', isCharged: true });
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(screen.getByRole('link', { name: /Call/ })).toBeTruthy();
  });
});
