import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AskPromotion, CardOrderCalls } from '@/api/cardOrderCalls';
import { failureOf } from '@/domain/failure';
import { eligibilityChecks } from '@/domain/card/loyaltyCard';
import type { LoyaltyCard } from '@/domain/card/loyaltyCard';
import { money } from '@/domain/money';
import { fail, succeed } from '@/domain/result';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';
import en from '../../../public/locales/en/common.json';
import { CardRenewal } from './CardRenewal';

const renewal: LoyaltyCard['renewal'] = {
  eligibility: 'OK',
  allowed: true,
  from: '2026-09-17',
  validUntil: '2027-11-16',
  price: money(2500),
};
const card: LoyaltyCard = {
  number: '6400100027',
  product: 'SCARD',
  status: 'ACTIVE',
  holder: 'Elli Kivelä',
  validity: 'EXPIRING',
  validFrom: '2025-11-17',
  validUntil: '2026-11-16',
  points: 0,
  levelPoints: 0,
  contact: {
    firstName: 'Elli',
    lastName: 'Kivelä',
    email: 'elli@post.example',
    phoneNumberCountryCode: '+358',
    phoneNumber: '401112223',
    street: 'Koivukuja 1',
    postcode: '00100',
    city: 'Helsinki',
    countryCode: 'FI',
    companyName: '',
  },
  consents: { communications: true, communicationsLanguage: 'fi', marketingEmail: false, marketingSms: false },
  renewal,
  withdrawal: null,
};

type Answer = Awaited<ReturnType<CardOrderCalls['orderCard']>>;

const failed = failureOf('transport', 'NETWORK');

function open(shown: LoyaltyCard | null, askPromotion: AskPromotion = jest.fn(), isLost = false) {
  const made: Answer = succeed({ orderId: 'SC700001', orderKey: 'secret', payment: null });
  const orderCard = jest.fn<Promise<Answer>, Parameters<CardOrderCalls['orderCard']>>().mockResolvedValue(made);
  const refetch = jest.fn();
  const answer = { card: shown, benefits: [], saved: money(0), levels: [] };
  const onOrdered = jest.fn();
  render(
    <TranslatorProvider locale="en" messages={en}>
      <StateRoot>
        <CardRenewal
          found={
            isLost
              ? { state: 'failed', failure: failed, retry: refetch, earlier: answer }
              : { state: 'ready', data: answer, isRefetching: false, refetch }
          }
          calls={{ orderCard, voidOrder: jest.fn() }}
          askPromotion={askPromotion}
          links={{ about: '/a', buy: '/b', connect: '/c', mine: '/m', payment: '/p', renew: '/r', withdraw: '/w' }}
          returnUrl="/s-card/maksu"
          withdrawalDays={14}
          savedCards={[]}
          onOrdered={onOrdered}
        />
      </StateRoot>
    </TranslatorProvider>,
  );
  return { orderCard, refetch, onOrdered, guest: userEvent.setup() };
}

const pay = () => screen.getByRole('button', { name: /^Renew and pay €25/ });

beforeEach(() => localStorage.clear());

describe('renewing a card', () => {
  it('shows the validity before and after, and renews with the price that was shown', async () => {
    const { guest, orderCard, onOrdered } = open(card);
    for (const day of [/16 Nov 2026/, /16 Nov 2027/]) expect(screen.getByText(day)).toBeTruthy();
    expect(screen.getByText(/withdraw .* within 14 days of the day you order: until .* You get €25 back/)).toBeTruthy();
    await guest.click(pay());
    expect((await screen.findByRole('group', { name: 'Check these before you continue' })).textContent).toContain(
      'Select a way to pay',
    );
    expect(orderCard).not.toHaveBeenCalled();
    await guest.click(screen.getByRole('radio', { name: /^Nordea/ }));
    await guest.click(pay());
    expect(orderCard.mock.calls[0]?.[0]).toMatchObject({
      purpose: 'RENEWAL',
      buyer: null,
      price: money(2500),
      payment: { bank: 'NORDEA' },
    });
    expect(onOrdered).toHaveBeenCalledWith(null);
  });

  it('says from when a card can be renewed that is valid for long', () => {
    open({ ...card, renewal: { ...renewal, allowed: false } });
    expect(screen.getByText(/You can renew it from .*17 Sep 2026/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(eligibilityChecks)('offers a form or a way out when the check says %s', (eligibility) => {
    open({ ...card, renewal: { ...renewal, eligibility } });
    // There is a card: buying or connecting one would lead back here.
    expect(screen.queryByRole('link', { name: /Buy|Connect/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Call / }) === null).toBe(eligibility === 'OK');
    expect(screen.queryByRole('button', { name: /^Renew/ }) === null).toBe(eligibility !== 'OK');
  });

  it('offers to buy or connect a card when there is none', () => {
    open(null);
    expect(screen.getByRole('link', { name: 'Buy an S-Card' }).getAttribute('href')).toBe('/b');
    expect(screen.getByRole('link', { name: 'Connect the card to your account' }).getAttribute('href')).toBe('/c');
  });

  it('sends a pasted code as it was asked about, without what cannot be seen', async () => {
    const askPromotion = jest.fn().mockResolvedValue(succeed(money(2000)));
    const { guest, orderCard } = open(card, askPromotion);
    fireEvent.change(screen.getByLabelText(/^Promotion code/), { target: { value: ' KES\u00c4\u201326\u200b' } });
    await guest.click(screen.getByRole('radio', { name: /^Nordea/ }));
    await guest.click(await screen.findByRole('button', { name: /^Renew and pay €20/ }, { timeout: 3000 }));
    expect(askPromotion.mock.calls[0]?.[0]).toBe('KESÄ-26');
    expect(orderCard.mock.calls[0]?.[0].promotionCode).toBe('KESÄ-26');
  });

  it('keeps the form when reading the card again fails, with the way to try once more', async () => {
    const { guest, refetch } = open(card, jest.fn(), true);
    expect(pay()).toBeTruthy();
    await guest.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('reads the card again when the order is refused', async () => {
    const { guest, orderCard, refetch } = open(card);
    orderCard.mockResolvedValue(
      fail({ kind: 'refused', failure: failureOf('cardOrder', 'NOT_ELIGIBLE'), price: null }),
    );
    await guest.click(screen.getByRole('radio', { name: /^Nordea/ }));
    await guest.click(pay());
    expect(await screen.findByText(en.errors.cardOrder.NOT_ELIGIBLE.title)).toBeTruthy();
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
