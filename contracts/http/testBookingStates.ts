import type { BookingKey } from '@/domain/reservation/bookingKey';
import { actOnPage, ask, book, companyAddress, search, searchInput, signedIn } from './testGuest';
import type { Headers, TestWorld } from './testGuest';
import { actAtDesk } from '../world/rules/desk';

/** A hotel with every kind of key, which takes check-in and check-out online. */
const HOTEL = '1003';
const { startDate: ARRIVAL, endDate: DEPARTURE } = searchInput.dateRange;

const guarantee = (type: 'CARD_VERIFICATION' | 'DEPOSIT') =>
  ({ type, flow: 'WEB_TERMINAL', method: 'CARD', card: 'VISA', returnUrl: '/en/payment/return' }) as const;
const none = { type: 'NONE', flow: 'NONE', method: 'NONE', returnUrl: '/en/payment/return' } as const;
const points = { ...none, type: 'S_POINTS', method: 'S_POINTS' } as const;

interface Wanted {
  readonly rate: string;
  readonly guarantee: object;
  readonly search?: object;
  readonly input?: object;
  readonly rooms?: number;
  readonly then?: 'later' | 'pay';
}

/** How a booking is secured, and at which rate. */
export const guarantees = {
  none: { rate: 'WEBBAR', guarantee: none },
  twoRooms: { rate: 'WEBBAR', guarantee: none, rooms: 2 },
  verified: { rate: 'WEBBAR', guarantee: guarantee('CARD_VERIFICATION'), then: 'pay' },
  paid: { rate: 'WEBBAR', guarantee: guarantee('DEPOSIT'), then: 'pay' },
  paidForGood: { rate: 'ADVANCE', guarantee: guarantee('DEPOSIT'), then: 'pay' },
  waiting: { rate: 'WEBBAR', guarantee: guarantee('DEPOSIT') },
  decided: { rate: 'WEBBAR', guarantee: guarantee('DEPOSIT'), then: 'later' },
  invoiced: { rate: 'YRITYS100', guarantee: none, search: { companyCode: 'YRITYS100' } },
  points: { rate: 'REWARD', guarantee: points, search: { rewardNight: true, loyaltyMembershipTypes: ['S_CARD'] } },
} as const satisfies Readonly<Record<string, Wanted>>;
export type Guarantee = keyof typeof guarantees;

/** When the guest looks, by the hotel's clock, and whether they have come. */
export const times = {
  before: { at: '2026-11-02T09:00:00+02:00', hasCome: false },
  morningOfArrival: { at: `${ARRIVAL}T10:00:00+02:00`, hasCome: false },
  arrival: { at: `${ARRIVAL}T16:00:00+02:00`, hasCome: false },
  eveningWithout: { at: `${ARRIVAL}T19:00:00+02:00`, hasCome: false },
  inHouseBeforeDeadline: { at: `${ARRIVAL}T17:00:00+02:00`, hasCome: true },
  inHouse: { at: '2026-12-02T12:00:00+02:00', hasCome: true },
  leaving: { at: `${DEPARTURE}T09:00:00+02:00`, hasCome: true },
  leavingWithout: { at: `${DEPARTURE}T09:00:00+02:00`, hasCome: false },
  past: { at: '2026-12-20T12:00:00+02:00', hasCome: true },
  pastWithout: { at: '2026-12-20T12:00:00+02:00', hasCome: false },
} as const;
export type Time = keyof typeof times;

export interface State {
  readonly guarantee: Guarantee;
  readonly time: Time;
  readonly isCancelled?: boolean;
}

const unpaid: readonly Guarantee[] = ['decided', 'waiting'];

/**
 * Every state of a booking that can come about: one that waits for its payment is gone by the day of arrival, and none is
 * cancelled while a bank decides.
 */
export const states: readonly State[] = (Object.keys(guarantees) as Guarantee[]).flatMap((each): State[] => [
  ...(each === 'decided' ? [] : [{ guarantee: each, time: 'before' as const, isCancelled: true }]),
  ...(Object.keys(times) as Time[])
    .filter((time) => time === 'before' || !unpaid.includes(each))
    .map((time) => ({ guarantee: each, time })),
]);

export interface Clock {
  now: Date;
}

/** Books, pays, cancels and arrives, until the booking is in the state; the clock stands where its guest looks. */
export async function bringAbout(world: TestWorld, clock: Clock, state: State): Promise<BookingKey> {
  const wanted: Wanted = guarantees[state.guarantee];
  clock.now = new Date(times.before.at);
  // Nobody else has a booking: neither rooms nor points run out.
  for (const table of [
    'bookings',
    'takings',
    'payments',
    'refunds',
    'stays',
    'notices',
    'devices',
    'mobileKeys',
    'cardCodes',
    'answers',
  ]) {
    world.harness.world.store.exec(`DELETE FROM ${table}`);
  }
  const headers: Headers = state.guarantee === 'points' ? await signedIn(world, 'scard') : {};
  const rooms = Array.from({ length: wanted.rooms ?? 1 }, () => ({ adultCount: 2 }));
  const found = await search(world, { destination: { hotelId: HOTEL }, rooms, ...wanted.search }, headers);
  const offers = found.hotels.flatMap(({ availableRooms }) => availableRooms);
  const offer = offers.find(({ rateCode }) => rateCode === wanted.rate);
  if (!offer) throw new Error(`Nothing at ${wanted.rate} of ${offers.map(({ rateCode }) => rateCode).join()}`);
  const { value, currency } = offer.price.amount;
  const isInvoiced = state.guarantee === 'invoiced';
  const made = await book(
    world,
    {
      locale: 'EN_GB',
      hotelId: HOTEL,
      dateRange: searchInput.dateRange,
      rooms: rooms.map(() => ({
        roomTypeRefId: offer.roomTypeRefId,
        rateRefId: offer.rateRefId,
        guest: { firstName: 'Maija', lastName: 'Mäkinen' },
        adultCount: 2,
        childCount: 0,
        babyCount: 0,
        petCount: 0,
        childAges: [],
        ...(isInvoiced ? { companyCode: 'YRITYS100' } : {}),
      })),
      contact: {
        profileType: isInvoiced ? 'BUSINESS' : 'PRIVATE',
        ...(isInvoiced ? { company: { name: 'Koivu Oy' }, address: companyAddress } : {}),
        firstName: 'Maija',
        lastName: 'Mäkinen',
        email: 'maija@guest.example',
        phone: { countryCode: '+358', number: '401234567' },
      },
      ...(state.guarantee === 'points'
        ? { loyaltyMembership: { type: 'S_CARD', identifierKind: 'EMPTY', identifier: '6400100019' } }
        : {}),
      expectedPrice: { value: String(Number(value) * rooms.length), currency },
      guarantee: wanted.guarantee,
    },
    headers,
  );
  const { bookingNumber, bookingHash, paymentInstruction } = made;
  if (!bookingNumber) throw new Error(JSON.stringify(made));
  if (wanted.then) await actOnPage(world, paymentInstruction.url, wanted.then);
  if (state.isCancelled) await cancel(world, { bookingNumber, bookingHash });
  const { at, hasCome } = times[state.time];
  if (hasCome) {
    clock.now = new Date(times.arrival.at);
    if (!actAtDesk(world.harness.world, bookingNumber, 'arrive', { item: '', roomIndex: 0 }))
      throw new Error('Not let in');
  }
  clock.now = new Date(at);
  return { bookingNumber, bookingHash };
}

const cancelMutation = `mutation Cancel($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }`;

const cancel = (world: TestWorld, key: BookingKey) =>
  ask(world, cancelMutation, { input: { ...key, locale: 'EN_GB' } });
