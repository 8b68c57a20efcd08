import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CardCalls, MyCardAnswer } from '@/api/cardCalls';
import type { QueryResult } from '@/api/useQueryResult';
import { failureOf } from '@/domain/failure';
import type { LoyaltyCard } from '@/domain/card/loyaltyCard';
import { money } from '@/domain/money';
import { fail, succeed } from '@/domain/result';
import { aCard, testLevels } from '@/domain/card/testCard';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';
import en from '../../../public/locales/en/common.json';
import { MyCard } from './MyCard';

beforeAll(() => {
  // jsdom has the element but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const links = {
  buy: '/buy',
  connect: '/connect',
  renew: '/renew',
  details: '/details',
  page: '/page',
  withdraw: '/withdraw',
};
const countries = [{ code: 'FI', name: 'Finland', phonePrefix: '+358' }];
const withdrawal = { orderId: '77', purpose: 'PURCHASE', until: '2026-11-16', refund: money(2500) } as const;
const receipt = {
  orderId: '77',
  withdrawnAt: '2026-11-02T09:00:00+02:00',
  amount: money(2500),
  expectedBy: '2026-11-07',
};

interface Given {
  readonly card?: LoyaltyCard | null;
  readonly calls?: Partial<CardCalls>;
  readonly isRefetching?: boolean;
  readonly isLost?: boolean;
}

function open(given: Given = {}) {
  const heard = { onLeft: jest.fn(), onSaved: jest.fn(), refetch: jest.fn() };
  const calls: CardCalls = {
    editCard: jest.fn(() => Promise.resolve(succeed(aCard()))),
    removeCard: jest.fn(() => Promise.resolve(succeed(true as const))),
    withdrawCard: jest.fn(() => Promise.resolve(succeed(receipt))),
    ...given.calls,
  };
  const Page = (now: Given & { isEditing?: boolean }) => {
    const { card = aCard(), isEditing = false, isRefetching = false, isLost = false } = now;
    const data: MyCardAnswer = { card, benefits: [], saved: money(0), levels: testLevels };
    const found: QueryResult<MyCardAnswer> = isLost
      ? { state: 'failed', failure: failureOf('transport', 'NETWORK'), retry: heard.refetch, earlier: data }
      : { state: 'ready', data, isRefetching, refetch: heard.refetch };
    return (
      <TranslatorProvider locale="en" messages={en}>
        <StateRoot>
          <h1 data-page-heading="" tabIndex={-1}>
            My S-Card
          </h1>
          <MyCard
            found={found}
            calls={calls}
            transactions={null}
            hasTransactions={false}
            wallet={null}
            links={links}
            editing={{ isOpen: isEditing, countries, onSaved: heard.onSaved }}
            onLeft={heard.onLeft}
          />
        </StateRoot>
      </TranslatorProvider>
    );
  };
  const { rerender } = render(<Page {...given} />);
  return { ...heard, calls, to: (next: Given & { isEditing?: boolean }) => rerender(<Page {...given} {...next} />) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

describe('an account without a card', () => {
  it('has the ways to connect one and to buy one', () => {
    open({ card: null });
    expect(screen.getByRole('link', { name: 'Connect a card' }).getAttribute('href')).toBe('/connect');
    expect(screen.getByRole('link', { name: 'Buy an S-Card' }).getAttribute('href')).toBe('/buy');
  });
});

describe('a card that is read again without an answer', () => {
  it('stays, with the way to try once more', async () => {
    const { refetch } = open({ isLost: true });
    expect(screen.getAllByText('Sakari Korpi').length).toBeGreaterThan(0);
    await press('Try again');
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('is also asked again by the button of its status', async () => {
    const { refetch } = open({ isLost: true, card: aCard({ status: 'ACTIVATING' }) });
    await press(en.myCard.status.check);
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});

describe('leaving a card', () => {
  it('asks once more before the card is removed, and can be left', async () => {
    const { calls, onLeft } = open();
    await press('Remove the card from my account');
    await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Keep the card' })[0]!);
    expect(calls.removeCard).not.toHaveBeenCalled();
    await press('Remove the card from my account');
    await inDialog('Remove the card');
    expect(calls.removeCard).toHaveBeenCalledTimes(1);
    expect(onLeft).toHaveBeenCalledTimes(1);
    expect(screen.getByText('The card was removed from your account')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('says how a removed card can still be withdrawn, before and after it is removed', async () => {
    const { to } = open({ card: aCard({ withdrawal }) });
    await press('Remove the card from my account');
    expect(within(screen.getByRole('dialog')).getByText(/Until .*16 Nov 2026 you can still withdraw/)).toBeDefined();
    await inDialog('Remove the card');
    to({ card: null });
    expect(screen.getByText(/Until .*16 Nov 2026 .* card number 6400.100.019/)).toBeDefined();
    const way = screen.getByRole('link', { name: 'Withdraw from the purchase' });
    expect(way.getAttribute('href')).toBe('/withdraw');
  });

  it('shows nothing of a card that is gone while the account is read again', async () => {
    const { to } = open();
    await press('Remove the card from my account');
    await inDialog('Remove the card');
    to({ isRefetching: true });
    expect(screen.queryByText('Sakari Korpi')).toBeNull();
    to({ isLost: true });
    expect(screen.queryByText('Sakari Korpi')).toBeNull();
    to({ card: null });
    expect(screen.getByText('The card was removed from your account')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Buy an S-Card' })).toBeDefined();
  });

  it('says in the dialog what went wrong, and no longer when it is opened again', async () => {
    const failure = failureOf('transport', 'NETWORK');
    const { onLeft } = open({ calls: { removeCard: () => Promise.resolve(fail(failure)) } });
    await press('Remove the card from my account');
    await inDialog('Remove the card');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(en.errors.transport.NETWORK.title)).toBeDefined();
    expect(onLeft).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Keep the card' })[0]!);
    await press('Remove the card from my account');
    expect(screen.queryByText(en.errors.transport.NETWORK.title)).toBeNull();
  });

  it('gives a receipt for a purchase that is withdrawn, and prints it', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { calls, to } = open({ card: aCard({ withdrawal }) });
    await press('Withdraw from the purchase');
    expect(screen.getByText(en.myCard.leave.withdrawBody.PURCHASE)).toBeDefined();
    await inDialog('Withdraw');
    expect(calls.withdrawCard).toHaveBeenCalledWith('77');
    to({ card: null });
    for (const fact of ['77', '€25', /2 Nov 2026/, /7 Nov 2026/]) {
      expect(screen.getAllByText(fact).length).toBeGreaterThan(0);
    }
    await press('Print the receipt');
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('keeps the card of a renewal that is withdrawn', async () => {
    const { to } = open({ card: aCard({ withdrawal: { ...withdrawal, purpose: 'RENEWAL' } }) });
    await press('Withdraw from the purchase');
    expect(screen.getByText(en.myCard.leave.withdrawBody.RENEWAL)).toBeDefined();
    await inDialog('Withdraw');
    to({ card: aCard() });
    expect(screen.getByText('You have withdrawn from the purchase')).toBeDefined();
    expect(screen.getAllByText('Sakari Korpi').length).toBeGreaterThan(0);
    await press('Remove the card from my account');
    expect(screen.getByText(en.myCard.leave.removeBody)).toBeDefined();
  });

  it('leaves everything as it is when the time to withdraw has passed', async () => {
    const { onLeft } = open({
      card: aCard({ withdrawal }),
      calls: { withdrawCard: () => Promise.resolve(succeed(null)) },
    });
    await press('Withdraw from the purchase');
    await inDialog('Withdraw');
    expect(screen.getByText(en.myCard.leave.tooLate)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('Sakari Korpi').length).toBeGreaterThan(0);
    expect(onLeft).not.toHaveBeenCalled();
  });
});

describe('the details and consents of a card', () => {
  const type = async (label: string | RegExp, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    if (text) await userEvent.type(screen.getByLabelText(label), text);
  };

  it('are saved as they were changed, and the page says so once', async () => {
    const { calls, onSaved, refetch, to } = open();
    to({ isEditing: true });
    await type('Postcode', '00100');
    await userEvent.click(screen.getByLabelText('Offers by email'));
    await userEvent.selectOptions(screen.getByLabelText('Language of messages'), 'Swedish');
    await press('Save');
    const { contact, consents } = aCard();
    expect(calls.editCard).toHaveBeenCalledWith({
      contact: { ...contact, postcode: '00100' },
      consents: { ...consents, marketingEmail: true, communicationsLanguage: 'sv' },
    });
    expect([onSaved.mock.calls.length, refetch.mock.calls.length]).toEqual([1, 1]);
    to({ isEditing: false });
    expect(screen.getByText('Your details are saved')).toBeDefined();
    to({ isEditing: true });
    to({ isEditing: false });
    expect(screen.queryByText('Your details are saved')).toBeNull();
  });

  it('show every error at its field and in a summary that takes the focus', async () => {
    const { calls, to } = open();
    to({ isEditing: true });
    await type('Last name', '');
    await type('Postcode', 'x');
    await press('Save');
    expect(calls.editCard).not.toHaveBeenCalled();
    const summary = await screen.findByRole('group', { name: 'Check these before you continue' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter your last name', 'Enter a postcode in the correct format, like 00100']);
    expect(screen.getByLabelText('Last name').getAttribute('aria-invalid')).toBe('true');
  });

  it('stay in the form when they could not be saved', async () => {
    const failure = failureOf('transport', 'SERVER');
    const { onSaved, to } = open({ calls: { editCard: () => Promise.resolve(fail(failure)) } });
    to({ isEditing: true });
    await type('Postcode', '00100');
    await press('Save');
    expect(screen.getByText(en.errors.transport.SERVER.title)).toBeDefined();
    expect(screen.getByLabelText('Postcode')).toHaveProperty('value', '00100');
    expect(onSaved).not.toHaveBeenCalled();
    expect(localStorage.getItem('sarastus.state.mySCard')).toBeNull();
  });

  it('say in another tab or after a reload, too, that they were saved', async () => {
    localStorage.setItem(
      'sarastus.state.mySCard',
      JSON.stringify({ version: 1, savedAt: Date.now(), value: { editSuccess: true } }),
    );
    open();
    await act(async () => undefined);
    expect(screen.getByText('Your details are saved')).toBeDefined();
    await press('Close the notice');
    expect(screen.queryByText('Your details are saved')).toBeNull();
  });
});
