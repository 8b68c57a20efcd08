import { ask, type Headers, type Money, type TestWorld } from './testGuest';
import type { ReservationKey } from './testGuestV1';

export interface Shown {
  readonly id: string;
  readonly dateRange: { readonly startDate: string; readonly endDate: string };
  readonly totalPrice: Money;
  readonly contact: { readonly firstName: string; readonly lastName: string; readonly email: string };
  readonly reservedRooms: readonly {
    readonly roomType: { readonly id: string };
    readonly rate: { readonly id: string };
    readonly guest: { readonly lastName: string };
    readonly pets: number;
    readonly cribSelection: number;
    readonly extraServices: readonly { readonly extraServiceId: string | null }[];
    readonly priceLines: readonly { readonly kind: string; readonly date: string | null; readonly total: Money }[];
  }[];
}
export interface EditAnswer {
  readonly reservation: Shown | null;
  readonly error: {
    readonly type: string;
    readonly editCompleted: boolean;
    readonly roomIndex: number | null;
    readonly totalPrice: Money | null;
  } | null;
}

const shown = `id locale dateRange { startDate endDate } totalPrice { value currency }
  contact { firstName lastName email }
  reservedRooms { roomType { id } rate { id } guest { lastName } pets cribSelection extraServices { extraServiceId }
    priceLines { kind date total { value currency } } }`;

/** Asks to change a reservation; what is not given stays as it is shown. */
export const askToEdit = async (
  world: TestWorld,
  key: ReservationKey,
  change: Readonly<Record<string, unknown>>,
  headers: Headers = {},
) =>
  ask<{ editReservation: EditAnswer } | null>(
    world,
    `mutation Edit($input: EditReservationInput!) { editReservation(input: $input) {
      reservation { ${shown} } error { type editCompleted roomIndex totalPrice { value currency } } } }`,
    { input: { locale: 'en_GB', ...key, ...change } },
    headers,
    '/graphql',
  );

/** The change of a reservation as the input names it: with the rooms and days that it has, where nothing else is said. */
export const editOf = (before: Shown, change: Readonly<Record<string, unknown>> = {}) => ({
  dateRange: before.dateRange,
  totalPrice: before.totalPrice,
  rooms: before.reservedRooms.map(roomOf),
  ...change,
});

export const roomOf = ({ roomType, rate, cribSelection, extraServices }: Shown['reservedRooms'][number]) => ({
  roomTypeId: roomType.id,
  rateId: rate.id,
  cribSelection,
  extraServices: extraServices.map(({ extraServiceId }) => ({ extraServiceId: extraServiceId ?? '', quantity: 1 })),
});

export const edited = async (
  world: TestWorld,
  key: ReservationKey,
  change: Readonly<Record<string, unknown>>,
  headers: Headers = {},
): Promise<EditAnswer> => {
  const { data, errors } = await askToEdit(world, key, change, headers);
  if (!data) throw new Error(`No answer: ${JSON.stringify(errors)}`);
  return data.editReservation;
};

export const shownReservation = async (world: TestWorld, key: ReservationKey, headers: Headers = {}) => {
  const { data } = await ask<{ reservation: Shown | null }>(
    world,
    `query Show($id: ID!, $reservationHash: ID!) {
      reservation(locale: en_GB, id: $id, reservationHash: $reservationHash) { ${shown} } }`,
    key,
    headers,
    '/graphql',
  );
  if (!data.reservation) throw new Error('There is no such reservation');
  return data.reservation;
};
