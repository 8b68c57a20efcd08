import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MyCardAnswer } from '@/api/cardCalls';
import { cardValidities } from '@/domain/guest/customer';
import { benefitAvailabilities, benefitStatuses, membershipStatuses } from '@/domain/card/loyaltyCard';
import type { LoyaltyCard, MembershipStatus } from '@/domain/card/loyaltyCard';
import { money } from '@/domain/money';
import { aBenefit, aCard, testLevels } from '@/domain/card/testCard';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import en from '../../../public/locales/en/common.json';
import { MyCardView } from './MyCardView';

const links = {
  buy: '/buy',
  connect: '/connect',
  renew: '/renew',
  details: '/details',
  page: '/page',
  withdraw: '/withdraw',
};
const leaving = {
  left: null,
  isSending: false,
  failure: null,
  remove: () => Promise.resolve(true),
  withdraw: () => Promise.resolve(true),
  clear: () => undefined,
};

function show(card: Partial<LoyaltyCard> = {}, answer: Partial<MyCardAnswer> = {}) {
  const onCheck = jest.fn();
  render(
    <TranslatorProvider locale="en" messages={en}>
      <MyCardView
        answer={{ benefits: [], saved: money(0), levels: testLevels, ...answer, card: aCard(card) }}
        isChecking={false}
        onCheck={onCheck}
        transactions={null}
        wallet={null}
        links={links}
        leaving={leaving}
      />
    </TranslatorProvider>,
  );
  return { onCheck };
}

const linkTo = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

beforeAll(() => {
  // jsdom has the element but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('the membership of a card', () => {
  it.each(membershipStatuses)('is said in words: %s', (status) => {
    show({ status });
    expect(screen.getByText(en.myCard.status[status].title)).toBeDefined();
    expect(screen.getByText(en.myCard.status[status].body)).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Call/ }) !== null).toBe(/call us/i.test(en.myCard.status[status].body));
  });

  it.each([
    ['TERMINATED', 'Remove the card from my account', '#remove-card'],
    ['INVITATION_INVALID', 'Remove the card from my account', '#remove-card'],
    ['MISMATCH', 'Check the details', '/details'],
    ['ACTIVATION_FAILURE', /^Call/, 'tel:'],
    ['NOT_FOUND', /^Call/, 'tel:'],
    ['TERMINATING_FAILURE', /^Call/, 'tel:'],
  ] as const satisfies readonly (readonly [MembershipStatus, RegExp | string, string])[])(
    'that is %s leads to %s',
    (status, name, href) => {
      show({ status });
      expect(linkTo(name)).toContain(href);
    },
  );

  it.each(['ACKNOWLEDGED', 'ACTIVATING', 'INVITATION_PENDING', 'UNKNOWN'] as const)(
    'that is %s can be checked again',
    async (status) => {
      const { onCheck } = show({ status });
      await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
      expect(onCheck).toHaveBeenCalledTimes(1);
    },
  );

  it.each(membershipStatuses.flatMap((status) => cardValidities.map((validity) => ({ status, validity }))))(
    'leads nowhere that refuses who has a card: $status, $validity',
    ({ status, validity }) => {
      show({ status, validity, renewal: { ...aCard().renewal, allowed: true } });
      const targets = screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');
      expect(targets).not.toContain(links.buy);
      expect(targets).not.toContain(links.connect);
      for (const id of targets.filter((href) => href.startsWith('#'))) {
        expect(document.querySelector(id)).not.toBeNull();
      }
      if (status === 'TERMINATED') expect(targets).not.toContain(links.renew);
    },
  );

  it('that has ended is not valid on the face of the card', () => {
    show({ status: 'TERMINATED', validity: 'VALID' });
    expect(screen.queryByText(en.myCard.validity.VALID)).toBeNull();
    expect(screen.getByText(en.myCard.validity.ENDED)).toBeDefined();
  });

  it('says before it is removed how its purchase is withdrawn', async () => {
    const withdrawal = { orderId: 'SC1', purpose: 'PURCHASE', until: '2026-11-16', refund: money(2500) } as const;
    show({ withdrawal });
    await userEvent.click(screen.getByRole('button', { name: en.myCard.leave.remove }));
    expect(screen.getByText(/After you remove the card, you can no longer .* Until .*16 Nov 2026/)).toBeDefined();
  });

  it('that is active promises no rates on a card that has expired', () => {
    show({ validity: 'EXPIRED' });
    expect(screen.queryByText(en.myCard.status.ACTIVE.body)).toBeNull();
  });
});

it('shows the country of the address, and nothing of an address and a phone that are not known', () => {
  show();
  expect(screen.getByText(/, Finland$/)).toBeTruthy();
  cleanup();
  const { contact } = aCard();
  show({ contact: { ...contact, phoneNumber: '', street: '', postcode: '', city: '', countryCode: '' } });
  for (const term of ['Phone', 'Address']) expect(screen.queryByText(term)).toBeNull();
});

describe('the validity of a card', () => {
  it.each(cardValidities)('is named on the card: %s', (validity) => {
    show({ validity });
    const card = screen.getByRole('group', { name: 'S-Card' });
    expect(within(card).getByText(en.myCard.validity[validity])).toBeDefined();
    expect(within(card).getByText('6400 100 019')).toBeDefined();
  });

  it('says from when a valid card can be renewed', () => {
    show();
    expect(screen.getByText(/You can renew the card from .*30 Jun 2027/)).toBeDefined();
    expect(linkTo('Renew the card')).toBeNull();
  });

  const open = { ...aCard().renewal, allowed: true };
  it.each(cardValidities)('leads to the renewal of a card that is %s once it is open', (validity) => {
    show({ validity, renewal: open });
    expect(linkTo('Renew the card')).toBe('/renew');
  });

  it.each(['EXPIRING', 'EXPIRED'] as const)(
    'gives the number to call for one that is %s and not eligible',
    (validity) => {
      show({ validity, renewal: { ...open, eligibility: 'NO_SCARD_OR_WRONG_SCARD_ASSOCIATION' } });
      expect(linkTo('Renew the card')).toBeNull();
      expect(linkTo(/^Call/)).toContain('tel:');
    },
  );
});

describe('points and benefits', () => {
  it('show the points that are missing to the next level', () => {
    show();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('25');
    expect(screen.getByText(/Earn 15,000\sS Points more to reach Noon/)).toBeDefined();
    expect(screen.getByText('A better room.')).toBeDefined();
  });

  it('say that the highest level is reached', () => {
    show({ levelPoints: 20_000 });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('You are at the highest level.')).toBeDefined();
  });

  it('promise nothing about levels that could not be read', () => {
    show({}, { levels: [] });
    expect(screen.queryByText('You are at the highest level.')).toBeNull();
    expect(screen.getByText(/^1,500\sS Points$/)).toBeDefined();
  });

  it.each(benefitStatuses)('name the status %s of a benefit', (status) => {
    show({}, { benefits: [aBenefit({ status })] });
    expect(screen.getByText(en.myCard.benefits.status[status])).toBeDefined();
  });

  it.each(benefitAvailabilities)('name the availability %s of a benefit, with its day', (availability) => {
    show({}, { benefits: [aBenefit({ availability, usedOn: '2026-10-30' })] });
    const words = {
      AVAILABLE: /^Use by .*29 Aug 2027$/,
      EXPIRED: /^No longer available$/,
      USED: /^You used it on .*30 Oct 2026$/,
    };
    expect(screen.getByText(words[availability])).toBeDefined();
  });

  it('say what the benefits have saved', () => {
    show({}, { benefits: [aBenefit()], saved: money(11920) });
    expect(screen.getByText(/€119.20/)).toBeDefined();
  });
});
