import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { money } from '@/domain/money';
import { contactOfReservation } from '@/domain/edit/editedContact';
import { succeed } from '@/domain/result';
import { aCard } from '@/domain/card/testCard';
import { aReservation } from '@/domain/reservation/testReservation';
import { ConnectCard } from '@/features/card-connect/ConnectCard';
import { CardPurchase } from '@/features/card-order/CardPurchase';
import { ContactChangeView } from '@/features/contact-details/ContactChangeView';
import { DetailsForm } from '@/features/my-card/DetailsForm';
import { WithdrawOrder } from '@/features/my-card/WithdrawOrder';
import { NoticeForm } from '@/features/stay/NoticeForm';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { forgetPersonalState } from '@/state/forgetPersonalState';
import { StateRoot } from '@/state/StateRoot';

const mockSession: { now: object } = { now: { kind: 'anonymous', ended: null } };
jest.mock('@/session/useSession', () => ({ useSession: () => mockSession.now }));
jest.mock('@/flags/useFeature', () => ({ useFeature: () => true }));

const messages = loadAllMessages('en');
const countries = [
  { code: 'FI', name: 'Finland', phonePrefix: '+358' },
  { code: 'EE', name: 'Estonia', phonePrefix: '+372' },
];
const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;
const [room] = aReservation().rooms;
const card = aCard();

interface Row {
  readonly form: string;
  readonly page: (sent: () => void) => ReactNode;
  readonly field: string;
  /** The button that sends it, where nothing else is to be filled in first. */
  readonly send?: string;
}

const rows: readonly Row[] = [
  {
    form: 'the details of a card',
    page: (sent) => (
      <DetailsForm
        card={card}
        countries={countries}
        pageHref="/page"
        editCard={() => Promise.resolve(succeed(card))}
        onSaved={sent}
      />
    ),
    field: 'First name',
    send: 'Save',
  },
  {
    form: 'buying a card',
    page: () => (
      <CardPurchase
        sold={{
          answer: {
            price: money(2500),
            validityMonths: 12,
            minimumAge: 18,
            withdrawalDays: 14,
            pointsPerEuro: 5,
            levels: [],
            benefits: [],
          },
          failure: null,
          isAsking: false,
          askAgain: nothing,
        }}
        calls={{ orderCard: never, voidOrder: never }}
        askPromotion={never}
        links={{ about: '/a', buy: '/b', connect: '/c', mine: '/m', payment: '/p', renew: '/r', withdraw: '/w' }}
        returnUrl="/p"
        withdrawalDays={14}
        savedCards={[]}
        countries={countries}
        onOrdered={nothing}
      />
    ),
    field: 'First name',
  },
  {
    form: 'a passenger notice',
    page: (sent) =>
      room && (
        <NoticeForm
          bookingNumber="7001"
          room={room}
          isOfAnother={false}
          countries={countries}
          today="2026-11-02"
          isSaving={false}
          onSave={() => Promise.resolve(true).then((done) => (sent(), done))}
        />
      ),
    field: 'First name',
  },
  {
    form: 'connecting a card',
    page: () => (
      <ConnectCard
        calls={{ sendCode: never, connect: never }}
        levels={[]}
        drawCard={nothing}
        own={null}
        onward={null}
        without={null}
        onChanged={nothing}
      />
    ),
    field: 'Email',
  },
  {
    form: 'withdrawing without an account',
    page: () => <WithdrawOrder calls={{ find: never, withdraw: never }} contacts={null} onWithdrawn={nothing} />,
    field: 'Card number or order number',
  },
  {
    form: 'the contact details of a booking that is changed',
    page: (sent) => (
      <ContactChangeView
        bookingNumber="7001"
        initial={contactOfReservation(aReservation())}
        countries={countries}
        onTyped={nothing}
        onDone={sent}
      />
    ),
    field: 'First name',
    send: messages.editing.contactDone,
  },
];

const sent = jest.fn();

/** Opens the page of a form, as a reload or the way back does. */
function open({ page }: Row): void {
  cleanup();
  render(
    <TranslatorProvider locale="en" messages={messages}>
      <StateRoot>{page(sent)}</StateRoot>
    </TranslatorProvider>,
  );
}
const fieldOf = ({ field }: Row) => screen.getAllByLabelText<HTMLInputElement>(field)[0] as HTMLInputElement;
const type = (row: Row, value: string) => fireEvent.change(fieldOf(row), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent.mockClear();
  mockSession.now = { kind: 'anonymous', ended: null };
});
afterEach(cleanup);

const keptNow = (): string => JSON.stringify({ ...localStorage, ...sessionStorage });
/** An atom is written after the next paint. */
const untilKept = (text: string) => waitFor(() => expect(keptNow()).toContain(text));

describe.each(rows)('what is typed into the form of $form', (row) => {
  it('is there after a reload, and after the session ended and the guest came back', async () => {
    open(row);
    type(row, 'Kerttu-Maija');
    await untilKept('Kerttu-Maija');
    open(row);
    expect(fieldOf(row).value).toBe('Kerttu-Maija');
    mockSession.now = { kind: 'anonymous', ended: 'EXPIRED_TOKEN' };
    open(row);
    expect(fieldOf(row).value).toBe('Kerttu-Maija');
  });

  it('is gone once somebody signs out', async () => {
    open(row);
    const before = fieldOf(row).value;
    type(row, 'Kerttu-Maija');
    await untilKept('Kerttu-Maija');
    act(() => forgetPersonalState());
    expect(keptNow()).not.toContain('Kerttu-Maija');
    open(row);
    expect(fieldOf(row).value).toBe(before);
  });
});

it.each(rows.filter(({ send }) => send))('nothing stays of what was typed and sent: $form', async (row) => {
  open(row);
  type(row, 'Kerttu-Maija');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Kerttu');
  fireEvent.click(screen.getByRole('button', { name: row.send ?? '' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Kerttu');
});

it('a code of a message is not kept, only the step it is asked for in', async () => {
  const code = '123456';
  const row = rows[3] as Row;
  const found = { expiresAt: Date.now() + 900_000, resendAt: Date.now() + 60_000, attemptsLeft: 5 };
  const page = () => (
    <ConnectCard
      calls={{ sendCode: () => Promise.resolve(succeed(found)), connect: never }}
      levels={[]}
      drawCard={nothing}
      own={null}
      onward={null}
      without={null}
      onChanged={nothing}
    />
  );
  open({ ...row, page });
  type(row, 'noora@post.example');
  fireEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  const field = await screen.findByLabelText('Code');
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  fireEvent.change(field, { target: { value: code } });
  // The slice is written, without it.
  await waitFor(() => expect(stored).toHaveBeenCalled());
  stored.mockRestore();
  expect(keptNow()).not.toContain(code);
  open({ ...row, page });
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
});
