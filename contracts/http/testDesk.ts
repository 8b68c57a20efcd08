import { ask, type Headers, type Money, type TestWorld } from './testGuest';
import type { StayKeys } from './testStays';

/** Sends the form of one of the hotel's pages; resolves to its status and text. */
export const postForm = async (
  { address }: TestWorld,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly page: string }> => {
  const response = await fetch(address + path, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: response.status, page: await response.text() };
};

/** The desk does something for a stay; resolves to the status of its page. */
export const atDesk = async (
  world: TestWorld,
  { number }: StayKeys,
  lastName: string,
  act: string,
  more: Readonly<Record<string, string>> = {},
): Promise<number> =>
  (await postForm(world, '/desk', { bookingNumber: number, lastName, act, room: '0', item: 'MINIBAR', ...more }))
    .status;

/** A notice as the form of the site sends it. */
export const noticeOf = (roomIndex: number) => ({
  roomIndex,
  firstName: 'Noora',
  lastName: 'Aalto',
  birthDate: '1984-02-29',
  nationality: 'EE',
  documentNumber: 'KD1234567',
  arrivesFrom: 'EE',
  purpose: 'LEISURE',
  companions: [{ firstName: 'Kai', lastName: 'Aalto', birthDate: '2015-06-01' }],
});

export interface StayShown {
  readonly id: string;
  readonly status: string;
  readonly paymentStatus: string;
  readonly totalPrice: Money;
  readonly paidPrice: Money;
  readonly options: Readonly<
    Record<string, { readonly enabled: boolean; readonly allowed: boolean; readonly issueReason: string | null }>
  >;
  readonly stay: {
    readonly roomsWithNotice: readonly number[];
    readonly checkedInAt: string | null;
    readonly checkedOutAt: string | null;
    readonly roomNumbers: readonly string[];
    readonly devices: readonly { readonly id: string; readonly name: string; readonly isActive: boolean }[];
    readonly mobileKeys: readonly { readonly id: string; readonly roomNumber: string }[];
  } | null;
}

const option = '{ enabled allowed issueReason }';
const shown = `{ id locale status paymentStatus totalPrice { value } paidPrice { value }
  options { checkIn ${option} checkOut ${option} guarantee ${option} createMobileKey ${option} createPhysicalKey ${option} }
  stay { roomsWithNotice checkedInAt checkedOutAt roomNumbers devices { id name isActive } mobileKeys { id roomNumber } } }`;

const keyOf = ({ number, hash }: StayKeys) => ({ id: number, reservationHash: hash });

export const showStay = async (world: TestWorld, key: StayKeys, headers: Headers = {}): Promise<StayShown> => {
  const { data } = await ask<{ reservation: StayShown }>(
    world,
    `query Show($id: ID!, $reservationHash: ID!) {
      reservation(locale: en_GB, id: $id, reservationHash: $reservationHash) ${shown} }`,
    keyOf(key),
    headers,
    '/graphql',
  );
  return data.reservation;
};

const selections = {
  savePassengerNotices: ['PassengerNoticesInput', '{ saved issueReason }'],
  checkIn: ['StayInput', `{ reservation ${shown} issueReason }`],
  checkOut: ['StayInput', `{ reservation ${shown} error { type } }`],
  registerMobileKeyDevice: ['RegisterDeviceInput', '{ devices { id name isActive } issueReason }'],
  removeMobileKeyDevice: ['RemoveDeviceInput', '{ devices { id name isActive } issueReason }'],
  createMobileKey: ['MobileKeyInput', '{ key { id roomIndex roomNumber deviceId validUntil } error { type } }'],
  createPhysicalKey: ['PhysicalKeyInput', '{ key { code roomIndex validUntil } issueReason }'],
} as const;

/** What any of the calls about a stay may answer. */
export interface StayCallAnswer {
  readonly saved?: boolean;
  readonly issueReason?: string | null;
  readonly reservation?: StayShown | null;
  readonly error?: { readonly type: string } | null;
  readonly devices?: readonly { readonly id: string; readonly name: string; readonly isActive: boolean }[] | null;
  readonly key?: {
    readonly id?: string;
    readonly code?: string;
    readonly roomNumber?: string;
    readonly validUntil: string;
  } | null;
}

const needsLocale = ['checkIn', 'checkOut'];

/** Calls one of the mutations about a stay. */
export const askAboutStay = async (
  world: TestWorld,
  key: StayKeys,
  name: keyof typeof selections,
  more: Readonly<Record<string, unknown>> = {},
  headers: Headers = {},
) => {
  const [type, selection] = selections[name];
  const input = { ...keyOf(key), ...(needsLocale.includes(name) ? { locale: 'en_GB' } : {}), ...more };
  return ask<Readonly<Record<string, StayCallAnswer>> | null>(
    world,
    `mutation Stay($input: ${type}!) { ${name}(input: $input) ${selection} }`,
    { input },
    headers,
    '/graphql',
  );
};

export const stayCall = async (...args: Parameters<typeof askAboutStay>): Promise<StayCallAnswer> => {
  const { data, errors } = await askAboutStay(...args);
  const answer = data?.[args[2]];
  if (!answer) throw new Error(`No answer: ${JSON.stringify(errors)}`);
  return answer;
};
