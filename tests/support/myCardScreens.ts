import { cardValidities } from '../../src/domain/guest/customer';
import { benefitStatuses, membershipStatuses } from '../../src/domain/card/loyaltyCard';
import { pathOf } from '../../src/routes/routes';
import { click } from './click';
import { confirmLeaving, openBoughtCard, openDetails, openMyCard, signInAs } from './myCard';
import type { ScreenState } from './screenState';

const kebab = (code: string): string => code.toLowerCase().replaceAll('_', '-');

/**
 * Every membership status, and with them in turn every benefit status, availability and validity. ACTIVE comes with a
 * valid card: of one that has expired it is not said.
 */
const standings = membershipStatuses.map((status, index): ScreenState => {
  const benefit = benefitStatuses[index % benefitStatuses.length] ?? 'GRANTED';
  const validity = cardValidities[(index + 2) % cardValidities.length] ?? 'VALID';
  return {
    name: `my card, membership ${status}, benefits ${benefit}, ${validity}`,
    route: 'mySCard',
    scenario: [`membership-${kebab(status)}`, `benefit-${kebab(benefit)}`, `card-${kebab(validity)}`].join(),
    open: async (guest) => {
      const { page, words } = guest;
      await openMyCard(guest);
      await page
        .getByText(words.t(`myCard.benefits.status.${benefit}`))
        .first()
        .waitFor();
    },
  };
});

/** The page of the card in each state that its holder may meet. */
export const myCardStates: readonly ScreenState[] = [
  ...standings,
  {
    name: 'my card, not signed in',
    route: 'mySCard',
    open: async ({ page, locale, words }) => {
      await page.goto(pathOf('mySCard', locale));
      await page.getByText(words.t('myCard.signIn.title')).waitFor();
    },
  },
  {
    name: 'my details',
    route: 'myDetails',
    open: async ({ page, locale, words }) => {
      await signInAs(page, 'scard');
      await page.goto(pathOf('myDetails', locale));
      await page.getByRole('link', { name: words.t('myDetails.change.card') }).waitFor();
    },
  },
  { name: 'my card, none', route: 'mySCard', open: (guest) => openMyCard(guest, 'none') },
  {
    name: 'my card, expiring and open to be renewed',
    route: 'mySCard',
    open: async (guest) => {
      await openMyCard(guest, 'scard-expiring');
      await guest.page.getByRole('link', { name: guest.words.t('myCard.renew.action') }).waitFor();
    },
  },
  {
    name: 'my card, a receipt open and more to show',
    route: 'mySCard',
    open: async (guest) => {
      await openMyCard(guest);
      await guest.button(guest.words.t('myCard.transactions.more')).waitFor();
      await click(guest.page.getByRole('main').locator('summary').first());
    },
  },
  {
    name: 'my card, transactions not loaded',
    route: 'mySCard',
    scenario: 'server-error:sCardTransactions',
    open: async (guest) => {
      await openMyCard(guest);
      await guest.button(guest.words.t('myCard.transactions.retry')).waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'my card, not loaded',
    route: 'mySCard',
    open: async (guest, play) => {
      await openMyCard(guest);
      await play('server-error:customerCardInfo');
      await guest.page.reload();
      await guest.page.getByRole('main').locator('[data-failure]').waitFor({ timeout: 30_000 });
      await play('');
    },
  },
  {
    name: 'my card, an API that knows no withdrawal',
    route: 'mySCard',
    open: async (guest) => {
      const served = await (await guest.page.request.get('/api/appconfig')).json();
      const features = { ...served.features, cardWithdrawal: false };
      await guest.page.request.post('/__test/appconfig', { data: JSON.stringify({ features }) });
      await openMyCard(guest);
    },
  },
  {
    // Its build has both switched off.
    name: 'my card, without transactions and payment cards',
    isOlderOnly: true,
    route: 'mySCard',
    open: async (guest) => {
      await openMyCard(guest);
      const gone = guest.page.getByRole('heading', { name: guest.words.t('myCard.transactions.title') });
      if ((await gone.count()) > 0) throw new Error('The transactions are shown');
    },
  },
  { name: 'my card, changing details', route: 'mySCard', open: (guest) => openDetails(guest) },
  {
    name: 'my card, changing details with mistakes',
    route: 'mySCard',
    open: async (guest) => {
      const { page, words } = guest;
      await openDetails(guest);
      await page.locator('#lastName').fill('');
      await page.locator('#postcode').fill('x');
      await click(guest.button(words.t('myCard.details.save')));
      await page.getByText(words.t('contactDetails.problems')).waitFor();
    },
  },
  {
    name: 'my card, details saved',
    route: 'mySCard',
    open: async (guest) => {
      const { words } = guest;
      await openDetails(guest);
      await click(guest.button(words.t('myCard.details.save')));
      await guest.page.getByText(words.t('myCard.details.saved')).waitFor();
    },
  },
  {
    name: 'my card, asked once more before it is removed',
    route: 'mySCard',
    open: async (guest) => {
      await openMyCard(guest);
      await click(guest.button(guest.words.t('myCard.leave.remove')));
      await guest.page.getByText(guest.words.t('myCard.leave.removeBody')).waitFor();
    },
  },
  {
    name: 'my card, removed',
    route: 'mySCard',
    open: async (guest) => {
      await openMyCard(guest);
      await click(guest.button(guest.words.t('myCard.leave.remove')));
      await confirmLeaving(guest, 'remove');
      await guest.page.getByText(guest.words.t('myCard.none.title')).waitFor();
    },
  },
  {
    name: 'my card, asked once more before it is withdrawn',
    route: 'mySCard',
    open: async (guest) => {
      await openBoughtCard(guest);
      await click(guest.button(guest.words.t('myCard.leave.withdraw')));
      await guest.page.getByText(guest.words.t('myCard.leave.withdrawBody.PURCHASE')).waitFor();
    },
  },
  {
    name: 'my card, withdrawn with a receipt',
    route: 'mySCard',
    open: async (guest) => {
      await openBoughtCard(guest);
      await click(guest.button(guest.words.t('myCard.leave.withdraw')));
      await confirmLeaving(guest, 'withdraw');
      await guest.button(guest.words.t('myCard.leave.print')).waitFor();
    },
  },
];
