import { failureCatalogue } from '../../src/domain/failure';
import type { CodeOf, FailureFamily } from '../../src/domain/failure';
import { restrictionReasons } from '../../src/domain/rate/ratePlan';
import { hrefOf } from '../../src/routes/routes';
import { promotionCodeStates } from './cardSaleScreens';
import { click } from './click';
import { changeDates, confirmButton, openChange } from './editing';
import type { CodeState } from './codeState';
import { connectCodeStates } from './connectStates';
import type { Guest } from './guest';
import { myCardCodeStates } from './myCardCodeStates';
import { reservationCodeStates, siteStatus } from './reservationCodeStates';
import { stayCodeStates } from './stayCodeStates';

const kebab = (code: string): string => code.toLowerCase().replaceAll('_', '-');

/** The codes that an API can answer: `UNKNOWN` is the site's own. */
const codesOf = <F extends FailureFamily>(family: F) => {
  const codes: readonly CodeOf<F>[] = failureCatalogue[family];
  return codes.filter((code): code is Exclude<CodeOf<F>, 'UNKNOWN'> => code !== 'UNKNOWN');
};

const results = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2', promo: 'TALVI' };

async function openResults({ page, locale }: Guest): Promise<void> {
  await page.goto(hrefOf('searchResults', locale, results));
}

async function openRates(guest: Guest): Promise<void> {
  await guest.begin();
  await click(guest.rooms().first());
}

const openConfirm = (guest: Guest) => guest.resumeAt('checkAndConfirm');

/** Pays, and comes back from the payment page with the payment undecided. */
async function openPayment(guest: Guest): Promise<void> {
  await openConfirm(guest);
  await guest.order();
  await guest.page.waitForURL('**/pay/**');
}

const search = codesOf('search').map((code): CodeState => ({
  code: `search.${code}`,
  scenario: `search-${kebab(code)}`,
  open: openResults,
  shown: ({ words }) => words.t(`errors.search.${code}.title`),
}));

const availability = codesOf('availability').map((code): CodeState => ({
  code: `availability.${code}`,
  scenario: `issue-${kebab(code)}`,
  open: openResults,
  shown: ({ words }) => words.t(`errors.availability.${code}.title`),
}));

const restriction = restrictionReasons.map((reason): CodeState => ({
  code: `restriction.${reason}`,
  scenario: `restriction-${kebab(reason)}`,
  open: openRates,
  shown: ({ words }) => words.t(`restrictions.${reason}`),
}));

/** Two scenarios have a name of their own, as the plain name is another scenario's. */
const bookingScenarios: { readonly [code: string]: string } = {
  PRICE_CHANGE: 'price-change-issue',
  ROOM_NOT_AVAILABLE_WITH_PROMOTION_CODE: 'room-not-available-with-promotion',
};

const booking = codesOf('booking').map((code): CodeState => ({
  code: `booking.${code}`,
  scenario: bookingScenarios[code] ?? kebab(code),
  open: openConfirm,
  provoke: (guest) => guest.order(guest.payAtHotel()),
  shown: ({ words }) => words.t(`errors.booking.${code}.title`),
}));

const payment = codesOf('payment').map((code): CodeState => ({
  code: `payment.${code}`,
  scenario: `payment-${kebab(code)}`,
  open: openPayment,
  provoke: (guest) => guest.onPaymentPage('leave'),
  shown: ({ words }) => words.t(`errors.payment.${code}.title`),
}));

/** Codes whose outcome has words of its own: paid, gone, or not finished. */
const outcomes: { readonly [Code in CodeOf<'guarantee'>]?: (guest: Guest) => string } = {
  ALREADY_COMPLETED: ({ words }) => words.t('reservation.confirmation.title'),
  INVALID_RESERVATION: ({ words }) => words.t('payment.gone.title'),
  PAYMENT_IN_PROGRESS: ({ words }) => words.t('payment.open.title'),
};

const guarantee = codesOf('guarantee').map((code): CodeState => ({
  code: `guarantee.${code}`,
  scenario: `guarantee-${kebab(code)}`,
  open: openPayment,
  provoke: (guest) => guest.onPaymentPage('leave'),
  shown: outcomes[code] ?? (({ words }) => words.t(`errors.guarantee.${code}.title`)),
}));

/** A change of dates of a stay with a baby, ready to be confirmed. */
export async function openPricedChange(guest: Guest): Promise<void> {
  await openChange(guest, { childrenAges: [1] });
  await changeDates(guest, '2026-12-02', '2026-12-04');
  await confirmButton(guest).waitFor();
}

const edit = codesOf('edit').map((code): CodeState => ({
  code: `edit.${code}`,
  scenario: `edit-${kebab(code)}`,
  open: openPricedChange,
  provoke: (guest) => click(confirmButton(guest)),
  shown: ({ words }) => words.t(`errors.edit.${code}.title`),
}));

/** The codes that only the site of the older API meets. */
export const olderCodeStates = { edit, siteStatus } as const satisfies Readonly<Record<string, readonly CodeState[]>>;

/** The codes of cards, which are a matter of the site's API: whichever API the site books by, they meet the same code. */
export const cardCodeStates = {
  promotion: promotionCodeStates,
  ...myCardCodeStates,
  ...connectCodeStates,
} as const satisfies Readonly<Record<string, readonly CodeState[]>>;

/** Every code of search, booking and payment as a guest meets it. */
export const codeStates = {
  search,
  availability,
  restriction,
  booking,
  payment,
  guarantee,
  ...reservationCodeStates,
  ...stayCodeStates,
} as const satisfies Readonly<Record<string, readonly CodeState[]>>;
