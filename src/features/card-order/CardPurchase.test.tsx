import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureCatalogue, failureOf } from '@/domain/failure';
import type { CardOrderCalls } from '@/api/cardOrderCalls';
import { money } from '@/domain/money';
import { fail, succeed } from '@/domain/result';
import { loadAllMessages } from '@/i18n/testMessages';
import { languageOf, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';
import en from '../../../public/locales/en/common.json';
import { CardPurchase } from './CardPurchase';
import { TYPING_PAUSE_MS } from './usePromotion';

jest.mock('@/session/useSession', () => ({ useSession: () => ({ kind: 'anonymous', ended: null }) }));

const sold = {
  price: money(2500),
  validityMonths: 12,
  minimumAge: 18,
  withdrawalDays: 14,
  pointsPerEuro: 5,
  levels: [],
  benefits: [],
};
const countries = [{ code: 'FI', name: 'Finland', phonePrefix: '+358' }];
const made = {
  orderId: 'SC700001',
  orderKey: 'secret',
  payment: { paymentId: 'p1', paymentUrl: '/pay/p1', method: 'CARD', heldUntil: null },
} as const;
const person = {
  'First name': 'Aino',
  'Last name': 'Virtanen',
  Email: 'aino@post.example',
  'Phone number': '040 123 4567',
  'Street address': 'Kauppakatu 1',
  Postcode: '40100',
  'Town or city': 'Jyväskylä',
};

const links = { about: '/a', buy: '/b', connect: '/c', mine: '/m', payment: '/p', renew: '/r', withdraw: '/w' };

type Answer = Awaited<ReturnType<CardOrderCalls['orderCard']>>;

function open(locale: Locale = 'en') {
  const answer: Answer = succeed(made);
  const orderCard = jest.fn<Promise<Answer>, Parameters<CardOrderCalls['orderCard']>>().mockResolvedValue(answer);
  const askPromotion = jest.fn();
  const onOrdered = jest.fn();
  const askAgain = jest.fn();
  const shown = render(
    <TranslatorProvider locale={locale} messages={locale === 'en' ? en : loadAllMessages(languageOf(locale))}>
      <StateRoot>
        <CardPurchase
          sold={{ answer: sold, failure: null, isAsking: false, askAgain }}
          calls={{ orderCard, voidOrder: jest.fn() }}
          askPromotion={askPromotion}
          links={links}
          returnUrl="/s-card/maksu"
          withdrawalDays={14}
          savedCards={[]}
          countries={countries}
          onOrdered={onOrdered}
        />
      </StateRoot>
    </TranslatorProvider>,
  );
  return { ...shown, orderCard, askPromotion, onOrdered, askAgain, guest: userEvent.setup() };
}

async function fill(guest: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const [label, value] of Object.entries(person)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await guest.click(screen.getByRole('radio', { name: /^Pay by card now/ }));
  await guest.click(screen.getByRole('checkbox', { name: /at least 18/ }));
}

const submit = () => screen.getByRole('button', { name: /^Buy and pay €25/ });
const stored = () => JSON.stringify({ ...localStorage });

beforeEach(() => {
  localStorage.clear();
});

describe('the form of a purchase', () => {
  it('begins with the defaults: messages about the card, no marketing, Finland, the language of the page', () => {
    open();
    const checked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked);
    expect(checked.map(({ name }) => name)).toEqual(['communications']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('FI');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' }).value).toBe('+358');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language of messages' }).value).toBe('en');
  });

  it('sends nothing before the terms are agreed to and a way to pay is chosen', async () => {
    const { guest, orderCard } = open();
    await guest.click(submit());
    const problems = await screen.findByRole('group', { name: 'Check these before you continue' });
    for (const text of ['Enter your first name', 'Select a way to pay', 'Accept the terms and confirm your age']) {
      expect(problems.textContent).toContain(text);
    }
    expect(orderCard).not.toHaveBeenCalled();
  });

  it('sends what was typed once, however often it is pressed, with the price that was shown', async () => {
    const { guest, orderCard, onOrdered } = open();
    await fill(guest);
    await guest.dblClick(submit());
    expect(orderCard).toHaveBeenCalledTimes(1);
    expect(orderCard.mock.calls[0]?.[0]).toMatchObject({
      purpose: 'PURCHASE',
      buyer: {
        person: { firstName: 'Aino', phoneNumberCountryCode: '+358', phoneNumber: '401234567', countryCode: 'FI' },
        consents: { communications: true, communicationsLanguage: 'en', marketingEmail: false, marketingSms: false },
      },
      price: money(2500),
      promotionCode: null,
      payment: { type: 'DEPOSIT', method: 'CARD' },
      savesPaymentCard: false,
    });
    expect(onOrdered).toHaveBeenCalledWith('/pay/p1');
    // The answer is kept before the page is left, and what was sent is not kept a second time.
    expect(JSON.parse(localStorage.getItem('sarastus.state.purchaseScard') ?? '').value.status).toMatchObject({
      sent: null,
      order: { orderId: 'SC700001', orderKey: 'secret' },
    });
  });

  it('keeps what is typed through a reload', async () => {
    const { guest, unmount } = open();
    await guest.type(screen.getByRole('textbox', { name: 'First name' }), 'Aino');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    unmount();
    open();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Aino');
  });
});

describe('an order without an answer', () => {
  const lost: Answer = fail({ kind: 'noAnswer', failure: failureOf('transport', 'NETWORK') });

  it('is sent again unchanged under the same key, also after a reload', async () => {
    const first = open();
    first.orderCard.mockResolvedValue(lost);
    await fill(first.guest);
    await first.guest.click(submit());
    await screen.findByText('We do not know yet whether your order arrived');
    first.unmount();
    const { guest, orderCard, onOrdered } = open();
    await guest.click(screen.getByRole('button', { name: 'Send the order again' }));
    expect(orderCard.mock.calls[0]).toEqual(first.orderCard.mock.calls[0]);
    expect(onOrdered).toHaveBeenCalledWith('/pay/p1');
  });

  it('is forgotten with all that was typed when the guest gives it up', async () => {
    const { guest, orderCard } = open();
    orderCard.mockResolvedValue(lost);
    await fill(guest);
    await guest.click(submit());
    await guest.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('');
    expect(stored()).not.toContain('Aino');
  });
});

it.each(failureCatalogue.cardOrder)('explains the refusal %s, and asks for the price again', async (code) => {
  const { guest, orderCard, askAgain } = open();
  orderCard.mockResolvedValue(fail({ kind: 'refused', failure: failureOf('cardOrder', code), price: null }));
  await fill(guest);
  await guest.click(submit());
  expect(await screen.findByText(en.errors.cardOrder[code].title)).toBeTruthy();
  expect(askAgain).toHaveBeenCalledTimes(1);
  expect(submit()).toBeTruthy();
});

describe('a promotion code', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Promotion code/ });
  const openTyping = () => ({ ...open(), guest: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) });
  const pause = (ms = TYPING_PAUSE_MS) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is asked about once typing stops, and shows the price before and after', async () => {
    const { guest, askPromotion } = openTyping();
    askPromotion.mockResolvedValue(succeed(money(2000)));
    await guest.type(field(), 'AAMU5');
    expect(askPromotion).not.toHaveBeenCalled();
    await pause();
    expect(askPromotion.mock.calls.map(([code, purpose]) => [code, purpose])).toEqual([['AAMU5', 'PURCHASE']]);
    expect(screen.getByText(/you pay €20 instead of €25/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Buy and pay €20/ })).toBeTruthy();
  });

  it('is not overwritten by the answer to an older one', async () => {
    const { guest, askPromotion } = openTyping();
    let answerOlder = (_: unknown) => {};
    askPromotion.mockReturnValueOnce(new Promise((resolve) => (answerOlder = resolve)));
    askPromotion.mockResolvedValueOnce(succeed(money(2000)));
    await guest.type(field(), 'OLD');
    await pause();
    await guest.clear(field());
    await guest.type(field(), 'NEW');
    await pause();
    answerOlder(succeed(money(100)));
    await pause(0);
    expect(screen.getByRole('button', { name: /^Buy and pay €20/ })).toBeTruthy();
    expect(askPromotion.mock.calls[0]?.[2].aborted).toBe(true);
  });

  it.each(failureCatalogue.promotion)('is explained when it ends with %s, with ways out', async (code) => {
    const { guest, askPromotion } = openTyping();
    askPromotion.mockResolvedValue(fail(failureOf('promotion', code)));
    await guest.type(field(), 'KOODI');
    await pause();
    const { title, body } = en.errors.promotion[code];
    expect(screen.getByText(`${title}. ${body}`)).toBeTruthy();
    if (code === 'TIME_OUT') {
      askPromotion.mockResolvedValue(succeed(money(2000)));
      await guest.click(screen.getByRole('button', { name: 'Try again' }));
      await pause();
      expect(screen.getByRole('button', { name: /^Buy and pay €20/ })).toBeTruthy();
      return;
    }
    await guest.click(screen.getByRole('button', { name: 'Continue without the code' }));
    expect(field().value).toBe('');
    expect(screen.queryByText(`${title}. ${body}`)).toBeNull();
    expect(screen.getByRole('button', { name: /^Buy and pay €25/ })).toBeTruthy();
  });

  it('can be asked again when the call failed', async () => {
    const { guest, askPromotion } = openTyping();
    askPromotion.mockResolvedValueOnce(fail(failureOf('transport', 'NETWORK')));
    askPromotion.mockResolvedValueOnce(succeed(money(2000)));
    await guest.type(field(), 'AAMU5');
    await pause();
    await guest.click(screen.getByRole('button', { name: 'Try again' }));
    await pause();
    expect(screen.getByRole('button', { name: /^Buy and pay €20/ })).toBeTruthy();
  });

  it('needs no way to pay when the card costs nothing', async () => {
    const { guest, askPromotion } = openTyping();
    askPromotion.mockResolvedValue(succeed(money(0)));
    await guest.type(field(), 'LAHJAKORTTI');
    await pause();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Order the card, nothing to pay' })).toBeTruthy();
  });
});

it.each(locales)('has words for every field in %s', (locale) => {
  const { container } = open(locale);
  expect(container.textContent).not.toMatch(/\{\{|undefined/);
});
