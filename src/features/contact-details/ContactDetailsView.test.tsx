import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { changeAfterPaint } from '@/browser/changeAfterPaint';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import type { CustomerContact } from '@/domain/guest/customer';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { bathroomWishes } from '@/domain/stay/roomType';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ContactDetailsView } from './ContactDetailsView';
import type { RoomWish } from './RoomWishes';

// Nothing is painted here.
jest.mock('@/browser/changeAfterPaint', () => ({ changeAfterPaint: jest.fn((work: () => void) => work()) }));

const countries = [
  { code: 'FI', name: 'Finland', phonePrefix: '+358' },
  { code: 'SE', name: 'Sweden', phonePrefix: '+46' },
];
const wish = {
  index: 0,
  roomName: 'Standard',
  babies: 0,
  travelCot: 0,
  bathroomWish: 'NONE',
  bathrooms: bathroomWishes('NONE'),
} as const;

function show(
  initial: Partial<ContactInformation> = {},
  babies = 0,
  known: CustomerContact | null = null,
  wishes: readonly RoomWish[] = [{ ...wish, babies }],
) {
  const onDraft = jest.fn();
  const onDone = jest.fn();
  const onWish = jest.fn();
  const onSignIn = jest.fn();
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <ContactDetailsView
        initial={{ ...EMPTY_CONTACT, profileType: 'PRIVATE', ...initial }}
        countries={countries}
        wishes={wishes}
        onWish={onWish}
        known={known}
        onSignIn={onSignIn}
        onDraft={onDraft}
        onDone={onDone}
      />
    </TranslatorProvider>,
  );
  return { onDraft, onDone, onWish, onSignIn };
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue to review' })));

const filled: readonly (readonly [RegExp, string])[] = [
  [/^First name$/, 'Maija'],
  [/^Last name$/, 'Mäkinen'],
  [/^Email/, 'maija@guest.example'],
  [/^Phone number/, '040 123 4567'],
];
const companyAddress: readonly (readonly [RegExp, string])[] = [
  [/^Street address/, 'Koivukuja 1'],
  [/^Postcode/, '00100'],
  [/^Town or city/, 'Helsinki'],
];
const choose = (profile: 'Business' | 'Private') =>
  fireEvent.click(screen.getByRole('radio', { name: `${profile} stay` }));

const aino: CustomerContact = {
  firstName: 'Aino',
  lastName: 'Salmi',
  email: 'aino@guest.example',
  phoneNumberCountryCode: '+46',
  phoneNumber: '701234567',
  street: 'Koivukuja 4',
  postcode: '33100',
  city: 'Tampere',
  countryCode: 'SE',
  companyName: '',
};
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('a stay for someone else', () => {
  it('asks for the name of the guest who stays, and requires it', async () => {
    const { onDone } = show();
    for (const [label, value] of filled) type(label, value);
    expect(screen.queryByLabelText(/of the guest/)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'I am booking for someone else' }));
    await send();
    expect(onDone).not.toHaveBeenCalled();
    type(/^First name of the guest/, 'Veikko');
    type(/^Last name of the guest/, 'Salo');
    await send();
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({
      firstName: 'Maija',
      isForOther: true,
      guestFirstName: 'Veikko',
      guestLastName: 'Salo',
    });
  });
});

it('takes the full name for a further room or none, and says at which room a part is missing', async () => {
  const rooms = [wish, { ...wish, index: 1, roomName: 'Superior' }];
  const { onDone } = show({ roomGuests: [{ firstName: '', lastName: '' }] }, 0, null, rooms);
  for (const [label, value] of filled) type(label, value);
  type(/^First name, room 2/, 'Aino');
  await send();
  expect(onDone).not.toHaveBeenCalled();
  const field = screen.getByLabelText(/^Last name, room 2/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const [summary] = screen.getAllByRole('group', { name: 'Check these before you continue' });
  const link = within(summary ?? document.body).getByRole('link', { name: /^Room 2: / });
  fireEvent.click(link);
  expect(document.activeElement).toBe(field);
  type(/^Last name, room 2/, 'Salo');
  await send();
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({ roomGuests: [{ firstName: 'Aino', lastName: 'Salo' }] });
});

describe('a customer at the contact step', () => {
  it('does not have to choose between private and business, and neither is preselected', async () => {
    const { onDraft, onDone } = show({ profileType: 'NO_PROFILE_SELECTED' });
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false);
    for (const [label, value] of filled) type(label, value);
    expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ profileType: 'NO_PROFILE_SELECTED' }));
    await send();
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ profileType: 'NO_PROFILE_SELECTED', lastName: 'Mäkinen' });
  });

  it('can sign in, but does not have to', () => {
    const { onSignIn } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onSignIn).toHaveBeenCalledTimes(1);
  });

  it('gets all of their own details that are asked in an empty form', async () => {
    const { onDone } = show({ profileType: 'BUSINESS', companyName: 'Kuura Oy' }, 0, aino);
    expect([valueOf(/^First name/), valueOf(/^Town or city/), valueOf(/^Country code/)]).toEqual([
      'Aino',
      'Tampere',
      '+46',
    ]);
    await send();
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ ...aino, companyName: 'Kuura Oy' });
  });

  it('has no address in the form before it is asked, and then their own', async () => {
    const { onDone } = show({}, 0, aino);
    await send();
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Aino', street: '', city: '', countryCode: 'FI' });
    expect(screen.getByText(/^We filled in your own details/)).not.toBeNull();
    choose('Business');
    expect([valueOf(/^Street address/), valueOf(/^Town or city/)]).toEqual(['Koivukuja 4', 'Tampere']);
    expect(screen.getByText(/^We filled in your own details/)).not.toBeNull();
  });

  it('keeps what they typed before signing in, until they choose their own details', () => {
    const { onDraft } = show({ firstName: 'Maija', email: 'maija@guest.example' }, 0, aino);
    expect([valueOf(/^First name/), valueOf(/^Last name/)]).toEqual(['Maija', '']);
    const use = screen.getByRole('button', { name: 'Use my own details' });
    use.focus();
    fireEvent.click(use);
    expect([valueOf(/^First name/), valueOf(/^Last name/)]).toEqual(['Aino', 'Salmi']);
    expect(onDraft.mock.lastCall?.[0]).toMatchObject({ firstName: 'Aino', phoneNumber: '701234567', street: '' });
    expect(screen.queryByRole('button', { name: 'Use my own details' })).toBeNull();
    // The button is gone: reading goes on at what it did.
    expect(document.activeElement?.textContent).toBe(loadAllMessages('en').contactDetails.account.filled);
  });
});

describe('the customer’s own details in the form', () => {
  const use = () => screen.queryByRole('button', { name: 'Use my own details' });

  it.each([
    [/^Street address/, 'Hotellikatu 9', 'Koivukuja 4'],
    [/^Town or city/, 'Turku', 'Tampere'],
    [/^Country code/, '+358', '+46'],
  ])('are no longer said to be there once one of them is changed, and can be put back: %s', (label, other, own) => {
    show({ profileType: 'BUSINESS' }, 0, aino);
    expect(screen.getByText(/^We filled in your own details/)).not.toBeNull();
    expect(use()).toBeNull();
    type(label, other);
    expect(screen.queryByText(/^We filled in your own details/)).toBeNull();
    fireEvent.click(use() ?? document.body);
    expect(valueOf(label)).toBe(own);
    expect(screen.getByText(/^We filled in your own details/)).not.toBeNull();
    type(label, other);
    type(label, own);
    expect(use()).toBeNull();
  });

  it('have no company, so that the one that is typed stays when they are put back', () => {
    show({ profileType: 'BUSINESS' }, 0, aino);
    type(/^Company name/, 'Pohjola Puu Oy');
    expect(screen.getByText(/^We filled in your own details/)).not.toBeNull();
    type(/^Last name$/, 'Salo');
    fireEvent.click(use() ?? document.body);
    expect([valueOf(/^Last name$/), valueOf(/^Company name/)]).toEqual(['Salmi', 'Pohjola Puu Oy']);
  });

  it('have a company for a stay for business only', () => {
    const known = { ...aino, companyName: 'Pohjola Puu Oy' };
    show({ ...aino, profileType: 'PRIVATE' }, 0, known);
    expect(use()).toBeNull();
    choose('Business');
    fireEvent.click(use() ?? document.body);
    expect(valueOf(/^Company name/)).toBe('Pohjola Puu Oy');
    expect(use()).toBeNull();
  });
});

describe('the address', () => {
  it('is neither asked nor needed of a private stay, nor before a profile is chosen', async () => {
    const { onDone } = show({ profileType: 'NO_PROFILE_SELECTED' });
    expect(screen.queryByLabelText(/^(Street address|Postcode|Town or city|Country)$/)).toBeNull();
    choose('Private');
    expect(screen.queryByLabelText(/^(Street address|Postcode|Town or city|Country)$/)).toBeNull();
    for (const [label, value] of filled) type(label, value);
    await send();
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ profileType: 'PRIVATE', street: '' });
  });

  it('is asked and needed of a stay for business, for its invoice', async () => {
    const { onDone } = show({ profileType: 'BUSINESS', companyName: 'Kuura Oy' });
    const group = screen.getByRole('region', { name: 'Invoice address' });
    expect(within(group).getByText('The hotel needs the address for the invoice.')).not.toBeNull();
    expect(within(group).getByLabelText<HTMLSelectElement>('Country').value).toBe('FI');
    for (const [label, value] of filled) type(label, value);
    await send();
    const summary = await screen.findByRole('group', { name: 'Check these before you continue' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter the street address', 'Enter the postcode', 'Enter the town or city']);
    for (const [label, value] of companyAddress) type(label, value);
    await send();
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ street: 'Koivukuja 1', postcode: '00100', city: 'Helsinki' });
  });

  it('keeps what was typed while the guest changes to a private stay and back', async () => {
    const { onDraft, onDone } = show({ profileType: 'BUSINESS', companyName: 'Kuura Oy' });
    for (const [label, value] of [...filled, ...companyAddress]) type(label, value);
    type(/^Postcode/, 'x');
    choose('Private');
    expect(screen.queryByLabelText(/^Street address/)).toBeNull();
    expect(onDraft.mock.lastCall?.[0]).toMatchObject({ profileType: 'PRIVATE', street: 'Koivukuja 1' });
    await send();
    expect(onDone).toHaveBeenCalledTimes(1);
    choose('Business');
    expect([valueOf(/^Street address/), valueOf(/^Company name/)]).toEqual(['Koivukuja 1', 'Kuura Oy']);
  });
});

describe('the contact step', () => {
  it('submits valid details', async () => {
    const { onDone } = show();
    for (const [label, value] of filled) type(label, value);
    await send();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(onDone.mock.calls[0]?.[0]).toEqual({
      ...EMPTY_CONTACT,
      profileType: 'PRIVATE',
      firstName: 'Maija',
      lastName: 'Mäkinen',
      email: 'maija@guest.example',
      phoneNumber: '401234567',
    });
  });

  it('lists what is missing in the order of the form, moves the focus there, and keeps what was typed', async () => {
    const { onDone } = show({ profileType: 'BUSINESS' });
    type(/^First name/, 'Maija');
    type(/^Email/, 'maija@');
    await send();
    const summary = await screen.findByRole('group', { name: 'Check these before you continue' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Enter your last name',
      'Enter an email address in the correct format, like name@example.com',
      'Enter your phone number',
      'Enter the company name',
      'Enter the street address',
      'Enter the postcode',
      'Enter the town or city',
    ]);
    expect(screen.getByLabelText(/^First name/)).toHaveProperty('value', 'Maija');
    expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'maija@');
    expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('links each problem to its field', async () => {
    show();
    await send();
    const summary = await screen.findByRole('group', { name: 'Check these before you continue' });
    for (const link of within(summary).getAllByRole('link')) {
      fireEvent.click(link);
      expect(document.activeElement?.id).toBe(link.getAttribute('href')?.slice(1));
    }
  });

  it('reports no change after it is done, which would make the step incomplete again', async () => {
    const { onDone, onDraft } = show();
    for (const [label, value] of filled) type(label, value);
    const late: (() => void)[] = [];
    jest.mocked(changeAfterPaint).mockImplementationOnce((work) => void late.push(work));
    type(/^First name/, 'Mai');
    await send();
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Mai' });
    onDraft.mockClear();
    for (const work of late) work();
    expect(late).toHaveLength(1);
    expect(onDraft).not.toHaveBeenCalled();
  });

  it('reports every change, so that it can be stored', () => {
    const { onDraft } = show();
    type(/^First name/, 'Mai');
    expect(onDraft.mock.lastCall?.[0]).toMatchObject({ firstName: 'Mai', countryCode: 'FI' });
  });

  it('asks for a company only for a stay for business', () => {
    show();
    expect(screen.queryByLabelText(/^Company name/)).toBeNull();
    choose('Business');
    expect(screen.getByLabelText(/^Company name/)).not.toBeNull();
  });

  it('offers a cot only where a baby sleeps, and reports the wish', () => {
    const { onWish } = show({}, 1);
    fireEvent.change(screen.getByLabelText('Travel cot for a baby'), { target: { value: '1' } });
    expect(onWish).toHaveBeenCalledWith({ ...wish, babies: 1, travelCot: 1 });
  });

  it('asks nothing about a room that is sold with a shower and has no baby', () => {
    show({}, 0, null, [{ ...wish, bathrooms: bathroomWishes('SHOWER') }]);
    expect(screen.queryByRole('region', { name: 'Room preferences' })).toBeNull();
  });

  it('offers a shower instead of a bathtub, but not the bathtub that the room has', () => {
    show({}, 0, null, [{ ...wish, bathrooms: bathroomWishes('BATH') }]);
    const options = within(screen.getByLabelText('Bathroom')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['No preference', 'A shower, please']);
  });

  it('asks when the guest arrives, and says until when a room is held for a late one', () => {
    const { onDraft } = show();
    const arrival = screen.getByLabelText(/^When will you arrive/);
    expect(screen.queryByText(/held until 18:00/)).toBeNull();
    fireEvent.change(arrival, { target: { value: 'FROM_21' } });
    expect(onDraft.mock.lastCall?.[0]).toMatchObject({ arrivalTime: 'FROM_21' });
    expect(screen.getByText(/held until 18:00/)).not.toBeNull();
  });

  it('offers no cot in a room without a baby', () => {
    const { onWish } = show();
    expect(screen.queryByLabelText('Travel cot for a baby')).toBeNull();
    fireEvent.change(screen.getByLabelText('Bathroom'), { target: { value: 'BATH' } });
    expect(onWish).toHaveBeenCalledWith({ ...wish, bathroomWish: 'BATH' });
  });
});
