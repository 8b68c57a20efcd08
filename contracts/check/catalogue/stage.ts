import { createServer } from '../../http/createServer';
import type { HarnessOptions } from '../../http/createServer';
import { callsTo } from './stageCalls';
import type { Headers } from './post';
import { cardOrder, orderOf, search } from './staged';
import type { Offer } from './staged';

export interface StayKey {
  readonly number: string;
  readonly hash: string;
}
export interface CardOrderKey {
  readonly orderId: string;
  readonly orderKey: string;
  readonly paymentId: string;
}

/** A harness in which everything is there that an example asks about. */
export interface Stage {
  readonly address: string;
  readonly close: () => Promise<void>;
  /** The header that signs a customer in. */
  readonly signIn: (customer: string) => Promise<Headers>;
  /** What can be booked, at a rate that needs nothing before arrival. */
  readonly offer: Offer;
  /** Stays of the customer `none`, by what is known of them: `upcoming`, `inHouse`, … */
  readonly stays: Readonly<Record<string, StayKey>>;
  /** A booking at the offer, for which nothing is due. */
  readonly booked: StayKey;
  /** A booking whose payment is made, and one whose payment has begun. */
  readonly paid: StayKey & { readonly paymentId: string };
  readonly unpaid: StayKey & { readonly paymentId: string };
  /** A booking that the customer `none` has paid by card. */
  readonly paidByCustomer: StayKey & { readonly paymentId: string };
  /** The cards that customers have bought: `none` today, and `staff` a month ago. */
  readonly boughtCards: Readonly<Record<'none' | 'staff', CardOrderKey>>;
  /** The code by which the customer `asom` connects the card of that stranger. */
  readonly cardCode: string;
  /** The order of a card by a stranger: one that is paid, and one that is not. */
  readonly paidCard: CardOrderKey;
  readonly unpaidCard: CardOrderKey;
}

const atNoon = '2026-11-02T12:00:00+02:00';
const aMonthAgo = '2026-10-01T12:00:00+03:00';

/** Starts a harness of its own, always with the same bookings in it, by the same numbers. */
export async function startStage(more: Partial<HarnessOptions> = {}): Promise<Stage> {
  const harness = createServer({
    db: ':memory:',
    now: () => new Date(atNoon),
    seed: 'catalogue',
    strict: true,
    staticDir: null,
    port: 0,
    testControl: true,
    testTokens: true,
    predictable: true,
    pause: () => Promise.resolve(),
    ...more,
  });
  const address = await harness.listen();
  const { ask, control, forgetTokens, pay, signIn } = callsTo(address);
  const found = await ask<{
    availability: { hotels: readonly { availableRooms: readonly (Offer & { rateCode: string })[] }[] };
  }>('useHotelOffersV2Query', { input: search });
  const offer = found.availability.hotels[0]?.availableRooms.find(({ rateRefId }) => rateRefId.endsWith('-WEBBAR'));
  if (!offer) throw new Error('The hotel of the examples has no room');
  const order = async (isPaidNow: boolean, headers: Headers = {}) => {
    const { createBooking } = await ask<{
      createBooking: { bookingNumber: string; bookingHash: string; paymentInstruction: { paymentId: string } };
    }>('useBookStayV2Mutation', { input: orderOf(offer, isPaidNow) }, headers);
    const { bookingNumber: number, bookingHash: hash, paymentInstruction } = createBooking;
    return { number, hash, paymentId: paymentInstruction.paymentId };
  };
  const orderCard = async (headers: Headers = {}, email = cardOrder.customer.email) => {
    const { purchaseSCard } = await ask<{
      purchaseSCard: { order: { id: string; orderKey: string; payment: { paymentId: string } } };
    }>('orderCardPurchaseMutation', { input: { ...cardOrder, customer: { ...cardOrder.customer, email } } }, headers);
    const { id: orderId, orderKey, payment } = purchaseSCard.order;
    return { orderId, orderKey, paymentId: payment.paymentId };
  };
  const [paid, unpaid, booked] = [await order(true), await order(true), await order(false)];
  const [paidCard, unpaidCard] = [await orderCard(), await orderCard()];
  const asNone = await signIn('none');
  const paidByCustomer = await order(true, asNone);
  await pay(paid.paymentId);
  await pay(paidByCustomer.paymentId);
  const payCard = async (key: CardOrderKey, headers: Headers = {}) => {
    await pay(key.paymentId);
    await ask('cardOrderCallsPurchaseMutation', { input: key }, headers);
    return key;
  };
  await payCard(paidCard);
  const given = await control('stays', { customer: 'none' });
  const { stays } = (await given.json()) as Pick<Stage, 'stays'>;
  const none = await payCard(await orderCard(asNone, 'noora@post.example'), asNone);
  await control('clock', { now: aMonthAgo });
  const asStaff = await signIn('staff');
  const staff = await payCard(await orderCard(asStaff, 'tuomo@post.example'), asStaff);
  await control('clock', { now: atNoon });
  // A token of that time has expired.
  forgetTokens();
  const connected = { input: { email: cardOrder.customer.email, locale: 'en_GB' } };
  await ask('useConnectCallsV1BeginMutation', connected, await signIn('asom'));
  const mails = (await (await fetch(`${address}/mailbox?format=json`)).json()) as readonly { readonly body: string }[];
  const { number: id = '', hash: reservationHash = '' } = stays.inHouse ?? {};
  const { registerMobileKeyDevice } = await ask<{ registerMobileKeyDevice: { devices: readonly { id: string }[] } }>(
    'stayCallsV1RegisterMutation',
    { input: { id, reservationHash, name: 'Phone' } },
  );
  await fetch(`${address}/phone/${registerMobileKeyDevice.devices[0]?.id}`, { method: 'POST', body: '' });
  return {
    address,
    close: harness.close,
    signIn,
    offer,
    stays,
    booked,
    paid,
    unpaid,
    paidByCustomer,
    boughtCards: { none, staff },
    cardCode: mails.flatMap(({ body }) => /code is (\d{6})/.exec(body)?.[1] ?? [])[0] ?? '',
    paidCard,
    unpaidCard,
  };
}
