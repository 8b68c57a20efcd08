import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { fail } from '@/domain/result';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import en from '../../../public/locales/en/common.json';
import { FindReservation } from './FindReservation';
import { FindReservationView } from './FindReservationView';

function show(isFinding = false) {
  const onFind = jest.fn();
  render(
    <TranslatorProvider locale="en" messages={en}>
      <FindReservationView isFinding={isFinding} isSlow={false} notice={null} onFind={onFind} />
    </TranslatorProvider>,
  );
  return { onFind, guest: userEvent.setup() };
}

describe('finding a reservation', () => {
  it('says why the answer takes its time after several misses', async () => {
    const guest = userEvent.setup();
    let answer = () => {};
    const findKey = jest.fn(
      () =>
        new Promise<ReturnType<typeof fail<Failure>>>((resolve) => {
          answer = () => resolve(fail(failureOf('reservation', 'NOT_FOUND')));
        }),
    );
    render(
      <TranslatorProvider locale="en" messages={en}>
        <FindReservation findKey={findKey} onFound={() => undefined} />
      </TranslatorProvider>,
    );
    await guest.type(screen.getByRole('textbox', { name: 'Booking number' }), '7001');
    await guest.type(screen.getByRole('textbox', { name: 'Last name' }), 'Mäki');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await guest.click(screen.getByRole('button', { name: /Find the booking/ }));
      expect(screen.queryByText(/takes a little longer/)).toBeNull();
      await act(async () => answer());
    }
    await guest.click(screen.getByRole('button', { name: /Find the booking/ }));
    expect(screen.getByText(/takes a little longer/)).toBeTruthy();
  });

  it.each([
    ['# 519 139 293', ' Mäkelä\u200b '],
    ['519-139-293', 'Ma\u0308kela\u0308'],
  ])('asks for what counts of %j and %j', async (typed, name) => {
    const findKey = jest.fn(async () => fail(failureOf('reservation', 'NOT_FOUND')));
    render(
      <TranslatorProvider locale="en" messages={en}>
        <FindReservation findKey={findKey} onFound={() => undefined} />
      </TranslatorProvider>,
    );
    fireEvent.change(screen.getByRole('textbox', { name: 'Booking number' }), { target: { value: typed } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Last name' }), { target: { value: name } });
    await userEvent.click(screen.getByRole('button', { name: /Find the booking/ }));
    expect(findKey).toHaveBeenCalledWith('519139293', 'Mäkelä');
  });

  it('finds what was asked for before the request could be made', async () => {
    const findKey = jest.fn(async () => fail(failureOf('reservation', 'NOT_FOUND')));
    const form = (ready: typeof findKey | null) => (
      <TranslatorProvider locale="en" messages={en}>
        <FindReservation findKey={ready} onFound={() => undefined} />
      </TranslatorProvider>
    );
    const { rerender } = render(form(null));
    fireEvent.change(screen.getByRole('textbox', { name: 'Booking number' }), { target: { value: '7001' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Last name' }), { target: { value: 'Mäki' } });
    await userEvent.click(screen.getByRole('button', { name: /Find the booking/ }));
    expect(screen.getByText('Looking for your booking')).toBeTruthy();
    rerender(form(findKey));
    await waitFor(() => expect(screen.queryByText('Looking for your booking')).toBeNull());
    expect(findKey.mock.calls).toEqual([['7001', 'Mäki']]);
  });

  it('says what is missing, beside the fields and in a summary that takes the focus', async () => {
    const { guest, onFind } = show();
    await guest.click(screen.getByRole('button', { name: 'Find the booking' }));
    expect(await screen.findAllByText('Enter your booking number')).toHaveLength(2);
    expect(document.activeElement?.textContent).toContain('Please check these');
    expect(screen.getByRole('textbox', { name: 'Last name' }).getAttribute('aria-invalid')).toBe('true');
    expect(onFind).not.toHaveBeenCalled();
  });

  it('searches for what was typed', async () => {
    const { guest, onFind } = show();
    await guest.type(screen.getByRole('textbox', { name: 'Booking number' }), '7001');
    await guest.type(screen.getByRole('textbox', { name: 'Last name' }), 'Mäki{Enter}');
    expect(onFind).toHaveBeenCalledWith({ bookingNumber: '7001', lastName: 'Mäki' });
  });

  it('cannot be sent again while it is under way', async () => {
    const { guest, onFind } = show(true);
    await guest.type(screen.getByRole('textbox', { name: 'Booking number' }), '7001');
    await guest.type(screen.getByRole('textbox', { name: 'Last name' }), 'Mäki{Enter}');
    expect(onFind).not.toHaveBeenCalled();
  });
});
