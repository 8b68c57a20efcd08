import { fireEvent, render, screen, within } from '@testing-library/react';
import { money } from '@/domain/money';
import type { GuaranteeChoice, GuaranteeType } from '@/domain/payment/payment';
import { paymentWays } from '@/domain/payment/paymentWays';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { PaymentChoice } from '@/forms/PaymentChoice';
import { CheckAndConfirmView } from './CheckAndConfirmView';

const choiceOf = (type: GuaranteeType): GuaranteeChoice => ({
  type,
  method: type === 'NONE' ? 'NONE' : 'CARD',
  flow: type === 'NONE' ? 'NONE' : 'WEB_TERMINAL',
  bank: null,
  card: null,
  savedCardId: null,
});

interface Shown {
  readonly guarantee?: GuaranteeChoice | null;
  readonly hasAccepted?: boolean;
  readonly isBooking?: boolean;
  readonly total?: ReturnType<typeof money>;
  readonly invoicedTo?: string | null;
}

function show({ guarantee = choiceOf('NONE'), hasAccepted = true, isBooking = false, ...more }: Shown = {}) {
  const { total, invoicedTo = null } = more;
  const onOrder = jest.fn();
  const onAccept = jest.fn();
  const tree = (busy: boolean) => (
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <CheckAndConfirmView
        review={<p>The review</p>}
        notice={null}
        payment={(problem) => (
          <PaymentChoice
            name="guarantee"
            ways={paymentWays([{ type: 'NONE', method: 'NONE', flow: 'NONE', banks: [], cards: [] }])}
            savedCards={[]}
            chosen={null}
            onChoose={() => undefined}
            error={problem}
          />
        )}
        guarantee={guarantee}
        due={{ total: total ?? money(24000), invoicedTo }}
        terms={{ hasAccepted, onAccept }}
        isBooking={busy}
        onOrder={onOrder}
      />
    </TranslatorProvider>
  );
  const { rerender, container } = render(tree(isBooking));
  const form = container.querySelector('form');
  if (!form) throw new Error('No form');
  return { onOrder, onAccept, form, becomeBusy: () => rerender(tree(true)) };
}

describe('the last step before the order', () => {
  it.each([
    ['DEPOSIT', money(24000), 'Book and pay €240'],
    ['CARD_VERIFICATION', money(24000), 'Book and guarantee by card'],
    ['S_POINTS', money(2400000, 'S_POINT'), /^Book with points: 24,000/],
    ['NONE', money(24000), 'Book now, pay at the hotel'],
    ['DEPOSIT', money(0), 'Book now, pay at the hotel'],
  ] as const)('has a button that says what it does: %s', (type, total, words) => {
    show({ guarantee: choiceOf(type), total });
    expect(screen.getByRole('button', { name: words })).not.toBeNull();
  });

  it('says that a company is invoiced instead of saying that the guest pays at the hotel', () => {
    show({ invoicedTo: 'Pohjola Puu Oy' });
    expect(screen.getByRole('button', { name: 'Book and invoice the company' })).not.toBeNull();
    expect(screen.getByText(/After your stay the invoice goes to Pohjola Puu Oy/)).not.toBeNull();
  });

  it('says nothing about paying before a way to pay is chosen', () => {
    show({ guarantee: null });
    expect(screen.getByRole('button', { name: 'Book' })).not.toBeNull();
    expect(screen.queryByText(/Nothing is charged now/)).toBeNull();
  });

  it('orders what was chosen', () => {
    const { form, onOrder } = show({ guarantee: choiceOf('DEPOSIT') });
    fireEvent.submit(form);
    expect(onOrder.mock.calls).toEqual([[choiceOf('DEPOSIT')]]);
    expect(screen.queryByRole('group', { name: 'Check these before you book' })).toBeNull();
  });

  it('says what is missing, moves the focus there, and orders nothing', () => {
    const { form, onOrder } = show({ guarantee: null, hasAccepted: false });
    fireEvent.submit(form);
    const summary = screen.getByRole('group', { name: 'Check these before you book' });
    expect(document.activeElement).toBe(summary);
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Select how to pay for or guarantee the booking',
      'Accept the booking terms',
    ]);
    for (const link of links) {
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
    }
    expect(onOrder).not.toHaveBeenCalled();
  });

  it('moves the focus again when the guest tries again', () => {
    const { form } = show({ hasAccepted: false });
    fireEvent.submit(form);
    screen.getByRole('checkbox').focus();
    fireEvent.submit(form);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Check these before you book' }));
  });

  it('orders once when the button is pressed again before the answer', () => {
    const { form, onOrder, becomeBusy } = show();
    fireEvent.submit(form);
    becomeBusy();
    fireEvent.submit(form);
    fireEvent.click(screen.getByRole('button', { name: /Book now/ }));
    expect(onOrder).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Making your booking');
  });

  it('reports that a box was ticked', () => {
    const { onAccept } = show({ hasAccepted: false });
    fireEvent.click(screen.getByRole('checkbox', { name: 'I accept the booking terms' }));
    expect(onAccept).toHaveBeenCalledWith(true);
  });
});
