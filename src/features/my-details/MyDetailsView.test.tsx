import { render, screen, within } from '@testing-library/react';
import type { Customer, CustomerContact } from '@/domain/guest/customer';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { MyDetailsView } from './MyDetailsView';

const contact: CustomerContact = {
  firstName: 'Aino',
  lastName: 'Salmi',
  email: 'aino@guest.example',
  phoneNumberCountryCode: '+358',
  phoneNumber: '401234567',
  street: 'Koivukuja 4',
  postcode: '33100',
  city: 'Tampere',
  countryCode: 'FI',
  companyName: '',
};
const stranger: Customer = {
  id: '1',
  contacts: [{ membership: 'NONE', contact }],
  eligibleToUseAsom: false,
  eligibleToUseSCard: false,
  asom: null,
  sCard: null,
};

function show(customer: Customer) {
  const { container } = render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <MyDetailsView customer={customer} cardDetailsHref="/en/s-card/mine?part=details" />
    </TranslatorProvider>,
  );
  return container;
}

describe('a customer’s own details', () => {
  it('are the name and how to reach them, without empty lines', () => {
    const list = show(stranger).querySelector('dl');
    expect([...(list?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Phone',
      'Address',
    ]);
    expect(within(list ?? document.body).getByText('Koivukuja 4, 33100 Tampere, Finland')).not.toBeNull();
    expect(screen.getByText('Your account has no memberships.')).not.toBeNull();
    expect(screen.getByText(/changed there/)).not.toBeNull();
  });

  it('are shown for each membership, those of the card with a link to change them', () => {
    show({
      ...stranger,
      contacts: [
        { membership: 'ASOM', contact },
        { membership: 'S_CARD', contact: { ...contact, companyName: 'Pohjola Puu Oy' } },
      ],
      asom: { identifier: '1', isStaff: false },
      sCard: { identifier: '2', validity: 'VALID', validUntil: '2027-05-31', points: 1200 },
    });
    expect(screen.getByText('S-Card valid until Mon 31 May 2027')).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Contact details as a Co-op member' })).not.toBeNull();
    expect(screen.getByText('Pohjola Puu Oy')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Change the details of the card' }).getAttribute('href')).toBe(
      '/en/s-card/mine?part=details',
    );
  });
});
