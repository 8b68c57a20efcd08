import type { IncomingMessage, ServerResponse } from 'node:http';
import { knownOr } from '@/domain/known';
import { locales } from '@/domain/locale';
import type { World } from '../../world/context';
import { actAtDesk, deskActs } from '../../world/rules/desk';
import { findNamedBooking } from '../../world/rules/findOwnBooking';
import { answerActivation, opensDoor, takeCardCode } from '../../world/rules/keys';
import { findBooking, releaseExpired } from '../../world/store/bookings';
import { findDevice, findMobileKey } from '../../world/store/keys';
import { escapeHtml as escape, plainPage } from '../plainPage';
import { readBody, sendPage } from '../respond';
import { deskPage, deskQuestion } from './deskPage';
import { houseTexts, type HouseTexts } from './houseTexts';

type Answer = readonly [status: number, page: string];
type Form = URLSearchParams | null;

/** A page with one form: a field, when it has a name, and a button. */
const formPage = (
  texts: HouseTexts,
  heading: string,
  note: string,
  action: string,
  field?: readonly [string, string],
) =>
  plainPage(
    texts,
    heading,
    `${note === '' ? '' : `<p>${escape(note)}</p>`}
<form method="post">
${field ? `<label>${escape(field[1])} <input name="${field[0]}" required autocomplete="off" inputmode="numeric"></label>` : ''}
<button type="submit" class="first">${escape(action)}</button>
</form>`,
  );

const messagePage = (texts: HouseTexts, heading: string, note: string) =>
  plainPage(texts, heading, note === '' ? '' : `<p>${escape(note)}</p>`);

const textsOf = (world: World, bookingNumber: string): HouseTexts =>
  houseTexts[findBooking(world.store, bookingNumber)?.detail.locale ?? 'fi'];

const nowhere: Answer = [404, plainPage(houseTexts.en, 'There is nothing here', '')];

const desk = (world: World, form: Form): Answer => {
  if (!form) return [200, deskQuestion(false)];
  const value = (name: string) => form.get(name) ?? '';
  const find = () => findNamedBooking(world, { twist: {} }, value('bookingNumber'), value('lastName'));
  const booking = find();
  if (!booking) return [404, deskQuestion(true)];
  const act = knownOr(value('act'), deskActs, null);
  const roomIndex = Number(value('room'));
  const isDone = act === null || actAtDesk(world, booking.number, act, { item: value('item'), roomIndex });
  return [isDone ? 200 : 409, deskPage(world, find() ?? booking, value('lastName'), !isDone)];
};

const phone = (world: World, id: string, form: Form): Answer => {
  const device = form ? answerActivation(world, id) : findDevice(world.store, id);
  if (!device) return nowhere;
  const texts = textsOf(world, device.bookingNumber);
  return device.isActive
    ? [200, messagePage(texts, texts.phoneDone, texts.phoneDoneNote)]
    : [200, formPage(texts, texts.phoneHeading, texts.phoneNote, texts.phoneYes)];
};

const door = (world: World, keyId: string, form: Form): Answer => {
  const key = findMobileKey(world.store, keyId);
  const texts = key ? textsOf(world, key.bookingNumber) : houseTexts.fi;
  if (!form) return [200, formPage(texts, texts.doorHeading, '', texts.doorTry, ['room', texts.doorRoom])];
  const isOpen = opensDoor(world, keyId, (form.get('room') ?? '').trim());
  return [isOpen ? 200 : 403, messagePage(texts, isOpen ? texts.doorOpen : texts.doorShut, '')];
};

const kiosk = (world: World, locale: string | null, form: Form): Answer => {
  const texts = houseTexts[knownOr(locale, locales, 'fi')];
  if (!form) return [200, formPage(texts, texts.kioskHeading, '', texts.kioskTake, ['code', texts.kioskCode])];
  const room = takeCardCode(world, (form.get('code') ?? '').replaceAll(/\s/g, ''));
  return room === null
    ? [403, messagePage(texts, texts.kioskNo, texts.kioskNoNote)]
    : [200, messagePage(texts, texts.kioskDone, `${texts.kioskRoom} ${room}.`)];
};

/** `/desk`, `/kiosk`, `/phone/{id}` and `/door/{keyId}`; false for any other address. */
export const answerHouse = async (
  world: World,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  const [, place, id = ''] = /^\/(desk|kiosk|phone|door)(?:\/([\w-]+))?$/.exec(url.pathname) ?? [];
  if (!place || (id === '') !== (place === 'desk' || place === 'kiosk')) return false;
  const form = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : null;
  releaseExpired(world.store, world.now().getTime());
  const answers: Readonly<Record<string, () => Answer>> = {
    desk: () => desk(world, form),
    kiosk: () => kiosk(world, url.searchParams.get('locale'), form),
    phone: () => phone(world, id, form),
    door: () => door(world, id, form),
  };
  const [status, page] = answers[place]?.() ?? nowhere;
  sendPage(response, status, page);
  return true;
};
