/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { complete, mails, purchase, setClock } from '../../../contracts/http/testCards';
import type { CardOrder } from '../../../contracts/http/testCards';
import { actOnPage } from '../../../contracts/http/testGuest';
import { answerSite, resetWorld, testWorld } from '../../../contracts/http/testWorld';
import { clearTokens } from '@/api/tokenStore';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { WithdrawOrder } from './WithdrawOrder';
import { withdrawalCalls } from './site/withdrawalCalls';

let mockOn = true;
jest.mock('@/flags/useFeature', () => ({ useFeature: () => mockOn }));

const keys: (string | null)[] = [];
const world = testWorld();
answerSite(world, (send) => (url, init) => {
  const key = new Headers(init?.headers).get('idempotency-key');
  if (key && String(url).startsWith('/')) keys.push(key);
  return send(url, init);
});
const onWithdrawn = jest.fn();
beforeEach(async () => {
  mockOn = true;
  keys.length = 0;
  sessionStorage.clear();
  clearTokens('SIGNED_OUT');
  await resetWorld(world);
});
afterEach(cleanup);

/** A card that a stranger has bought and paid for with a payment card. */
async function buy(more: object = {}): Promise<CardOrder> {
  const asked = { address: world.address };
  const { order } = await purchase(asked, more);
  if (!order) throw new Error('No card was ordered');
  if (order.payment) await actOnPage(asked, order.payment.url, 'pay');
  const { order: paid } = await complete(asked, order);
  return paid ?? order;
}

const guest = userEvent.setup();
const messages = loadAllMessages('en');
function open(): void {
  render(
    <TranslatorProvider locale="en" messages={messages}>
      <WithdrawOrder calls={withdrawalCalls} contacts={<a href="/contacts">Contacts</a>} onWithdrawn={onWithdrawn} />
    </TranslatorProvider>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });
async function ask(number: string, email: string): Promise<void> {
  const [numberField, emailField] = screen.getAllByRole('textbox');
  if (!numberField || !emailField) throw new Error('The form is not there');
  await guest.clear(numberField);
  await guest.type(numberField, number);
  await guest.clear(emailField);
  await guest.type(emailField, email);
  await guest.click(button('Show the purchase'));
}
const refunded = () =>
  world.harness.world.store.prepare("SELECT amount, method FROM refunds WHERE bookingNumber LIKE 'SC%'").all();

describe('withdrawing a purchase without an account', () => {
  it.each([
    ['the number of the card', (order: CardOrder) => order.cardNumber?.replace(/(\d{4})(\d{3})/, '$1 $2 ') ?? ''],
    ['the number of the order', (order: CardOrder) => order.id.toLowerCase()],
  ])('is found by %s, shown, confirmed and refunded, with a receipt that has the focus', async (_by, numberOf) => {
    const order = await buy();
    open();
    await ask(numberOf(order), ' Kerttu@Post.example ');
    expect(await screen.findByRole('heading', { name: 'Purchase to withdraw from: an S-Card' })).toBeTruthy();
    const main = document.body.textContent ?? '';
    for (const part of [order.id, '€25', 'To the card you paid with', '7 Nov 2026', '16 Nov 2026']) {
      expect(main).toContain(part);
    }
    expect(refunded()).toEqual([]);
    expect(location.href).not.toMatch(/kerttu|6400|SC7/i);
    await guest.click(button('Withdraw from the purchase'));
    expect(await screen.findByRole('heading', { name: 'You have withdrawn from the purchase' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('data-step')).toBe('withdrawn'));
    expect(refunded()).toEqual([{ amount: 2500, method: 'CARD' }]);
    expect(onWithdrawn).toHaveBeenCalled();
    const [mail] = await mails(world);
    expect(mail).toMatchObject({ toAddress: 'kerttu@post.example', body: expect.stringContaining('25,00') });
  });

  it('is told of a purchase that was withdrawn before, and refunded once', async () => {
    const order = await buy();
    open();
    await ask(order.id, 'kerttu@post.example');
    await guest.dblClick(await screen.findByRole('button', { name: 'Withdraw from the purchase' }));
    await screen.findByRole('heading', { name: 'You have withdrawn from the purchase' });
    cleanup();
    open();
    await ask(order.cardNumber ?? '', 'kerttu@post.example');
    expect(await screen.findByText('You have already withdrawn from this purchase. Here is the receipt.')).toBeTruthy();
    expect(refunded()).toHaveLength(1);
    expect(keys).toEqual([expect.stringMatching(/:withdraw:SC\d+:2500EUR$/)]);
  });

  it.each([
    ['another address', 'maija@post.example', null, 'We did not find the purchase'],
    ['a day too late', 'kerttu@post.example', '2026-11-17T09:00:00+02:00', 'The time to withdraw has passed'],
  ])('is refused in words: %s', async (_why, email, now, words) => {
    const order = await buy();
    if (now) await setClock(world, now);
    open();
    await ask(order.id, email);
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
    expect(screen.getByText(/Price of the call/)).toBeTruthy();
    if (now) expect(screen.getByText(/ended on.*16 Nov 2026/)).toBeTruthy();
    expect(refunded()).toEqual([]);
  });

  it('is refused for a card that cost nothing', async () => {
    const order = await buy({ promotionCode: 'LAHJAKORTTI', price: { value: 0, currency: 'EUR' } });
    open();
    await ask(order.id, 'kerttu@post.example');
    expect(await screen.findByRole('heading', { name: 'Nothing was paid for this card' })).toBeTruthy();
  });

  it('does not let anybody try out addresses', async () => {
    const order = await buy();
    open();
    for (let turn = 0; turn < 5; turn += 1) {
      await ask(order.id, `guess${turn}@post.example`);
      await screen.findByRole('heading', { name: 'We did not find the purchase' });
    }
    await ask(order.id, 'kerttu@post.example');
    expect(await screen.findByRole('heading', { name: 'Too many attempts' })).toBeTruthy();
  });

  it('names what is missing beside its field, and asks nothing', async () => {
    open();
    await guest.click(button('Show the purchase'));
    expect(screen.getAllByText('Enter the card number or order number').length).toBeGreaterThan(1);
    const [number] = screen.getAllByRole('textbox');
    expect(number?.getAttribute('aria-invalid')).toBe('true');
  });

  it('is left to customer service, with the number and the price of the call, where it is switched off', async () => {
    mockOn = false;
    open();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: /^Call \+358/ })).toBeTruthy();
    expect(screen.getByText(/Price of the call/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contacts' })).toBeTruthy();
  });
});
