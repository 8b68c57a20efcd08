import type { Browser, Page } from '@playwright/test';
import { CONSENT_VERSION, optionalPurposes } from '../../src/domain/guest/consent';
import { hotelPath, placePath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { CONSENT_KEY } from '../../src/telemetry/consentKey';
import { Guest } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { winterPath } from '../support/offerScreens';
import { onPhone } from './browser';
import { area } from './chainFor';
import type { PageKind } from '../support/limits';
import { stayAhead } from './stay';

/** A page as a guest comes to it. */
export interface Visit {
  readonly page: string;
  readonly kind: PageKind;
  /** With query and fragment. */
  readonly path: string;
  /** What the browser stores from the way there. */
  readonly kept: Readonly<Record<string, string>>;
}

const query = () => ({ ...stayAhead(), rooms: '1', adults: '2' });

/** The address of the results of the area. */
export const resultsPath = (): string => hrefOf('searchResults', 'fi', { place: area, ...query() });

/** The stay of the steps, at one hotel. */
export const stayAtHotel = () => ({ ...query(), hotel: '1001', adults: '1' });

const firstVisit = { kept: {} } as const;

/** The address of the first article. */
async function articlePath(page: Page): Promise<string> {
  await page.goto(pathOf('news', 'fi'));
  return (await page.locator('main article a[href*="/4001-"]').first().getAttribute('href')) ?? '';
}

/** Content pages on a first visit: the question about cookies is on them. */
export async function contentVisits(browser: Browser, address: string): Promise<readonly Visit[]> {
  const article = await onPhone(browser, address, articlePath);
  const content = { ...firstVisit, kind: 'content' } as const;
  return [
    { ...firstVisit, kind: 'home', page: 'home', path: pathOf('home', 'fi') },
    { ...content, page: 'hotel', path: hotelPath(hotelsByBrand.original, 'fi') },
    { ...content, page: 'offer', path: winterPath('fi') },
    { ...content, page: 'news article', path: article },
    { ...content, page: 'place', path: placePath('tampere', 'fi') },
    { ...content, page: 'content page', path: pathOf('reservationTerms', 'fi') },
  ];
}

/** The results of a search that finds 26 hotels, or 500 at a harness with more. */
export const resultsVisit = (page = 'results'): Visit => ({
  ...firstVisit,
  kind: 'results',
  page,
  path: resultsPath(),
});

const answered = JSON.stringify({
  version: CONSENT_VERSION,
  decidedAt: new Date().toISOString(),
  asked: optionalPurposes,
  allowed: [],
});

/** Where the guest is now. */
async function visitHere(page: Page, name: string, kind: PageKind): Promise<Visit> {
  await page.waitForLoadState('networkidle');
  const { pathname, search } = new URL(page.url());
  return { page: name, kind, path: pathname + search, kept: await page.evaluate(() => ({ ...localStorage })) };
}

/** The way to a booking, whose guest has answered about cookies. The payment is left open, so that its page stays. */
async function walk(page: Page): Promise<readonly Visit[]> {
  const guest = new Guest(page, 'fi');
  await page
    .context()
    .addInitScript(([key = '', text = '']) => localStorage.setItem(key, text), [CONSENT_KEY, answered]);
  const visits: Visit[] = [];
  const keep = async (name: string, kind: PageKind = 'step') => void visits.push(await visitHere(page, name, kind));
  await guest.begin(stayAtHotel());
  // As by a link of the results: the address holds the whole search.
  visits.push({
    page: 'room',
    kind: 'step',
    path: hrefOf('chooseRoom', 'fi', stayAtHotel()),
    kept: { [CONSENT_KEY]: answered },
  });
  await guest.rooms().first().click();
  await page.waitForURL(`**${pathOf('chooseRate', 'fi')}?room=0`);
  await guest.wayOn().waitFor();
  await keep('rate');
  await guest.wayOn().click();
  await page.waitForURL(`**${pathOf('chooseExtras', 'fi')}`);
  await guest.addExtra().nth(1).waitFor();
  await keep('extras');
  await guest.wayOn().click();
  await guest.fillContact();
  await keep('details');
  await guest.button(guest.words.t('contactDetails.next')).click();
  await page.locator('#terms').waitFor();
  await keep('confirm');
  await guest.order();
  await guest.onPaymentPage('leave');
  await page.getByText(guest.words.t('payment.open.title')).waitFor();
  await keep('payment return', 'booked');
  return visits;
}

/** A booking by the link of its message. */
async function reservationVisit(page: Page): Promise<Visit> {
  const answer = await page.request.post('/__test/stays', { data: JSON.stringify({ customer: 'none' }) });
  const { stays } = (await answer.json()) as {
    readonly stays: Readonly<Record<string, { readonly number: string; readonly hash: string } | undefined>>;
  };
  const { number = '', hash = '' } = stays.upcoming ?? {};
  const fragment = new URLSearchParams({ id: number, hash }).toString();
  return {
    page: 'reservation',
    kind: 'booked',
    path: `${pathOf('reservation', 'fi')}#${fragment}`,
    kept: { [CONSENT_KEY]: answered },
  };
}

/** The steps of a booking, the return from its payment, and its own page. */
export const bookingVisits = (browser: Browser, address: string): Promise<readonly Visit[]> =>
  onPhone(browser, address, async (page) => [...(await walk(page)), await reservationVisit(page)]);
