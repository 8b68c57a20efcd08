import { failureCatalogue } from '../../src/domain/failure';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from './click';
import type { CodeState } from './codeState';
import { askCode, codeSent, giveCode, openConnect, openConnectAs, toCode, wrongCode } from './connectPages';
import type { Guest } from './guest';
import type { ScreenState } from './screenState';

const kebab = (code: string): string => code.toLowerCase().replaceAll('_', '-');

/** Codes that an API answers to a code; the others come when one is asked for. */
const ofCode: readonly string[] = [
  'VERIFICATION_CODE_INVALID',
  'VERIFICATION_CODE_EXPIRED',
  'VERIFICATION_NOT_STARTED',
];

/** Every code of connecting a card as a guest meets it. */
const card = failureCatalogue.card
  .filter((code) => code !== 'UNKNOWN')
  .map((code): CodeState => ({
    code: `card.${code}`,
    scenario: `connect-${kebab(code)}`,
    open: ofCode.includes(code) ? toCode : openConnect,
    provoke: (guest) => (ofCode.includes(code) ? giveCode(guest, '123456') : askCode(guest)),
    shown: ({ words }) => words.t(`errors.card.${code}.title`),
  }));

export const connectCodeStates = { card } as const satisfies Readonly<Record<string, readonly CodeState[]>>;

const at = (open: (guest: Guest) => Promise<void>, shown: (guest: Guest) => string): ScreenState['open'] => {
  return async (guest) => {
    await open(guest);
    await guest.page.getByText(shown(guest)).first().waitFor();
  };
};

async function giveWrongCode(guest: Guest): Promise<void> {
  await toCode(guest);
  await giveCode(guest, wrongCode(await codeSent(guest)));
}

/** The landing page, after a search. */
async function openSaving({ page, locale, words }: Guest): Promise<void> {
  const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '1' };
  await page.goto(hrefOf('searchResults', locale, search));
  await page.locator('#hotel-1001').waitFor();
  const footer = page.getByRole('contentinfo');
  await click(footer.getByRole('link', { name: words.t('routes.sCard'), exact: true }));
  await page.getByRole('region', { name: words.t('cardLanding.saving.title') }).waitFor();
}

/** The pages for getting and connecting a card, in each state that a guest may meet. */
export const connectStates: readonly ScreenState[] = [
  { name: 'the card’s front door, with what it would have saved', route: 'sCard', open: openSaving },
  {
    name: 'connecting a card, not signed in',
    route: 'sCardConnect',
    open: at(
      async ({ page, locale }) => void (await page.goto(pathOf('sCardConnect', locale))),
      ({ words }) => words.t('cardConnect.signIn.body'),
    ),
  },
  {
    name: 'connecting a card, no card at that address',
    route: 'sCardConnect',
    scenario: 'connect-not-found',
    open: at(
      async (guest) => {
        await openConnect(guest);
        await askCode(guest);
      },
      ({ words }) => words.t('errors.card.NOT_FOUND.title'),
    ),
  },
  {
    name: 'connecting a card, a wrong code',
    route: 'sCardConnect',
    open: at(giveWrongCode, ({ words }) => words.plural('cardConnect.code.attempts', 4)),
  },
  {
    name: 'connecting a card, too many wrong codes',
    route: 'sCardConnect',
    open: async (guest) => {
      await giveWrongCode(guest);
      const wrong = wrongCode(await codeSent(guest));
      for (const left of [4, 3, 2, 1]) {
        await guest.page.getByText(guest.words.plural('cardConnect.code.attempts', left)).waitFor();
        await giveCode(guest, wrong);
      }
      await guest.page.getByText(guest.words.t('errors.card.TOO_MANY_ATTEMPTS.title')).waitFor();
    },
  },
  {
    name: 'a card connected',
    route: 'sCardConnect',
    open: at(
      async (guest) => {
        await toCode(guest);
        await giveCode(guest, await codeSent(guest));
      },
      ({ words }) => words.t('cardConnect.done.title'),
    ),
  },
  {
    name: 'connecting a card, with one in the account',
    route: 'sCardConnect',
    open: at(
      (guest) => openConnectAs(guest, 'scard'),
      ({ words }) => words.t('cardConnect.own.title'),
    ),
  },
];
