import type { Locator } from '@playwright/test';
import { serviceNoticesIn } from '../../contracts/v1/serviceNoticesIn';
import { offerPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import type { Guest } from './guest';
import { cardSaleStates } from './cardSaleScreens';
import { choose, click, tick } from './click';
import { connectStates } from './connectStates';
import { editStates } from './editScreens';
import { offerStates } from './offerScreens';
import { familyStay, shortStay } from './guest';
import { hotelStates } from './hotelScreens';
import { myCardStates } from './myCardScreens';
import { pageStates } from './pageStates';
import { reservationStates } from './reservationScreens';
import { stayStates } from './stayScreens';
import type { ScreenState } from './screenState';
import { openRunning } from './openRunning';
import { untilRunning } from './wake';
import { CONSENT_KEY } from '../../src/telemetry/consentKey';

const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' } as const;

const heading = (guest: Guest) => guest.page.getByRole('heading', { level: 1 }).waitFor();

async function openResults(guest: Guest, query: Readonly<Record<string, string>> = search): Promise<void> {
  await guest.page.goto(hrefOf('searchResults', guest.locale, query));
  await heading(guest);
}

/** A search with a pet, while stays with pets are not sold online. */
async function openUnsold(guest: Guest): Promise<void> {
  await guest.page.route('**/api/appconfig', (route) =>
    route.fulfill({ json: { features: { BASIC: true, MULTIPLE_ADULTS: true, PETS: false } } }),
  );
  await openResults(guest, { ...search, pets: '1' });
  await guest.page.getByText(guest.words.t('search.switchedOff.PETS')).waitFor();
}

/** A guest who has not been here before. */
async function firstVisit(guest: Guest): Promise<void> {
  await guest.page.addInitScript((key) => localStorage.removeItem(key), CONSENT_KEY);
  await guest.page.goto(pathOf('home', guest.locale));
  await guest.button(guest.words.t('consent.acceptAll')).waitFor();
}

/** The page of stored keys, during a booking. */
async function openLedger(guest: Guest): Promise<void> {
  await guest.begin();
  await click(guest.rooms().first());
  await guest.wayOn().waitFor();
  await guest.page.goto(pathOf('cookieSettings', guest.locale));
  await guest.page.getByText('sarastus.state.reservationFlowV2').first().waitFor();
}

/** The link in the notice that opens the survey. */
export function surveyButton({ page, locale }: Guest): Locator {
  const [notice] = serviceNoticesIn(locale, { noticeFeedback: true });
  return page.getByRole('button', { name: notice?.link?.text ?? '', exact: true });
}

async function openSurvey(guest: Guest): Promise<void> {
  await openResults(guest);
  await click(surveyButton(guest));
  await guest.page.getByRole('dialog').waitFor();
}

async function toPayment(guest: Guest): Promise<void> {
  await guest.resumeAt('checkAndConfirm');
  await guest.order();
}

async function toConfirmation(guest: Guest): Promise<void> {
  await guest.resumeAt('checkAndConfirm');
  await guest.pay();
}

/**
 * Every screen in every state. The list drives the accessibility tests in all locales and the contrast tests in all
 * themes; a new screen needs one entry, and a route without one fails.
 */
const signInLink = (guest: Guest) =>
  guest.page.getByRole('banner').getByRole('link', { name: guest.words.t('shell.account.signIn') });

export const screenStates: readonly ScreenState[] = [
  ...reservationStates,
  ...stayStates,
  ...myCardStates,
  ...connectStates,
  {
    name: 'home',
    route: 'home',
    open: async (guest) => {
      await guest.page.goto(pathOf('home', guest.locale));
      await heading(guest);
    },
  },
  {
    name: 'home, the search drawer open',
    route: 'home',
    open: async (guest) => {
      await guest.page.goto(pathOf('home', guest.locale));
      await click(guest.button(guest.words.t('search.moreHint')));
      await guest.page.getByRole('dialog').getByRole('combobox').first().waitFor();
      await guest.page.getByRole('dialog').getByRole('grid').first().waitFor();
    },
  },
  {
    name: 'home, the search drawer with what is missing',
    route: 'home',
    open: async (guest) => {
      await guest.page.goto(pathOf('home', guest.locale));
      await click(guest.button(guest.words.t('search.moreHint')));
      const dialog = guest.page.getByRole('dialog');
      await dialog.getByRole('combobox').first().waitFor();
      await click(dialog.getByRole('button', { name: guest.words.t('search.submit'), exact: true }));
      await dialog.getByText(guest.words.t('search.problems')).waitFor();
    },
  },
  {
    name: 'results',
    route: 'searchResults',
    open: async (guest) => {
      await openResults(guest);
      await guest.page.locator('a[href*="hotel=1001"]').first().waitFor();
    },
  },
  {
    route: 'home',
    name: 'home, the calendar open',
    open: async (guest) => {
      const { page, words } = guest;
      await page.goto(pathOf('home', guest.locale));
      await guest.enterPlace('Helsinki');
      await click(guest.button(words.t('search.dates.open')));
      await page.locator('[data-day="2026-11-20"] [data-note]').waitFor();
      await click(page.locator('[data-day="2026-11-20"]'));
    },
  },
  {
    route: 'searchResults',
    name: 'results, with impossible parts of the address',
    open: (guest) => openResults(guest, { ...search, from: '2020-12-01', ages: '17', pets: '9' }),
  },
  {
    route: 'searchResults',
    name: 'results, an age missing',
    open: async (guest) => {
      await openResults(guest, { ...search, children: '2', ages: '5' });
      await guest.page.getByRole('link', { name: guest.words.t('search.errors.ageMissing', { number: 2 }) }).waitFor();
    },
  },
  {
    route: 'chooseRoom',
    name: 'rooms, other dates for the booking',
    open: async (guest) => {
      await guest.begin();
      await guest.page.setViewportSize({ width: 1280, height: 900 });
      await click(guest.button(guest.words.t('staySummary.changeStay')));
      await guest.page.getByText(guest.words.t('search.booking.kept')).waitFor();
    },
  },
  {
    name: 'results before a destination is named',
    route: 'searchResults',
    open: (guest) => openResults(guest, {}),
  },
  {
    name: 'results, everything full',
    route: 'searchResults',
    scenario: 'sold-out',
    open: async (guest) => {
      await openResults(guest);
      await guest.page.getByText(guest.words.t('noRoom.FULL')).first().waitFor();
    },
  },
  {
    name: 'results, too few rooms',
    route: 'searchResults',
    open: async (guest) => {
      await openResults(guest, { ...search, rooms: '1', adults: '2', children: '2', ages: '5,8', pets: '1' });
      await guest.page.getByText(guest.words.plural('noRoom.TOO_FEW_ROOMS', 1)).first().waitFor();
    },
  },
  {
    name: 'results, a search that cannot be made',
    route: 'searchResults',
    scenario: 'search-too-many-nights',
    open: async (guest) => {
      await openResults(guest);
      await guest.page.getByText(guest.words.t('errors.search.TOO_MANY_NIGHTS.title')).waitFor();
    },
  },
  {
    name: 'results, a wish not honoured',
    route: 'searchResults',
    scenario: 'issue-no-result-for-promocode',
    open: async (guest) => {
      await openResults(guest, { ...search, promo: 'TALVI' });
      await guest.page.getByText(guest.words.t('errors.availability.NO_RESULT_FOR_PROMOCODE.title')).waitFor();
    },
  },
  {
    name: 'results, not sold online',
    route: 'searchResults',
    open: openUnsold,
  },
  {
    name: 'results, the search drawer shows what it left out',
    route: 'searchResults',
    open: async (guest) => {
      await openUnsold(guest);
      await click(guest.page.getByRole('main').getByRole('button').last());
      const dialog = guest.page.getByRole('dialog');
      await dialog.getByText(guest.words.t('search.switchedOff.leftOut')).waitFor();
      await dialog.getByRole('grid').first().waitFor();
    },
  },
  {
    name: 'rooms',
    route: 'chooseRoom',
    open: (guest) => guest.begin(familyStay),
  },
  {
    name: 'rooms, who sleeps where',
    route: 'chooseRoom',
    open: async (guest) => {
      await guest.begin(familyStay);
      await click(guest.page.getByText(guest.words.t('chooseRoom.sleeps.title')));
      await choose(guest.page.getByLabel(guest.words.t('chooseRoom.sleeps.adult', { number: 1 })), '1');
      await guest.page.getByText(guest.words.t('chooseRoom.sleeps.adultNeeded')).waitFor();
    },
  },
  {
    name: 'rooms, none meets the wish',
    route: 'chooseRoom',
    open: async (guest) => {
      // A hotel without pet rooms.
      await guest.page.goto(hrefOf('chooseRoom', guest.locale, { ...shortStay, hotel: '1002', pet: '1' }));
      await guest.page.getByText(guest.words.t('chooseRoom.unwished.title')).waitFor();
    },
  },
  {
    name: 'details, for someone else and without a name',
    route: 'contactDetails',
    open: async (guest) => {
      await guest.resumeAt('contactDetails');
      await tick(guest.page.getByRole('checkbox', { name: guest.words.t('contactDetails.forOther') }));
      await click(guest.button(guest.words.t('contactDetails.next')));
      await guest.page.getByText(guest.words.t('contactDetails.problems')).waitFor();
    },
  },
  {
    name: 'rooms, none left',
    route: 'chooseRoom',
    scenario: 'sold-out',
    open: async (guest) => {
      await guest.page.goto(hrefOf('chooseRoom', guest.locale, familyStay));
      await guest.page.getByText(guest.words.t('noRoom.FULL')).waitFor();
    },
  },
  {
    name: 'rooms, too few for the party',
    route: 'chooseRoom',
    open: async (guest) => {
      await guest.page.goto(hrefOf('chooseRoom', guest.locale, { ...familyStay, rooms: '1', ages: '5,8' }));
      await guest.page.getByText(guest.words.plural('noRoom.TOO_FEW_ROOMS', 1)).waitFor();
    },
  },
  {
    name: 'rooms, the call failed',
    route: 'chooseRoom',
    scenario: 'server-error',
    open: async (guest) => {
      await guest.page.goto(hrefOf('chooseRoom', guest.locale, familyStay));
      await guest.page.locator('[data-failure]').first().waitFor();
    },
  },
  {
    name: 'rates',
    route: 'chooseRate',
    open: async (guest) => {
      await guest.begin({ ...familyStay, member: 'ASOM' });
      await click(guest.rooms().first());
      await guest.wayOn().waitFor();
    },
  },
  {
    name: 'extras',
    route: 'chooseExtras',
    open: async (guest) => {
      await guest.resumeAt('chooseExtras');
    },
  },
  {
    name: 'details',
    route: 'contactDetails',
    open: async (guest) => {
      await guest.begin(familyStay);
      await guest.chooseRoomsAndRates(2);
      await guest.chooseExtras(2);
      await guest.fillContact();
    },
  },
  {
    name: 'details, for business and with mistakes',
    route: 'contactDetails',
    open: async (guest) => {
      const { t } = guest.words;
      await guest.resumeAt('contactDetails');
      await tick(guest.page.getByRole('radio', { name: t('contactDetails.profile.business') }));
      await guest.page.locator('#email').fill('aino');
      await click(guest.button(t('contactDetails.next')));
      await guest.page.getByText(t('contactDetails.problems')).waitFor();
    },
  },
  {
    name: 'confirm',
    route: 'checkAndConfirm',
    open: async (guest) => {
      await guest.begin(familyStay);
      await guest.toConfirm(2);
    },
  },
  {
    name: 'confirm, nothing chosen',
    route: 'checkAndConfirm',
    open: async (guest) => {
      await guest.resumeAt('checkAndConfirm');
      await click(guest.orderButton());
      await guest.page.getByText(guest.words.t('checkAndConfirm.problems')).waitFor();
    },
  },
  {
    name: 'confirm, the price has changed',
    route: 'checkAndConfirm',
    open: async (guest, play) => {
      await guest.resumeAt('checkAndConfirm');
      await play('price-change');
      await guest.page.reload();
      await guest.page.getByRole('dialog').getByText(guest.words.t('checkAndConfirm.decision.changed')).waitFor();
    },
  },
  {
    name: 'confirm, the room is sold',
    route: 'checkAndConfirm',
    open: async (guest, play) => {
      await guest.resumeAt('checkAndConfirm');
      await play('sold-out');
      await guest.page.reload();
      await guest.page.getByText(guest.words.t('errors.booking.ROOM_NOT_AVAILABLE.title')).waitFor();
    },
  },
  {
    name: 'confirm, an order without an answer',
    route: 'checkAndConfirm',
    open: async (guest, play) => {
      await guest.resumeAt('checkAndConfirm');
      await play('server-error:createBooking');
      await guest.order();
      await guest.page.locator('[data-order-state="unanswered"]').waitFor();
    },
  },
  {
    name: 'rooms, after ordering',
    route: 'chooseRoom',
    open: async (guest) => {
      await toPayment(guest);
      await guest.page.waitForURL('**/pay/**');
      await guest.page.goto(hrefOf('chooseRoom', guest.locale, { room: 0 }));
      await guest.page.locator('[data-order-state="unpaid"]').waitFor();
    },
  },
  {
    name: 'payment, another order set aside',
    route: 'paymentReturn',
    open: async (guest) => {
      await toPayment(guest);
      await guest.onPaymentPage('decline');
      await click(guest.button(guest.words.t('order.another')));
      await guest.page.goto(pathOf('paymentReturn', guest.locale));
      await guest.button(guest.words.t('order.setAside.resume')).waitFor();
    },
  },
  {
    name: 'payment, without a page',
    route: 'paymentReturn',
    open: async (guest, play) => {
      await guest.resumeAt('checkAndConfirm');
      await play('payment-page-missing');
      await guest.order();
      await guest.page.getByText(guest.words.t('payment.noPage.title')).waitFor();
    },
  },
  {
    name: 'payment, none to pay',
    route: 'paymentReturn',
    open: async (guest) => {
      await guest.page.goto(pathOf('paymentReturn', guest.locale));
      await guest.page.getByText(guest.words.t('payment.none.title')).waitFor();
    },
  },
  {
    name: 'payment declined',
    route: 'paymentReturn',
    open: async (guest) => {
      await toPayment(guest);
      await guest.onPaymentPage('decline');
      await guest.page.getByText(guest.words.t('errors.payment.REFUSED_BY_ISSUER.title')).waitFor();
    },
  },
  {
    name: 'payment left open',
    route: 'paymentReturn',
    open: async (guest) => {
      await toPayment(guest);
      await guest.onPaymentPage('leave');
      await guest.page.getByText(guest.words.t('payment.open.title')).waitFor();
    },
  },
  {
    name: 'confirmation',
    route: 'confirmation',
    open: (guest) => toConfirmation(guest),
  },
  {
    name: 'reservation',
    route: 'reservation',
    open: async (guest) => {
      await toConfirmation(guest);
      await click(guest.page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
      await guest.page.waitForURL(`**${pathOf('reservation', guest.locale)}`);
      await guest.page.getByText(guest.words.t('statuses.booking.CONFIRMED')).first().waitFor();
    },
  },
  {
    name: 'reservation, cancelled after asking once more',
    route: 'reservation',
    open: async (guest) => {
      await toConfirmation(guest);
      await click(guest.page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
      await click(guest.button(guest.words.t('reservation.cancel.open')));
      await guest.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'reservation, cancelled with a refund under way',
    route: 'reservation',
    open: async (guest) => {
      await toConfirmation(guest);
      await click(guest.page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
      await click(guest.button(guest.words.t('reservation.cancel.open')));
      await click(
        guest.page.getByRole('dialog').getByRole('button', { name: guest.words.t('reservation.cancel.confirm') }),
      );
      await guest.page.getByRole('row', { name: guest.words.t('reservation.price.refund.PENDING') }).waitFor();
    },
  },
  {
    name: 'change a booking by contacting the hotel',
    route: 'editReservation',
    open: async (guest) => {
      await toConfirmation(guest);
      await click(guest.page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
      await guest.page.waitForURL(`**${pathOf('reservation', guest.locale)}`);
      await guest.page.getByText(guest.words.t('statuses.booking.CONFIRMED')).first().waitFor();
      await guest.page.goto(pathOf('editReservation', guest.locale));
      await guest.page.getByText(guest.words.t('editing.byContact.title')).waitFor();
    },
  },
  {
    name: 'change a booking, none opened',
    route: 'editReservation',
    open: async (guest) => {
      await guest.page.goto(pathOf('editReservation', guest.locale));
      await guest.page.getByText(guest.words.t('editing.noKey')).waitFor();
    },
  },
  {
    name: 'reservation, not found',
    route: 'reservation',
    open: async (guest) => {
      await guest.page.goto(`${pathOf('reservation', guest.locale)}#id=999&hash=nothing`);
      await guest.page.getByRole('heading', { name: guest.words.t('reservation.find.badLink') }).waitFor();
    },
  },
  {
    name: 'details, signed in and the account open',
    route: 'contactDetails',
    open: async (guest) => {
      await guest.resumeAt('contactDetails');
      await click(guest.page.getByRole('button', { name: guest.words.t('contactDetails.account.signIn') }));
      await click(guest.page.locator('button[value="staff"]'));
      await guest.button(guest.words.t('contactDetails.next')).waitFor();
      await click(guest.page.getByRole('banner').locator('summary[aria-label]'));
      await guest.button(guest.words.t('shell.account.signOut')).waitFor();
    },
  },
  {
    name: 'signed in, details not loaded',
    route: 'findReservation',
    open: async (guest, scenario) => {
      await openRunning(guest.page, pathOf('findReservation', guest.locale));
      await click(signInLink(guest));
      await click(guest.page.locator('button[value="asom"]'));
      // The sign-in page takes the guest back first, and an opened menu closes when the page changes.
      await guest.page.waitForURL(`**${pathOf('findReservation', guest.locale)}*`);
      await guest.page.getByRole('banner').locator('summary[aria-label]').waitFor();
      await scenario('server-error:authenticatedCustomer');
      await guest.page.reload();
      await click(guest.page.getByRole('banner').locator('summary[aria-label]'));
      await guest.page.getByText(guest.words.t('shell.account.unread.body')).filter({ visible: true }).waitFor();
      await scenario('');
    },
  },
  {
    name: 'sign in, opened directly',
    route: 'signIn',
    open: async (guest) => {
      await guest.page.goto(pathOf('signIn', guest.locale));
      await guest.page.getByRole('main').getByText(guest.words.t('signIn.notBegun.title')).first().waitFor();
    },
  },
  {
    name: 'sign in, did not work',
    route: 'signIn',
    open: async (guest) => {
      await guest.page.goto(`${pathOf('signIn', guest.locale)}?attempt=of-somebody-else`);
      await guest.page.getByText(guest.words.t('signIn.failed.title')).waitFor();
    },
  },
  {
    name: 'sign in, cancelled at the provider',
    route: 'signIn',
    open: async (guest) => {
      await openRunning(guest.page, pathOf('findReservation', guest.locale));
      await click(signInLink(guest));
      await click(guest.page.locator('button[value=""]'));
      await guest.page.getByText(guest.words.t('signIn.cancelled.title')).waitFor();
    },
  },
  {
    name: 'sign in, switched off',
    route: 'signIn',
    open: async (guest) => {
      const served = await (await guest.page.request.get('/api/appconfig')).json();
      const features = { ...served.features, authenticatedCustomer: false };
      await guest.page.request.post('/__test/appconfig', { data: JSON.stringify({ features }) });
      await guest.page.goto(pathOf('signIn', guest.locale));
      await guest.page.getByText(guest.words.t('signIn.switchedOff.title')).waitFor();
    },
  },
  {
    name: 'find a reservation',
    route: 'findReservation',
    open: async (guest) => {
      await guest.page.goto(pathOf('findReservation', guest.locale));
      await heading(guest);
    },
  },
  {
    name: 'home, with an alert and the menu of a narrow window open',
    route: 'home',
    scenario: 'service-notice-alert',
    open: async (guest) => {
      await guest.page.setViewportSize({ width: 390, height: 740 });
      await guest.page.goto(pathOf('home', guest.locale));
      await guest.button(guest.words.t('shell.notices.dismiss')).nth(1).waitFor();
      await click(guest.page.getByRole('banner').getByText(guest.words.t('shell.header.menu'), { exact: true }));
    },
  },
  {
    name: 'home, the frame of its calendar',
    route: 'home',
    open: async (guest) => {
      await guest.page.goto(pathOf('home', guest.locale));
      const frame = guest.page.locator('#opening-dates');
      // As at a press, whose code then fills it.
      await frame.evaluate((dialog: HTMLDialogElement) => dialog.showModal());
      await frame.waitFor();
    },
  },
  {
    name: 'home, asked about cookies',
    route: 'home',
    open: firstVisit,
  },
  {
    name: 'home, cookies chosen by purpose',
    route: 'home',
    open: async (guest) => {
      await firstVisit(guest);
      await click(guest.button(guest.words.t('consent.choose')));
      await guest.button(guest.words.t('consent.save')).waitFor();
    },
  },
  {
    name: 'cookies and privacy',
    route: 'cookieSettings',
    open: async (guest) => {
      await openLedger(guest);
      await click(guest.page.getByRole('main').locator('summary').first());
      await guest.page.getByText('sarastus.auth.tokens').waitFor();
    },
  },
  {
    name: 'cookies and privacy, deleting everything',
    route: 'cookieSettings',
    open: async (guest) => {
      await openLedger(guest);
      await click(guest.button(guest.words.t('privacyLedger.now.deleteAll')));
      await guest.page.getByText(guest.words.t('privacyLedger.confirm.flow')).waitFor();
    },
  },
  {
    name: 'results, the feedback survey',
    route: 'searchResults',
    scenario: 'service-notice-feedback',
    open: openSurvey,
  },
  {
    name: 'results, the feedback survey with what is missing',
    route: 'searchResults',
    scenario: 'service-notice-feedback',
    open: async (guest) => {
      await openSurvey(guest);
      await guest.page.locator('#feedback-text').fill('<3');
      await click(guest.button(guest.words.t('feedback.send')));
      await guest.page.getByText(guest.words.t('feedback.problems')).waitFor();
    },
  },
  ...editStates,
  ...hotelStates,
  ...pageStates,
  ...offerStates,
  ...cardSaleStates,
  {
    name: 'not found, while the API cannot be asked',
    route: 'notFound',
    scenario: 'server-error:contentPage',
    open: async (guest) => {
      await guest.page.goto(`${pathOf('home', guest.locale).replace(/\/$/, '')}/nowhere-at-all`);
      await guest.page.locator('[data-failure]').waitFor();
    },
  },
  {
    name: 'not found, but exists in other languages',
    route: 'notFound',
    open: async (guest) => {
      const { page, locale } = guest;
      const languages = { 'offer:3901': locale === 'fi' ? ['sv', 'et'] : ['fi'] };
      await page.request.post('/__test/content', { data: { offer: { id: '3901' }, languages } });
      await page.goto(offerPath('3901-uusi-tarjous', locale));
      await page.getByRole('heading', { name: guest.words.t('notFound.elsewhere') }).waitFor();
    },
  },
  {
    name: 'not found',
    route: 'notFound',
    open: async (guest) => {
      await guest.page.goto(`${pathOf('home', guest.locale).replace(/\/$/, '')}/nowhere-at-all`);
      // Its HTML says so already, in Finnish, before the page is looked for.
      await untilRunning(guest.page);
      await guest.page.getByRole('heading', { level: 1, name: guest.words.t('notFound.title') }).waitFor();
    },
  },
];
