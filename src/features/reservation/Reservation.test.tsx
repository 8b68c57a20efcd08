import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawQrCode } from '@/design-system/drawQrCode';
import { failureOf } from '@/domain/failure';
import { money } from '@/domain/money';
import type { Reservation } from '@/domain/reservation/reservation';
import { succeed } from '@/domain/result';
import { aReservation } from '@/domain/reservation/testReservation';
import type { Locale } from '@/domain/locale';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import en from '../../../public/locales/en/common.json';
import { CancelClockView } from './CancelClockView';
import { ConfirmationView } from './ConfirmationView';
import { ReservationPage } from './ReservationPage';

// jsdom has the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const link = 'https://site/bookings/view#id=7001&hash=secret';
const blocked = { enabled: true, allowed: false, issueReason: 'NON_CANCELLABLE' } as const;

// Two weeks before the stay.
beforeEach(() =>
  jest.useFakeTimers({ now: Date.parse('2026-10-10T12:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

const noReload = () => undefined;

interface PageProps {
  readonly locale?: Locale;
  readonly reservation: Reservation;
  readonly cancel: jest.Mock;
  readonly earlier?: Reservation;
}

function Page({ locale = 'en', reservation, cancel, earlier }: PageProps) {
  return (
    <TranslatorProvider locale={locale} messages={en}>
      <ReservationPage
        bookingKey={reservation}
        found={{ state: 'ready', data: reservation, isRefetching: false, refetch: noReload }}
        cancelBooking={cancel}
        deskCode={null}
        linkOf={() => ({ href: '/bookings/view', url: link })}
        findHref="/find"
        optionLink={(name) => (name === 'createMobileKey' ? null : `/do/${name}`)}
        payment={() => <p>The way to pay</p>}
        onShown={noReload}
        copyOf={() => earlier ?? null}
      />
    </TranslatorProvider>
  );
}

function show(change: Partial<Reservation> = {}) {
  const cancel = jest.fn(() => Promise.resolve(succeed(aReservation())));
  render(<Page reservation={aReservation(change)} cancel={cancel} />);
  return { cancel, guest: userEvent.setup() };
}

describe('the reservation page', () => {
  it('says what is changed since this browser last showed it', () => {
    const earlier = aReservation({ stay: { startDate: '2026-10-24', endDate: '2026-10-25' }, total: money(9900) });
    render(<Page reservation={aReservation()} earlier={earlier} cancel={jest.fn()} />);
    const notice = screen.getByText('Changed since you last looked').closest('div');
    expect(notice?.textContent).toMatch(/Dates.*24.*25 Oct.*→.*Total price€99 → €240/);
  });

  it.each([
    ['nothing is changed', {}],
    ['it is cancelled, as the heading says so', { status: 'CANCELLED', total: money(0) }],
  ] as const)('says nothing of changes when %s', (_when, change) => {
    render(<Page reservation={aReservation(change)} earlier={aReservation()} cancel={jest.fn()} />);
    expect(screen.queryByText('Changed since you last looked')).toBeNull();
  });

  it('shows number, statuses, room, guests, price and the guest’s own details', () => {
    show({ paid: money(10000), balance: money(14000) });
    for (const text of [
      '7001',
      'Confirmed',
      'You pay at the hotel. The room is held until 18:00 on the day you arrive',
      'Two beds, 90 cm',
      'Late arrival',
      'Left to pay',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getAllByText('2 adults, 1 child (5)').length).toBeGreaterThan(0);
    // Who stays in the room, and who booked.
    expect(screen.getAllByText('Aino Mäki')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'QR code of booking 7001' })).toBeTruthy();
  });

  it('says who the booked rate is for, and nothing that is done once it is booked', () => {
    const [room] = aReservation().rooms;
    if (!room) throw new Error('No room');
    show({ rooms: [{ ...room, rate: { ...room.rate, restrictions: ['S_CARD_REQUIRED', 'LOGIN_REQUIRED'] } }] });
    const terms = screen.getByText('Terms').nextElementSibling?.textContent ?? '';
    expect(terms).toContain('. For S-Card holders');
    expect(terms).not.toMatch(/sign/i);
  });

  it('says on an Estonian page what the rate includes as the hotel’s own Estonian words', () => {
    const [room] = aReservation().rooms;
    if (!room) throw new Error('No room');
    const rooms = [{ ...room, rate: { ...room.rate, includes: ['Hommikusöök', 'Saun'] } }];
    render(<Page locale="et" reservation={aReservation({ rooms })} cancel={jest.fn()} />);
    const terms = screen.getByText('Terms').nextElementSibling;
    expect(terms?.textContent).toMatch(/^Hommikusöök\. Saun\. /);
    const inEstonian = [...(terms?.querySelectorAll('[lang=et]') ?? [])].map(({ textContent }) => textContent);
    expect(inEstonian).toEqual(['Hommikusöök', 'Saun']);
  });

  it('shows who stays and how they are reached, as far as that is not the same as of who booked', () => {
    const { contact } = aReservation();
    const guestContact = { ...contact, firstName: 'Veikko', lastName: 'Salo', email: 'veikko@posti.example' };
    show({ isContactStaying: false, guestContact });
    expect(screen.getByText('Who is staying').nextElementSibling?.textContent).toBe('Veikko Salo');
    expect(screen.getByText('How to reach them').nextElementSibling?.textContent).toBe('veikko@posti.example');
    cleanup();
    show({ isContactStaying: false, guestContact: { ...contact, firstName: 'Veikko', lastName: 'Salo' } });
    expect(screen.queryByText('How to reach them')).toBeNull();
  });

  it('shows the mark of a hotel that has one, by its name, and nothing in its place where it has none', () => {
    const { hotel } = aReservation();
    show({ hotel: { ...hotel, logo: '/images/logos/merikruunu.svg' } });
    const logo = screen.getByRole('img', { name: hotel.name });
    expect(logo.getAttribute('src')).toBe('/images/logos/merikruunu.svg');
    cleanup();
    show();
    expect(screen.queryByRole('img', { name: hotel.name })).toBeNull();
  });

  it.each([
    ['DIRECT_BILLING', { paymentStatus: 'DIRECT_BILLING' }, 'Invoice to the company'],
    ['S_BUSINESS_ACCOUNT', { paymentStatus: 'PAID' }, 'S-Business account'],
    ['VIRTUAL_CARD', { guaranteeStatus: 'GUARANTEED_OTHER' }, 'A virtual card from the company that sold the booking'],
    ['CASH', {}, 'At the hotel'],
    // Nothing untrue of one that waits for its payment, and nothing of one that is cancelled.
    ['CASH', { status: 'PENDING', guaranteeStatus: 'DEPOSIT_IN_PROGRESS' }, null],
    ['S_POINTS', { status: 'CANCELLED' }, null],
  ] as const)('says by what the stay is settled: %s, %j', (paymentType, change, words) => {
    show({ paymentType, ...change });
    expect(screen.queryByText('Way to pay')?.nextElementSibling?.textContent ?? null).toBe(words);
  });

  it('asks for confirmation before cancelling, and says what happens with the money', async () => {
    const { guest, cancel } = show({ paid: money(24000) });
    await guest.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    const dialog = screen.getByRole('dialog', { name: 'Cancel booking 7001?' });
    expect(cancel).not.toHaveBeenCalled();
    expect(within(dialog).getByText(/240.*will be refunded/)).toBeTruthy();
    await guest.click(within(dialog).getByRole('button', { name: 'Keep the booking' }));
    expect(cancel).not.toHaveBeenCalled();
    expect(screen.queryByText(/comes back/)).toBeNull();
  });

  it('cancels once when it is pressed twice', async () => {
    const { guest, cancel } = show();
    await guest.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the booking' });
    await act(async () => {
      confirm.click();
      confirm.click();
    });
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('promises no free cancellation after the deadline, in no part of the page', () => {
    jest.setSystemTime(Date.parse('2026-10-24T15:00:01Z'));
    const [room] = aReservation().rooms;
    if (!room) throw new Error('No room');
    const rate = { ...room.rate, description: 'Free cancellation until 18:00 on the day of arrival.' };
    show({ rooms: [{ ...room, rate }] });
    const promises = [...document.body.querySelectorAll('dd')].filter((each) =>
      /Free cancellation(?! has ended)/.test(each.textContent ?? ''),
    );
    expect(promises).toEqual([]);
    expect(screen.getAllByText(/Free cancellation has ended/).length).toBeGreaterThan(1);
  });

  it('describes the rate in the words of the hotel, and names the country of who booked', () => {
    const [room] = aReservation().rooms;
    if (!room) throw new Error('No room');
    show({ rooms: [{ ...room, rate: { ...room.rate, description: 'With a view over the lake.' } }] });
    expect(screen.getByText('With a view over the lake.')).toBeTruthy();
    expect(screen.getByText('Kotikuja 2, 00500 Helsinki, Finland')).toBeTruthy();
  });

  it('names no call beside the button that cancels', () => {
    show();
    expect(screen.getByRole('button', { name: 'Cancel the booking' })).toBeTruthy();
    expect(screen.queryByText(/cancel the booking by calling/)).toBeNull();
  });

  it('has the number beside the words that tell to call', () => {
    const options = { ...aReservation().options, onlineCancel: { ...blocked, issueReason: 'ITINERARY' } as const };
    show({ options });
    expect(screen.getByText('You can cancel the booking by calling us.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Call \+/ })).toBeTruthy();
  });

  it('has the number beside the words about a longer trip', () => {
    show({ mode: 'ITINERARY' });
    expect(screen.getByText('Part of a longer trip')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Call \+/ })).toBeTruthy();
  });

  it('says on the evening of arrival that nothing secures the room any more, and whom to call', () => {
    jest.setSystemTime(Date.parse('2026-10-24T16:00:00Z'));
    show({ status: 'CURRENT_STAY' });
    expect(screen.getByText('The room was held until 18:00')).toBeTruthy();
    expect(screen.queryByText(/^Enjoy your stay/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Call the hotel, +358\u00a018\u00a0555\u00a00101' })).toBeTruthy();
  });

  it('explains why it cannot be cancelled', () => {
    show({ options: { ...aReservation().options, cancel: blocked, onlineCancel: blocked, guarantee: blocked } });
    expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull();
    expect(screen.getAllByText(/This rate cannot be cancelled/).length).toBeGreaterThan(0);
  });

  it('shows when a booking was cancelled after a reload, as the API says', () => {
    show({ status: 'CANCELLED', cancelledAt: '2026-10-20T10:15:00+03:00' });
    expect(screen.getByText('Cancelled on').nextElementSibling?.textContent).toContain('20 Oct 2026');
  });

  it('shows when a booking was cancelled in this tab after a reload, where the API does not say', async () => {
    const at = jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-10-20T07:15:00.000Z');
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    await act(async () =>
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the booking' }).click(),
    );
    cleanup();
    show({ status: 'CANCELLED' });
    expect(screen.getByText('Cancelled on').nextElementSibling?.textContent).toContain('20 Oct 2026');
    cleanup();
    show({ status: 'CANCELLED', bookingNumber: '7002' });
    expect(screen.queryByText('Cancelled on')).toBeNull();
    at.mockRestore();
  });

  it('asks for no money for a cancelled booking, and shows no QR code', () => {
    show({ status: 'CANCELLED', guaranteeStatus: 'NOT_APPLICABLE', balance: money(0) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your booking is cancelled');
    expect(screen.getByText('Nothing was charged.')).toBeTruthy();
    expect(screen.queryByText('Paid')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/Free cancellation/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove from calendar' })).toBeTruthy();
  });

  it.each([
    ['PENDING', /240 will be refunded to your card by .*29 Oct 2026/, 'Being refunded'],
    ['DONE', /240 has been refunded to your card/, 'Refunded'],
  ] as const)('says how much is refunded, how and until when: %s', (status, text, line) => {
    const refund = { amount: money(24000), status, method: 'CARD', expectedBy: '2026-10-29' } as const;
    show({ status: 'CANCELLED', guaranteeStatus: 'NOT_APPLICABLE', balance: money(0), refund });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('row', { name: new RegExp(`^${line}.*240`) })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Paid.*240/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Left to pay.*0/ })).toBeTruthy();
  });

  it('says what was paid before a refund of a part of it', () => {
    const refund = { amount: money(15000), status: 'DONE', method: 'CARD', expectedBy: '2026-10-29' } as const;
    // The hotel keeps a fee of 50.
    show({ status: 'CANCELLED', guaranteeStatus: 'NOT_APPLICABLE', paid: money(5000), balance: money(0), refund });
    expect(screen.getByRole('row', { name: /^Paid.*200/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Refunded.*150/ })).toBeTruthy();
  });

  it('says until when an unpaid booking is held, and counts down', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-02T07:00:10Z') });
    show({ status: 'PENDING', heldUntil: '2026-11-02T07:30:00Z' });
    const held = () => screen.getByText('Room held').nextElementSibling?.textContent;
    expect(held()).toBe('until Mon 2 Nov 2026 at\u00a009:30 (30 minutes left)');
    for (let minute = 0; minute < 29; minute += 1) act(() => jest.advanceTimersByTime(60_000));
    expect(held()).toContain('(1 minute left)');
    act(() => jest.advanceTimersByTime(60_000));
    expect(held()).toBe('The time to pay has run out');
    jest.useRealTimers();
  });

  it('says that the rooms are kept until the bank has decided, and when it was asked', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-05T10:15:00Z') });
    show({ status: 'PENDING', guaranteeStatus: 'DEPOSIT_IN_PROGRESS', heldUntil: null });
    expect(screen.getByText('Room held').nextElementSibling?.textContent).toBe(
      'until the bank has confirmed the payment. We last checked on Thu 5 Nov 2026 at\u00a012:15.',
    );
    jest.useRealTimers();
  });

  it('shows the guest’s name of each room, and its codes', () => {
    const [room] = aReservation().rooms;
    if (!room) throw new Error('No room');
    show({ rooms: [{ ...room, guest: { firstName: 'Onni', lastName: 'Laine' }, companyCode: 'YRITYS100' }] });
    expect(screen.getByText('Onni Laine')).toBeTruthy();
    expect(screen.getByText('YRITYS100')).toBeTruthy();
  });
});

describe('a link that opens nothing', () => {
  it('asks nobody to check a last name that was not asked for', () => {
    render(
      <TranslatorProvider locale="en" messages={en}>
        <ReservationPage
          bookingKey={{ bookingNumber: '7001', bookingHash: 'cut' }}
          found={{ state: 'failed', failure: failureOf('reservation', 'NOT_FOUND'), retry: noReload }}
          cancelBooking={jest.fn()}
          deskCode={null}
          linkOf={() => ({ href: '/bookings/view', url: link })}
          findHref="/find"
          optionLink={() => null}
          payment={() => null}
          onShown={noReload}
          copyOf={() => null}
        />
      </TranslatorProvider>,
    );
    expect(screen.getByText('This link does not open a booking')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Check the booking number');
    expect(screen.getByRole('link', { name: 'Find your booking' }).getAttribute('href')).toBe('/find');
  });
});

/** The drawing of the code for the desk. */
const drawnCode = () =>
  screen
    .getByRole('img', { name: /QR code/ })
    .querySelector('path')
    ?.getAttribute('d');

const showConfirmation = () =>
  render(
    <TranslatorProvider locale="en" messages={en}>
      <ConfirmationView
        reservation={aReservation()}
        notice={null}
        offer={null}
        messagesIn="en"
        link={{ href: '/bookings/view#id=7001&hash=secret', url: link }}
        onForget={() => undefined}
      />
    </TranslatorProvider>,
  );

describe('the confirmation', () => {
  it('draws the code of the desk, which need not be the number', () => {
    showConfirmation();
    expect(drawnCode()).toBe(drawQrCode('DESK-7001').path);
  });

  it('shows the number and links to the booking with its key in the fragment', () => {
    showConfirmation();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your stay is booked');
    expect(screen.getByText('7001')).toBeTruthy();
    const { hash, search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /Open the booking/ }).href);
    expect({ hash, search }).toEqual({ hash: '#id=7001&hash=secret', search: '' });
  });

  it.each([
    ['sv', 'Messages about this booking will be in Swedish.'],
    ['en', null],
    [null, null],
  ] as const)('says in what language messages come where that is not the page’s: %s', (messagesIn, words) => {
    render(
      <TranslatorProvider locale="en" messages={en}>
        <ConfirmationView
          reservation={aReservation()}
          notice={null}
          offer={null}
          link={null}
          messagesIn={messagesIn}
          onForget={() => undefined}
        />
      </TranslatorProvider>,
    );
    const told = /Messages about this booking[^.]*\./.exec(document.body.textContent ?? '')?.[0] ?? null;
    expect(told).toBe(words);
  });
});

describe('the cancel clock', () => {
  const until = '2026-10-24T15:00:00Z';
  const at = (now: string, guestZone = 'Europe/Helsinki') =>
    render(
      <TranslatorProvider locale="en" messages={en}>
        <CancelClockView
          terms={{ kind: 'free', until }}
          now={Date.parse(now)}
          hotelZone="Europe/Helsinki"
          guestZone={guestZone}
        />
      </TranslatorProvider>,
    ).container.textContent;

  it('is free at 17:59 and over at 18:00', () => {
    expect(at('2026-10-24T14:59:30Z')).toMatch(/Free cancellation until Sat 24 Oct 2026 at\u00a018:00.*1 minute left/);
    expect(at(until)).toBe('Free cancellation has ended');
  });

  it('shows the guest’s own time only where it differs', () => {
    expect(at('2026-10-20T12:00:00Z', 'America/New_York')).toContain('Sat 24 Oct 2026 at\u00a011:00 your time');
    expect(at('2026-10-20T12:00:00Z')).not.toContain('your time');
  });
});
