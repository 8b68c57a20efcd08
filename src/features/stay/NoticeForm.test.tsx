import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PassengerNotice } from '@/domain/reservation/passengerNotice';
import { aReservation } from '@/domain/reservation/testReservation';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { NoticeForm } from './NoticeForm';

const countries = [
  { code: 'EE', name: 'Estonia', phonePrefix: '+372' },
  { code: 'FI', name: 'Finland', phonePrefix: '+358' },
];

beforeEach(() => sessionStorage.clear());

function open() {
  const saved: PassengerNotice[] = [];
  const [room] = aReservation().rooms;
  if (!room) throw new Error('No room');
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <NoticeForm
        bookingNumber="7001"
        room={room}
        isOfAnother={false}
        countries={countries}
        today="2026-11-02"
        isSaving={false}
        onSave={(notice) => Promise.resolve(saved.push(notice) > 0)}
      />
    </TranslatorProvider>,
  );
  const type = (label: string, value: string, index = 0) =>
    fireEvent.change(screen.getAllByLabelText(label)[index] as HTMLElement, { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send to the hotel' }));
  return { saved, room, type, send };
}

describe('the form of a passenger notice', () => {
  it('sends the traveller and a companion', async () => {
    const { saved, room, type, send } = open();
    type('Date of birth', '29/2/1984');
    type('Nationality', 'FI');
    type('Country you are arriving from', 'EE');
    fireEvent.click(screen.getByRole('button', { name: 'Add a companion' }));
    type('First name', ' Villem ', 1);
    type('Last name', 'Kask', 1);
    type('Date of birth', '1.6.2015', 1);
    send();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      firstName: room.guest.firstName,
      birthDate: '1984-02-29',
      nationality: 'FI',
      companions: [{ firstName: 'Villem', lastName: 'Kask', birthDate: '2015-06-01' }],
    });
  });

  it('stores nothing that identifies people while it is typed', () => {
    const { type } = open();
    type('First name', 'Ville');
    type('Date of birth', '1984-02-29');
    type('Nationality', 'EE');
    type('Number of your passport or identity card', 'AB123');
    fireEvent.click(screen.getByRole('button', { name: 'Add a companion' }));
    type('Last name', 'Kask', 1);
    const stored = JSON.stringify({ ...sessionStorage });
    expect(stored).toContain('Ville');
    for (const value of ['1984-02-29', 'EE', 'AB123', 'Kask']) expect(stored).not.toContain(value);
  });

  it('shows how the page’s language writes a date, and keeps what is typed where there is no such day', async () => {
    const { saved, type, send } = open();
    const field = screen.getByRole<HTMLInputElement>('textbox', {
      name: 'Date of birth',
      description: 'For example 29/2/1984',
    });
    for (const typed of ['30/2/1984', '2/84', 'spring']) {
      type('Date of birth', typed);
      send();
      expect(await screen.findAllByText('Date of birth must be a real date in the past')).toHaveLength(2);
      expect(field.value).toBe(typed);
    }
    expect(saved).toEqual([]);
  });

  it('is not given by a child', async () => {
    const { saved, type, send } = open();
    type('Date of birth', '2015-06-01');
    type('Nationality', 'FI');
    type('Country you are arriving from', 'EE');
    send();
    expect(await screen.findAllByText(/^Only an adult can fill in the form/)).toHaveLength(2);
    expect(saved).toEqual([]);
  });

  it('asks those from outside the Nordic countries for a document, and lists what is missing', async () => {
    const { saved, type, send } = open();
    expect(screen.queryByLabelText(/passport/)).toBeNull();
    type('Nationality', 'EE');
    expect(screen.getByLabelText(/passport/)).toBeTruthy();
    send();
    const summary = await screen.findByRole('group', { name: 'Please check these' });
    expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Enter the date of birth',
      'Enter the number of your passport or identity card',
      'Select the country you are arriving from',
    ]);
    expect(summary).toBe(document.activeElement);
    expect(saved).toEqual([]);
  });
});
