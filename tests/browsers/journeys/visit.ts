import { hrefOf, pathOf } from '../../../src/routes/routes';
import { contact, postalAddress, shortStay } from '../../support/guest';
import { paymentWords } from '../../support/words';
import type { Journey } from './journey';
import { same } from './journey';

const chunks = '/_next/static/chunks/';

export const visit: readonly Journey[] = [
  {
    name: 'a stranger buys a card',
    run: async (guest) => {
      const { t, format } = guest.words;
      await guest.open(pathOf('sCardPurchase', guest.locale));
      const buyer = Object.entries({ ...contact, ...postalAddress });
      for (const [field, value] of buyer) await guest.fill(`#${field}`, value);
      await guest.press({ selector: 'main form label > span', text: t('payment.ways.DEPOSIT') });
      await guest.press({ selector: '#termsAndConditionsAgreed' });
      const total = format.money({ amount: 2500, currency: 'EUR' });
      await guest.press(guest.button(t('cardOrder.pay.PURCHASE', { total }).replace(/\s+/g, ' ')));
      await guest.untilAt('/pay/');
      await guest.press(guest.button(paymentWords.fi.pay));
      await guest.untilText(t('cardOrder.paid.PURCHASE'));
    },
  },
  {
    name: 'a customer signs in from the header, and out again',
    run: async (guest) => {
      const { t } = guest.words;
      await guest.open(pathOf('hotels', guest.locale));
      await guest.press({ selector: 'header a, header button', text: t('shell.account.signIn') });
      await guest.press({ selector: 'button[value="none"]' });
      // The page of the return has the same header, and the address changes before the page does.
      await guest.untilShown({ selector: 'main h1', text: t('hotelList.heading') });
      await guest.press({ selector: 'header summary[aria-label]' });
      await guest.press({ selector: 'header button', text: t('shell.account.signOut') });
      await guest.untilShown({ selector: 'header a, header button', text: t('shell.account.signIn') });
      // A new document is on its way, and what an engine shows meanwhile has no storage.
      await guest.until('no tokens', 'localStorage.getItem("sarastus.auth.tokens") === null');
    },
  },
  {
    name: 'cookies are refused, and what is stored is shown and deleted',
    run: async (guest, site) => {
      const { t } = guest.words;
      site.answersConsent = false;
      await guest.open(pathOf('home', guest.locale));
      await guest.press(guest.button(t('consent.onlyNecessary')));
      await guest.until('the answer is stored', 'localStorage.getItem("sarastus.consent") !== null');
      await guest.open(pathOf('cookieSettings', guest.locale));
      await guest.untilText('sarastus.consent\u00a0· ');
      await guest.press(guest.button(t('privacyLedger.now.deleteAll')));
      await guest.press({ selector: 'dialog[open] button', text: t('privacyLedger.confirm.delete') });
      await guest.until('everything is deleted', 'localStorage.length + sessionStorage.length === 0');
    },
  },
  {
    name: 'the network is lost at the rooms, told, and tried again',
    run: async (guest, site) => {
      site.line = (address) => (address.endsWith('graphql') ? 'cut' : 'pass');
      await guest.open(hrefOf('chooseRoom', guest.locale, shortStay));
      await guest.untilText(guest.words.t('errors.transport.NETWORK.title'));
      site.line = () => 'pass';
      await guest.press(guest.button(guest.words.t('errors.actions.retry')));
      await guest.untilShown(guest.button(guest.words.t('chooseRoom.choose')));
      // The browser logs an error for each call that was cut.
      await guest.engine.evaluate('void (globalThis.complaints = [])');
    },
  },
  {
    name: 'a page whose code a release has taken away loads itself once, with what was typed',
    run: async (guest, site) => {
      let asked = 0;
      site.line = (address) => {
        if (!address.startsWith(chunks)) return 'pass';
        asked += 1;
        return asked === 1 ? 'cut' : 'pass';
      };
      await guest.open(pathOf('home', guest.locale));
      await guest.type('#quick-place', 'Tampe');
      await guest.untilShown({ selector: '[role=listbox] [role=option]' });
      same('what was typed', await guest.valueOf('#quick-place'), 'Tampe');
      await guest.engine.evaluate('void (globalThis.complaints = [])');
    },
  },
  {
    name: 'results are narrowed, and shown on the map',
    run: async (guest) => {
      const { t } = guest.words;
      await guest.open(hrefOf('searchResults', guest.locale, { ...shortStay, hotel: null, place: 'Helsinki' }));
      await guest.untilShown({ selector: 'main article' });
      const all = await guest.engine.evaluate<number>('document.querySelectorAll("main article").length');
      await guest.press(guest.button(t('hotelList.filters.summary')));
      await guest.press({ selector: 'dialog[open] input[type=checkbox]' });
      await guest.engine.keys('Escape');
      await guest.until('fewer hotels', `document.querySelectorAll('main article').length < ${all}`);
      await guest.engine.resize(390, 800);
      await guest.press(guest.button(t('searchResults.view.showMap')));
      await guest.untilShown({ selector: `[aria-label="${t('searchResults.view.mapLabel')}"]` });
    },
  },
];
