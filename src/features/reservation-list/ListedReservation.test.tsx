import { cleanup, render, screen } from '@testing-library/react';
import { money } from '@/domain/money';
import { bookingPaymentTypes } from '@/domain/reservation/reservation';
import type { BookingPaymentType } from '@/domain/reservation/reservation';
import { aReservation } from '@/domain/reservation/testReservation';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ListedReservation } from './ListedReservation';

const messages = loadAllMessages('en');

function textWith(paymentType: BookingPaymentType | null, change: Parameters<typeof aReservation>[0] = {}): string {
  cleanup();
  const { container } = render(
    <TranslatorProvider locale="en" messages={messages}>
      <ListedReservation
        reservation={aReservation({ paymentType, paymentStatus: 'PAID', ...change })}
        now={Date.parse('2026-10-10T12:00:00Z')}
        linkOf={() => '/en/bookings/view'}
        onOpen={() => undefined}
        optionLink={() => null}
      />
    </TranslatorProvider>,
  );
  return container.textContent ?? '';
}

describe('a booking in the list', () => {
  it('says by what it is settled where nothing else says so', () => {
    const plain = textWith(null);
    const told = bookingPaymentTypes.filter((type) => textWith(type) !== plain);
    expect(told).toEqual(['S_BUSINESS_ACCOUNT', 'VIRTUAL_CARD']);
    expect(textWith('S_BUSINESS_ACCOUNT')).toContain('S-Business account');
  });

  it('has nothing left to pay where its company is invoiced', () => {
    const owed = { balance: money(33800), total: money(33800), guaranteeStatus: 'NOT_GUARANTEED' } as const;
    expect(textWith(null, { ...owed, paymentStatus: 'UNPAID' })).toContain('left to pay');
    expect(textWith(null, { ...owed, paymentStatus: 'DIRECT_BILLING' })).not.toContain('left to pay');
  });

  it('is called by its hotel and its dates, as another one may be at the same hotel', () => {
    textWith(null);
    expect(screen.getByRole('article', { name: /^Sarastus Original Kamppi Sat 24 .*26 Oct 2026$/ })).toBeTruthy();
  });
});
