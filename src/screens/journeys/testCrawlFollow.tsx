import { within } from '@testing-library/react';
import type { BookingApi } from '@/domain/bookingApi';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import { pathOf } from '@/routes/routes';
import { CheckInScreen } from '../CheckInScreen';
import { CheckOutScreen } from '../CheckOutScreen';
import { EditReservationScreen } from '../EditReservationScreen';
import { controlsOf, messages, openPage, press, textOf } from './testCrawl';

const countries = [{ code: 'FI', name: 'Finland', phonePrefix: '+358' }];
const content = { countries } as never;
const { act } = messages.reservation.options;
const stay = messages.onlineStay;

interface Place {
  /** Gives the hotel the passenger notice of each room. */
  readonly giveNotices: () => void;
  readonly api: BookingApi;
  readonly key: BookingKey;
}

/** What is wrong with the page that an act of a booking leads to; null when it does what the act says. */
export async function follow(place: Place, name: string, href: string): Promise<string | null> {
  const { hash, pathname } = new URL(href, 'https://site');
  if (pathname === pathOf('editReservation', 'en')) return change(place, hash);
  return pathname === pathOf('checkOut', 'en') ? leave(place) : arrive(place, name);
}

const partOf: Readonly<Record<string, 'dates' | 'extras' | 'rooms'>> = {
  '#dates': 'dates',
  '#rooms': 'rooms',
  '#extras': 'extras',
};

async function change({ api, key }: Place, hash: string): Promise<string | null> {
  const edit = await openPage(<EditReservationScreen content={content} />, key, hash);
  if (api === 'v2') return textOf(edit).includes(messages.editing.byContact.title) ? null : 'no way to change';
  const part = within(edit).getByRole('region', { name: messages.editing.part[partOf[hash] ?? 'contact'] });
  return part.querySelector('button, [role="dialog"]') ? null : `closed: ${textOf(part)}`;
}

async function arrive({ giveNotices, key }: Place, name: string): Promise<string | null> {
  const open = () => openPage(<CheckInScreen content={content} />, key);
  const container = await open();
  if (name === act.notice) return container.querySelector('form') ? null : 'no form';
  if (name === act.keys) return pressKeys(container);
  giveNotices();
  const arrived = await open();
  const problem = await press(arrived, stay.checkIn.act);
  return problem ?? (textOf(arrived).includes(stay.checkIn.done) ? null : 'not checked in');
}

/** A button for each kind of key. */
async function pressKeys(container: HTMLElement): Promise<string | null> {
  const offered = controlsOf(container).filter(({ href }) => href === null);
  if (offered.length === 0) return 'no key can be made';
  for (const { name } of offered) {
    const problem = await press(container, name);
    if (problem) return `${name}: ${problem}`;
  }
  return null;
}

async function leave({ key }: Place): Promise<string | null> {
  const container = await openPage(<CheckOutScreen />, key);
  const problem = await press(container, stay.checkOut.act);
  return problem ?? (textOf(container).includes(stay.checkOut.done) ? null : 'not checked out');
}
