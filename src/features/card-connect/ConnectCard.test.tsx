import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureOf } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import { aCard } from '@/domain/card/testCard';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';
import { ConnectCard } from './ConnectCard';
import type { ConnectCalls } from './connectCalls';

const MINUTE = 60_000;
const sentNow = () => ({
  expiresAt: Date.now() + 15 * MINUTE,
  resendAt: Date.now() + MINUTE,
  attemptsLeft: 5,
});
const card = aCard({ number: '6400200013', levelPoints: 5_500 });
const levels = [
  { id: 'DAWN', name: 'Dawn', product: 'SCARD', points: 0, gives: ['S-Card rates.'] },
  { id: 'MORNING', name: 'Morning', product: 'SCARD', points: 5_000, gives: ['Late check-out.'] },
  { id: 'DAY', name: 'Day', product: 'PREMIUM', points: 20_000, gives: ['A better room.'] },
] as const;

let calls: { [Name in keyof ConnectCalls]: jest.Mock<ReturnType<ConnectCalls[Name]>> };
const onChanged = jest.fn();
const pageOf = (own: JSX.Element | null) => (
  <StateRoot>
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <ConnectCard
        calls={calls}
        levels={levels}
        drawCard={({ number }) => <p>{number}</p>}
        own={own}
        onward={<a href="/en/s-card/mine">See your card</a>}
        without={null}
        onChanged={onChanged}
      />
    </TranslatorProvider>
  </StateRoot>
);
const show = () => render(pageOf(null));
const guest = userEvent.setup();
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const emailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

/** Opens the page and asks for a code. */
async function toCode() {
  const page = show();
  await guest.type(emailField(), ' noora@post.example');
  await guest.click(button('Send the code'));
  return page;
}
async function give(code: string) {
  await guest.clear(codeField());
  await guest.type(codeField(), code);
  await guest.click(button('Connect the card'));
}

beforeEach(() => {
  localStorage.clear();
  onChanged.mockClear();
  calls = {
    sendCode: jest.fn(() => Promise.resolve(succeed(sentNow()))),
    connect: jest.fn(() => Promise.resolve(succeed(card))),
  };
});

describe('the address of a card', () => {
  it.each([
    ['', 'Enter your email address'],
    ['noora', 'Enter an email address in the correct format, like name@example.com'],
  ])('is checked before it is sent: %j', async (typed, problem) => {
    show();
    if (typed) await guest.type(emailField(), typed);
    await guest.click(button('Send the code'));
    expect(screen.getByText(problem)).toBeTruthy();
    expect(document.activeElement).toBe(emailField());
    expect(calls.sendCode).not.toHaveBeenCalled();
  });

  it('is taken as it was pasted, with what cannot be seen in it left out', async () => {
    show();
    await guest.click(emailField());
    await guest.paste('\u200e\u202anoora.o\u2019hara@post.example\u202c ');
    await guest.click(button('Send the code'));
    expect(calls.sendCode).toHaveBeenCalledWith("noora.o'hara@post.example");
    expect(screen.getByText(/We sent .*noora\.o'hara@post\.example/)).toBeTruthy();
    await give('123456');
    expect(calls.connect).toHaveBeenCalledWith("noora.o'hara@post.example", '123456');
  });

  it('that no card has is said beside the field, which keeps it and takes the focus', async () => {
    calls.sendCode.mockResolvedValue(fail(failureOf('card', 'NOT_FOUND')));
    await toCode();
    expect(emailField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/We did not find the card/)).toBeTruthy();
    expect([document.activeElement, emailField().value.trim()]).toEqual([emailField(), 'noora@post.example']);
  });

  it('of a card in another account offers to sign in or to call, and the account is read again', async () => {
    calls.sendCode.mockResolvedValue(fail(failureOf('card', 'ALREADY_ASSOCIATED')));
    await toCode();
    expect(screen.getByRole('alert').textContent).toContain('The card is already connected');
    expect(screen.getByRole('link', { name: /Call/ })).toBeTruthy();
    expect(onChanged).toHaveBeenCalled();
  });
});

describe('the code of a card', () => {
  it('is taken with spaces and words around it, as it was copied, and the field asks for codes of messages', async () => {
    await toCode();
    expect(document.activeElement).toBe(codeField());
    expect([codeField().autocomplete, codeField().inputMode]).toEqual(['one-time-code', 'numeric']);
    await guest.paste('Code: 123 456');
    await guest.click(button('Connect the card'));
    expect(calls.connect).toHaveBeenCalledWith('noora@post.example', '123456');
  });

  it('that is not whole costs no attempt', async () => {
    await toCode();
    await give('12345');
    expect(screen.getByText('Enter all six digits of the code')).toBeTruthy();
    expect(calls.connect).not.toHaveBeenCalled();
  });

  it('that is wrong says how many attempts are left, and takes the focus', async () => {
    await toCode();
    calls.connect.mockResolvedValue(fail(failureOf('card', 'VERIFICATION_CODE_INVALID', { attemptsLeft: 1 })));
    await give('000000');
    expect(screen.getByText('The code does not match. You can try 1 more time.')).toBeTruthy();
    expect(document.activeElement).toBe(codeField());
  });

  it('is not asked for after too many wrong ones, also after a reload, until another can be sent', async () => {
    const page = await toCode();
    calls.connect.mockResolvedValue(fail(failureOf('card', 'TOO_MANY_ATTEMPTS')));
    await give('000000');
    const isLocked = () => {
      expect(screen.getByRole('alert').textContent).toContain('Too many attempts');
      expect(screen.getByText('You can ask for a new code in 15 minutes.')).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
    };
    isLocked();
    expect(document.activeElement?.textContent).toContain('Too many attempts');
    page.unmount();
    show();
    isLocked();
  });

  it.each(['VERIFICATION_CODE_EXPIRED', 'VERIFICATION_NOT_STARTED'] as const)(
    'is sent again after %s',
    async (code) => {
      calls.sendCode.mockImplementation(() => Promise.resolve(succeed({ ...sentNow(), resendAt: Date.now() })));
      await toCode();
      calls.connect.mockResolvedValue(fail(failureOf('card', code)));
      await give('000000');
      await guest.click(screen.getAllByRole('button', { name: /new code/i })[0] as HTMLElement);
      expect(calls.sendCode).toHaveBeenCalledTimes(2);
      expect(screen.getByText('A new code was sent to noora@post.example.').getAttribute('role')).toBe('status');
      expect([document.activeElement, codeField().value]).toEqual([codeField(), '']);
    },
  );

  it('is still asked for after a reload, with the minutes it is valid for and the seconds to the next one', async () => {
    const page = await toCode();
    page.unmount();
    show();
    expect(codeField()).toBeTruthy();
    expect(screen.getByText('The code is valid for 15 more minutes.')).toBeTruthy();
    expect(screen.getByText(/^You can ask for a new code in \d+ seconds?\.$/)).toBeTruthy();
    // Opening a page leaves the focus alone.
    expect(document.activeElement).toBe(document.body);
  });

  it('can be asked for at another address; the first one is still in its field', async () => {
    await toCode();
    await guest.click(button('Use another address'));
    expect([document.activeElement, emailField().value.trim()]).toEqual([emailField(), 'noora@post.example']);
  });

  it('is sent once, however often the button is pressed', async () => {
    await toCode();
    let answer = () => {};
    calls.connect.mockReturnValue(new Promise((resolve) => (answer = () => resolve(succeed(card)))));
    await give('123456');
    await guest.click(button('Connect the card'));
    expect(screen.getByText('Checking the code').getAttribute('role')).toBe('status');
    await act(async () => answer());
    expect(calls.connect).toHaveBeenCalledTimes(1);
  });

  it('whose answer was lost has the account read again; a card in it ends the steps and leaves nothing behind', async () => {
    const page = await toCode();
    calls.connect.mockResolvedValue(fail(failureOf('transport', 'TIMEOUT')));
    await give('123456');
    expect(onChanged).toHaveBeenCalledTimes(1);
    page.rerender(pageOf(<p>There is a card</p>));
    expect(screen.getByText('There is a card')).toBeTruthy();
    expect({ ...localStorage }).toEqual({});
  });

  it('of an address that no card has any more leads back to the address', async () => {
    await toCode();
    calls.connect.mockResolvedValue(fail(failureOf('card', 'NOT_FOUND')));
    await give('123456');
    await guest.click(button('Check the details'));
    expect(document.activeElement).toBe(emailField());
  });

  it('that is right shows the card, its level and all that it gives, and leaves nothing in the browser', async () => {
    await toCode();
    await give('123456');
    expect(document.activeElement?.textContent).toContain('The card is in your account');
    const shown = document.body.textContent;
    for (const text of ['6400200013', 'Morning', 'S-Card rates.', 'Late check-out.']) expect(shown).toContain(text);
    expect(shown).not.toContain('A better room.');
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect({ ...localStorage }).toEqual({});
  });
});
