import { hotelPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { shortStay } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { winterPath } from '../support/offerScreens';

const notice = '[data-notice]';

/** Screens that are opened by their address, each with what shows once its answers are there, and what comes last. */
export const mainScreens: Readonly<Record<string, { path: string; ready: string; last?: string }>> = {
  home: { path: pathOf('home', 'fi'), ready: '#quick-place', last: notice },
  'the list of hotels': { path: pathOf('hotels', 'fi'), ready: 'main article, main li a' },
  'a hotel': { path: hotelPath(hotelsByBrand.original, 'fi'), ready: '#stay-from' },
  'an offer': { path: winterPath('fi'), ready: '#offer-from' },
  results: {
    path: hrefOf('searchResults', 'fi', { ...shortStay, hotel: null, place: 'Helsinki' }),
    ready: 'main article',
  },
  'the rooms': { path: hrefOf('chooseRoom', 'fi', shortStay), ready: 'main fieldset, main article' },
  'looking up a booking': { path: pathOf('findReservation', 'fi'), ready: '#bookingNumber' },
  'the card': { path: pathOf('sCard', 'fi'), ready: 'main h1', last: notice },
  'buying a card': { path: pathOf('sCardPurchase', 'fi'), ready: '#firstName' },
  'what is stored': { path: pathOf('cookieSettings', 'fi'), ready: 'main h1' },
} as const;

/** Those that `npm test` looks at, too, in the engines that are there. */
export const screensInPart: ReadonlySet<string> = new Set<keyof typeof mainScreens>([
  'home',
  'a hotel',
  'results',
  'the rooms',
]);
