/**
 * `/saved.js`, on the page for a lost network: shows the bookings that were made in this browser, as far as a guest needs
 * them at the desk. They are read where the page of a booking stores them, so they end with it.
 */
import { keptStorage } from '@/browser/keptStorage';
import { readKept } from '@/browser/keptValue';
import { drawQrCode } from '@/design-system/drawQrCode';
import type { Locale } from '@/domain/locale';
import { formatDateRange } from '@/i18n/formatDates';
import { madeBookingsKeeping } from '@/state/madeBookingsKeeping';
import { savedTexts } from './savedWords';

const SVG = 'http://www.w3.org/2000/svg';

function codeOf(text: string, label: string): Element {
  const { size, path } = drawQrCode(text);
  const svg = document.createElementNS(SVG, 'svg');
  const modules = document.createElementNS(SVG, 'path');
  for (const [name, value] of Object.entries({ role: 'img', 'aria-label': label, viewBox: `0 0 ${size} ${size}` }))
    svg.setAttribute(name, value);
  modules.setAttribute('d', path);
  svg.append(modules);
  return svg;
}

function withText(name: string, ...content: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

function showBookings(place: HTMLElement, locale: Locale): void {
  const words = savedTexts(locale);
  const bookings = (readKept(keptStorage, madeBookingsKeeping, Date.now()) ?? []).flatMap(({ snapshot }) =>
    snapshot && snapshot.status !== 'CANCELLED' ? [snapshot] : [],
  );
  if (bookings.length === 0) return;
  const cards = bookings.map(({ bookingNumber, deskCode, hotel, stay }) =>
    withText(
      'li',
      withText(
        'div',
        withText('h3', hotel.name),
        withText('p', formatDateRange(stay, locale)),
        withText('p', `${words.number} `, withText('strong', bookingNumber)),
        withText('small', words.codeHint),
      ),
      codeOf(deskCode, words.code.replace('{{number}}', bookingNumber)),
    ),
  );
  place.append(withText('h2', words.bookings), withText('ul', ...cards));
  place.hidden = false;
}

const place = document.querySelector<HTMLElement>('[data-saved-bookings]');
// The language of the frame, which may be another than that of the address.
if (place) showBookings(place, document.documentElement.lang as Locale);
