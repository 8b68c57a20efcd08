import { hotelPath } from '../../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../../src/routes/routes';
import { shortStay } from '../../support/guest';
import { hotelsByBrand } from '../../support/hotelScreens';
import { winterPath } from '../../support/offerScreens';
import type { GuestWindow } from '../guestWindow';
import type { Moved } from '../steadyScript';
import type { Journey } from './journey';

/** Screens that are opened by their address, each with what shows once its answers are there. */
const screens = {
  home: { path: pathOf('home', 'fi'), ready: '#quick-place' },
  'the list of hotels': { path: pathOf('hotels', 'fi'), ready: 'main article, main li a' },
  'a hotel': { path: hotelPath(hotelsByBrand.original, 'fi'), ready: '#stay-from' },
  'an offer': { path: winterPath('fi'), ready: '#offer-from' },
  results: {
    path: hrefOf('searchResults', 'fi', { ...shortStay, hotel: null, place: 'Helsinki' }),
    ready: 'main article',
  },
  'the rooms': { path: hrefOf('chooseRoom', 'fi', shortStay), ready: 'main fieldset, main article' },
  'looking up a booking': { path: pathOf('findReservation', 'fi'), ready: '#bookingNumber' },
  'buying a card': { path: pathOf('sCardPurchase', 'fi'), ready: '#firstName' },
} as const;

const quiet = '(globalThis.steady?.isQuiet() ?? false)';

/** Scrolls through a page once, and returns the control that moved most while nobody touched it. */
async function scrollThrough(guest: GuestWindow, ready: string): Promise<Moved> {
  await guest.untilShown({ selector: ready });
  await guest.until('the page is quiet', quiet);
  for (;;) {
    const isAtEnd = await guest.engine.evaluate<boolean>(`(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      steady.begin();
      return scrollY === before;
    })()`);
    await guest.until('the page is quiet', quiet);
    if (isAtEnd) return guest.engine.evaluate<Moved>('steady.worst()');
  }
}

export const steady: readonly Journey[] = Object.entries(screens).flatMap(([name, { path, ready }]) =>
  [390, 1366].map((width): Journey => ({
    name: `nothing moves by itself while ${name} loads and is scrolled through, at ${width} px`,
    run: async (guest, site) => {
      site.watchesControls = true;
      await guest.engine.resize(width, 768);
      await guest.open(path);
      const { by, control } = await scrollThrough(guest, ready);
      if (by > 0) throw new Error(`${control} moved by ${by} px`);
    },
  })),
);
