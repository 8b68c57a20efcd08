import { charges } from '../../world/charges';
import { deskView } from '../../world/rules/desk';
import type { World } from '../../world/context';
import type { BookingRecord } from '../../world/store/bookingRecord';
import { devicesOf, mobileKeysOf } from '../../world/store/keys';
import { escapeHtml as escape, plainPage } from '../plainPage';

const texts = { language: 'en', title: 'The desk, a practice page for those who run this site' };

const field = (label: string, name: string): string =>
  `<label>${escape(label)} <input name="${name}" required autocomplete="off"></label>`;

/** Where the clerk names a stay. */
export const deskQuestion = (isMissing: boolean): string =>
  plainPage(
    texts,
    'The desk',
    `${isMissing ? '<p role="alert">No stay has that number and name.</p>' : ''}
<form method="post">
${field('Booking number', 'bookingNumber')}
${field('Last name', 'lastName')}
<button type="submit" class="first">Show the stay</button>
</form>`,
  );

const button = (act: string, label: string) =>
  `<button type="submit" name="act" value="${act}">${escape(label)}</button>`;

/** A stay as the clerk sees it. `isRefused`: what was asked could not be done. */
export const deskPage = (world: World, booking: BookingRecord, lastName: string, isRefused: boolean): string => {
  const { status, roomNumbers, notices, open, hasArrived, hasLeft } = deskView(world, booking);
  const { rooms } = booking.detail;
  const facts: readonly (readonly [string, string])[] = [
    ['Stay', `${booking.arrival} – ${booking.departure}`],
    ['Status', status],
    ['Arrived', hasLeft ? 'and left' : hasArrived ? 'yes' : 'no'],
    ['Rooms', roomNumbers.join(', ') || `${rooms.length}, not assigned yet`],
    ['Registration forms', `${notices} of ${rooms.length}`],
    ['To be paid', `${(open / 100).toFixed(2)} €`],
  ];
  const links = [
    ...devicesOf(world.store, booking.number).map(({ id, name }) => [`/phone/${id}`, `The phone ${name}`] as const),
    ...mobileKeysOf(world.store, booking.number).map(
      ({ id, roomIndex }) => [`/door/${id}`, `A key of room ${roomNumbers[roomIndex] ?? ''}`] as const,
    ),
  ];
  const options = Object.entries(charges).map(
    ([item, { name, price }]) => `<option value="${item}">${escape(name.en)}, ${(price / 100).toFixed(2)} €</option>`,
  );
  const roomOptions = rooms.map(
    (_, index) => `<option value="${index}">${escape(roomNumbers[index] ?? String(index + 1))}</option>`,
  );
  return plainPage(
    texts,
    `Stay ${booking.number}`,
    `${isRefused ? '<p role="alert">That cannot be done now.</p>' : ''}
<dl>${facts.map(([term, fact]) => `<dt>${escape(term)}</dt><dd>${escape(fact)}</dd>`).join('')}</dl>
<ul>${links.map(([href, label]) => `<li><a href="${world.basePath}${href}">${escape(label)}</a></li>`).join('')}</ul>
<form method="post">
<input type="hidden" name="bookingNumber" value="${escape(booking.number)}">
<input type="hidden" name="lastName" value="${escape(lastName)}">
<fieldset>
<legend>Put on the bill</legend>
<label>Room <select name="room">${roomOptions.join('')}</select></label>
<label>What <select name="item">${options.join('')}</select></label>
${button('charge', 'Put it on the bill')}
</fieldset>
${button('arrive', 'The guests arrive')}
${button('leave', 'The guests pay and leave')}
</form>`,
  );
};
