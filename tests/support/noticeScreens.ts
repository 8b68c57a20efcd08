import type { Locator } from '@playwright/test';
import { serviceNoticesIn } from '../../contracts/v1/serviceNoticesIn';
import { pathOf } from '../../src/routes/routes';
import { CONSENT_KEY } from '../../src/telemetry/consentKey';
import { click } from './click';
import type { Guest } from './guest';
import type { ScreenState } from './screenState';
import { openResults } from './searchScreens';

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

/** What lies above or beside a page: notices, cookies and the survey. */
export const noticeStates: readonly ScreenState[] = [
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
];
