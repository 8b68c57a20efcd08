import { render, screen } from '@testing-library/react';
import { NO_ADDRESS } from '@/domain/reservation/reservation';
import type { Reservation } from '@/domain/reservation/reservation';
import { aReservation } from '@/domain/reservation/testReservation';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ContactCard } from './ContactCard';

const show = (contact: Partial<Reservation['contact']>) =>
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <ContactCard reservation={aReservation({ contact: { ...aReservation().contact, ...contact } })} />
    </TranslatorProvider>,
  );

describe('the card of who booked', () => {
  it('shows the address of a stay for business, and one that was given with a private stay before', () => {
    show({});
    expect(screen.getByText('Address').nextElementSibling?.textContent).toBe('Kotikuja 2, 00500 Helsinki, Finland');
  });

  it('has no line for an address that nobody gave', () => {
    show({ address: NO_ADDRESS });
    expect(screen.queryByText('Address')).toBeNull();
    expect(screen.getAllByRole('definition').every(({ textContent }) => textContent)).toBe(true);
  });
});
