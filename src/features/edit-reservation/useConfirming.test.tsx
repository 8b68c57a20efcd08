import { act, fireEvent, render, screen } from '@testing-library/react';
import type { EditCall } from '@/api/editCall';
import { contactOfReservation } from '@/domain/edit/editedContact';
import { failureOf } from '@/domain/failure';
import { money } from '@/domain/money';
import { aReservation } from '@/domain/reservation/testReservation';
import type { Reservation } from '@/domain/reservation/reservation';
import { fail, succeed } from '@/domain/result';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { isOutdated } from '@/state/editReservationFlowShape';
import { useEditReservationFlow } from '@/state/editReservationFlowState';
import { StateRoot } from '@/state/StateRoot';
import { EditNotice } from './EditNotice';
import { useConfirming } from './useConfirming';

jest.mock('@/session/useSession', () => ({ useSession: () => ({ kind: 'anonymous', ended: null }) }));

const reservation = aReservation();
const contact = contactOfReservation(reservation);
const later = { startDate: '2026-11-01', endDate: '2026-11-02' };
const latest = { startDate: '2026-11-07', endDate: '2026-11-08' };
const nothing = () => undefined;

type State = ReturnType<typeof useEditReservationFlow>;

/** The page that changes a booking, with what the guest does in its parts. */
function open(newest: Reservation = reservation) {
  const call = jest.fn<ReturnType<EditCall>, Parameters<EditCall>>(async () => fail(failureOf('transport', 'NETWORK')));
  const readAgain = jest.fn(async () => succeed(newest));
  const page: { state?: State; confirming?: ReturnType<typeof useConfirming> } = {};
  function Page() {
    const state = useEditReservationFlow(reservation);
    const { flow, choices } = state;
    const confirming = useConfirming({
      reservation,
      wanted: { dates: flow.dateChoices ?? reservation.stay, choices, contact: flow.contact },
      total: money(24000),
      attempt: flow.attempt,
      keepAttempt: state.keepAttempt,
      isStillBasis: (read) => !isOutdated(flow, read),
      editReservation: call,
      readAgain,
      onPrice: nothing,
      onRefused: nothing,
      onMade: nothing,
      onNewer: nothing,
    });
    page.state = state;
    page.confirming = confirming;
    return (
      <EditNotice
        offers={{ state: 'loading' }}
        confirming={confirming}
        surprise={null}
        reservationHref="/booking"
        onAction={nothing}
      />
    );
  }
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <StateRoot>
        <Page />
      </StateRoot>
    </TranslatorProvider>,
  );
  return {
    want: (change: (state: State) => void) => act(() => page.state && change(page.state)),
    confirm: () => act(async () => page.confirming?.confirm()),
    call,
    readAgain,
    keys: () => call.mock.calls.map(([, key]) => key),
  };
}

const sendAgain = () => screen.queryByRole('button', { name: 'Send the same change again' });

beforeEach(() => sessionStorage.clear());

describe('a change that was sent and not answered', () => {
  it.each([
    ['dates', (state: State) => state.chooseDates(later)],
    ['contact details', (state: State) => state.setContact({ ...contact, email: 'other@posti.example' })],
  ])('is repeated under its key without reading the booking first: other %s', async (_, change) => {
    const { want, confirm, keys, readAgain } = open();
    want(change);
    await confirm();
    expect(readAgain).toHaveBeenCalledTimes(1);
    await act(async () => void fireEvent.click(sendAgain() as HTMLElement));
    expect(readAgain).toHaveBeenCalledTimes(1);
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is repeated under its key also after a reload, with contact details', async () => {
    const first = open();
    first.want((state) => state.setContact({ ...contact, email: 'other@posti.example' }));
    await first.confirm();
    const again = open();
    await again.confirm();
    expect(again.keys()).toEqual(first.keys());
    expect(again.readAgain).not.toHaveBeenCalled();
  });

  it('is not offered as the same once something else is wanted, before which the booking is read', async () => {
    const { want, confirm, call, keys, readAgain } = open();
    want((state) => state.chooseDates(later));
    await confirm();
    want((state) => state.chooseDates(latest));
    expect(sendAgain()).toBeNull();
    expect(screen.getByText(/^We do not know whether the change went through/)).not.toBeNull();
    expect(screen.getByText(/^We got no response. Before we send anything else/)).not.toBeNull();
    await confirm();
    expect(readAgain).toHaveBeenCalledTimes(2);
    expect(call.mock.lastCall?.[0].dates).toEqual(latest);
    expect(new Set(keys()).size).toBe(2);
  });

  it('is another one with other contact details', async () => {
    const { want, confirm, keys, readAgain } = open();
    want((state) => state.setContact({ ...contact, email: 'other@posti.example' }));
    await confirm();
    want((state) => state.setContact({ ...contact, email: 'third@posti.example' }));
    expect(sendAgain()).toBeNull();
    await confirm();
    expect(readAgain).toHaveBeenCalledTimes(2);
    expect(new Set(keys()).size).toBe(2);
  });

  it('overwrites nothing that was changed meanwhile, and is unanswered no longer', async () => {
    const newest = aReservation({ stay: later });
    const { want, confirm, call, readAgain } = open(newest);
    readAgain.mockResolvedValueOnce(succeed(reservation));
    want((state) => state.chooseDates(later));
    await confirm();
    want((state) => state.setContact({ ...contact, email: 'other@posti.example' }));
    await confirm();
    expect(call).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/^We do not know whether/)).toBeNull();
  });

  it('is not followed by another when everything is put back', async () => {
    const { want, confirm, call } = open();
    want((state) => state.chooseDates(later));
    await confirm();
    want((state) => state.keepDates());
    expect(sendAgain()).toBeNull();
    await confirm();
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('contact details that were changed elsewhere', () => {
  it('are not overwritten, whichever of them it was', async () => {
    const { address } = reservation.contact;
    const moved = { ...reservation.contact, address: { ...address, countryCode: 'SE' } };
    const { want, confirm, call } = open(aReservation({ contact: moved }));
    want((state) => state.setContact({ ...contact, email: 'other@posti.example' }));
    await confirm();
    expect(call).not.toHaveBeenCalled();
  });
});
