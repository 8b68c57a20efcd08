/** @jest-environment node */
import { buildSchema, getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { buyer, byCard as cardByCard, consents, mails, type CardOrder } from './testCards';
import { noticeOf, postForm } from './testDesk';
import { editOf, shownReservation } from './testEdit';
import { withStays } from './testStays';
import { selectEverything } from './selectEverything';
import { byCard, rateOf, reservationOf, reserved } from './testGuestV1';
import {
  actOnPage,
  ask,
  book,
  offerOf,
  orderOf,
  searchInput,
  signedIn,
  type Headers,
  type TestWorld,
} from './testGuest';
import { testWorld } from './testWorld';

const schemaOf = (file: string) => buildSchema(readFileSync(`${__dirname}/../../schema/${file}`, 'utf8'));
const v1 = schemaOf('v1.graphql');
const v2 = schemaOf('v2.graphql');

const fieldNames = (schema: GraphQLSchema): readonly string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );

/** Calls one root field with every field below it selected. */
type Call = (
  schema: GraphQLSchema,
  name: string,
  args?: Record<string, unknown>,
  headers?: Headers,
) => Promise<{ readonly __typename?: string } | undefined>;

/** Every operation of the older reservation flow, each with an answer of every kind. */
const reserveThroughV1 = async (call: Call, world: TestWorld) => {
  const locale = 'et_EE';
  const scard = await signedIn(world, 'scard');
  const { dateRange } = searchInput;
  const search = (more: object) =>
    call(v1, 'availability', {
      locale,
      withExtraServices: true,
      criteria: { dateRange, rooms: [{ adults: 2 }], ...more },
    });
  await search({ placeName: 'Helsinki' });
  await search({ hotelId: '1004', dateRange: { startDate: '2026-11-07', endDate: '2026-11-08' } });
  expect(await search({ hotelId: 'WSB' })).toMatchObject({ error: { type: 'HOTEL_NOT_AVAILABLE' } });
  expect(await call(v1, 'extraServiceAvailability', { locale, hotelId: '1001', dateRange })).not.toBeNull();
  expect(await call(v1, 'extraServiceAvailability', { locale, hotelId: 'WSB', dateRange })).toBeNull();
  const lowest = { placeName: 'Helsinki', from: '2026-11-01', to: '2026-11-10', rooms: [{ adults: 2 }] };
  await call(v1, 'lowestPrices', { criteria: lowest });

  const offer = await rateOf(world, 'STQ');
  const order = reservationOf(offer, 'PAYMENT', { extraServices: [{ extraServiceId: 'FLOWERS', quantity: 1 }] });
  const totalPrice = { value: Number(offer.rate.price.amount.value) + 35 };
  const notStayingContact = { ...order.contact, firstName: 'Matti' };
  const input = { ...order, totalPrice, notStayingContact };
  await call(v1, 'createReservation', { input: order });
  await call(v1, 'createReservation', { input });
  expect(await call(v1, 'createAuthenticatedReservation', { input })).toMatchObject({
    notLoggedIn: { code: 'NO_TOKEN_PROVIDED' },
  });
  await call(v1, 'createAuthenticatedReservation', { input }, scard);

  const key = await reserved(world, input, scard);
  const { id, reservationHash } = key;
  expect(await call(v1, 'reservation', { locale, ...key })).toMatchObject({
    notStayingContact: { firstName: 'Matti' },
  });
  expect(await call(v1, 'reservationHash', { id, lastName: ' mäkinen' })).toBe(reservationHash);
  expect(
    await call(v1, 'qrCodeForReservation', { reservationId: id, lastName: 'Mäkinen', endDate: dateRange.endDate }),
  ).toBe(`DESK-${id}`);
  expect(await call(v1, 'iCalendar', { locale, ...key })).toContain('BEGIN:VCALENDAR');

  const pay = { reservationId: id, reservationHash, ...byCard, returnUrl: '/en/payment/return' };
  await call(v1, 'initReservationPayment', { input: { ...pay, flow: 'STORED_INSTRUMENT' } });
  await call(v1, 'initReservationPayment', { input: pay });
  expect(await call(v1, 'initAuthenticatedReservationPayment', { input: pay })).toMatchObject({
    notLoggedIn: { code: 'NO_TOKEN_PROVIDED' },
  });
  const begun = await call(v1, 'initAuthenticatedReservationPayment', { input: pay }, scard);
  const { paymentId, url } = (begun as unknown as { payment: { paymentId: string; url: string } }).payment;
  const payment = { reservationId: id, reservationHash, paymentId };
  expect(await call(v1, 'completeReservationPayment', { input: { ...payment, locale } })).toMatchObject({
    error: { type: 'PAYMENT_IN_PROGRESS' },
  });
  await actOnPage(world, url, 'pay');
  await call(v1, 'completeReservationPayment', { input: { ...payment, locale } });
  await call(v1, 'saveUserPaymentCard', { input: payment });
  expect(await call(v1, 'saveUserPaymentCard', { input: payment }, scard)).toMatchObject({ card: { type: 'Visa' } });
  await call(v1, 'savedPaymentCards');
  await call(v1, 'savedPaymentCards', {}, scard);
  await call(v1, 'cancelReservation', { locale, ...key }, { 'x-scenario': 'option-too-late' });
  expect(await call(v1, 'cancelReservation', { locale, ...key })).toMatchObject({
    reservation: { status: 'CANCELLED', refund: { status: 'PENDING' } },
  });
};

/** Connecting, buying, renewing, changing and leaving a card. */
const cardsThroughV1 = async (call: Call, world: TestWorld) => {
  const locale = 'sv_FI';
  const none = await signedIn(world, 'none');
  const expiring = await signedIn(world, 'scard-expiring');
  await call(v1, 'sCardProduct', { locale });
  await call(v1, 'sCardPromotion', { locale, code: 'AAMU5', purpose: 'PURCHASE' });
  expect(await call(v1, 'sCardPromotion', { locale, code: 'EI-OLE', purpose: 'PURCHASE' })).toMatchObject({
    error: { type: 'INVALID_PROMOTION_CODE' },
  });

  const email = 'noora@post.example';
  expect(
    await call(v1, 'completeSCardEmailVerification', { input: { email, code: '000000', locale } }, none),
  ).toMatchObject({ error: { type: 'VERIFICATION_NOT_STARTED' } });
  await call(v1, 'beginSCardEmailVerification', { input: { email, locale } }, none);
  const code = /\d{6}/.exec((await mails(world))[0]?.body ?? '')?.[0];
  expect(await call(v1, 'completeSCardEmailVerification', { input: { email, code, locale } }, none)).toMatchObject({
    card: { holder: 'Noora Aalto' },
  });
  expect(await call(v1, 'customerCardInfo', { locale })).toMatchObject({ notLoggedIn: { code: 'NO_TOKEN_PROVIDED' } });
  await call(v1, 'customerCardInfo', { locale }, none);
  await call(v1, 'customerCardBenefitSummary', { locale }, none);
  await call(v1, 'sCardTransactions', { locale, filter: 'ALL', first: 20 }, none);
  await call(v1, 'editSCard', { input: { locale, customer: buyer, consents } }, none);
  expect(await call(v1, 'removeSCardFromSID', {}, none)).toMatchObject({ removed: true });

  const wanted = { locale, price: { value: 25, currency: 'EUR' }, payment: cardByCard };
  const bought = { ...wanted, customer: buyer, consents, termsAndConditionsAgreed: true };
  const cheaper = { ...bought, price: { value: 20, currency: 'EUR' } };
  expect(await call(v1, 'purchaseSCard', { input: cheaper }, none)).toMatchObject({ error: { type: 'PRICE_CHANGE' } });
  const pay = async (answer: unknown, complete: string, headers: Headers) => {
    const { order } = answer as { readonly order: CardOrder };
    const { id: orderId, orderKey, payment } = order;
    await actOnPage(world, payment?.url ?? null, 'pay');
    const input = { orderId, orderKey, paymentId: payment?.paymentId };
    expect(await call(v1, complete, { input }, headers)).toMatchObject({ order: { status: 'PAID' } });
    return order;
  };
  const { id, orderKey } = await pay(
    await call(v1, 'purchaseSCard', { input: bought }, none),
    'completeSCardPayment',
    none,
  );
  expect(await call(v1, 'sCardOrder', { id, orderKey })).toMatchObject({ status: 'PAID' });
  const key = { orderId: id, orderKey };
  expect(await call(v1, 'voidSCardOrder', { input: key })).toMatchObject({ error: { type: 'ALREADY_PAID' } });
  const { order: unpaid } = (await call(v1, 'purchaseSCard', { input: bought })) as unknown as { order: CardOrder };
  expect(await call(v1, 'voidSCardOrder', { input: { orderId: unpaid.id, orderKey: unpaid.orderKey } })).toMatchObject({
    voided: true,
  });
  await pay(await call(v1, 'beginSCardRenewal', { input: wanted }, expiring), 'completeSCardRenewal', expiring);
  expect(await call(v1, 'customerCardInfo', { locale }, none)).toMatchObject({
    card: { withdrawal: { orderId: id, purpose: 'PURCHASE' } },
  });
  const stranger = buyer.email;
  expect(await call(v1, 'sCardOrderWithdrawal', { number: id, email: stranger })).toMatchObject({
    withdrawal: { orderId: id },
  });
  expect(await call(v1, 'withdrawSCard', { input: { orderId: id } }, none)).toMatchObject({ receipt: { orderId: id } });
  expect(await call(v1, 'withdrawSCardOrder', { input: { orderId: id, email: stranger } })).toMatchObject({
    receipt: { orderId: id },
  });
  expect(await call(v1, 'sCardOrderWithdrawal', { number: 'SC1', email: stranger })).toMatchObject({
    error: { type: 'NOT_FOUND' },
  });
};

/** Lists, a change and a whole stay, which only this API has. */
const stayThroughV1 = async (call: Call, world: TestWorld) => {
  const locale = 'fi_FI';
  const stay = await withStays(world, 'none');
  const none = await signedIn(world, 'none');
  const keyOf = (name: string) => ({ id: stay(name).number, reservationHash: stay(name).hash });
  expect(await call(v1, 'listReservations', { locale })).toMatchObject({ notLoggedIn: { code: 'NO_TOKEN_PROVIDED' } });
  await call(v1, 'listReservations', { locale, group: 'PAST' }, none);
  await call(v1, 'getAuthenticatedReservation', { locale, id: keyOf('upcoming').id });
  await call(v1, 'getAuthenticatedReservation', { locale, id: keyOf('upcoming').id }, none);
  const before = await shownReservation(world, keyOf('upcoming'));
  const edit = { locale, ...keyOf('upcoming'), ...editOf(before) };
  expect(await call(v1, 'editReservation', { input: edit })).toMatchObject({ error: null });
  expect(
    await call(v1, 'editReservation', { input: { ...edit, totalPrice: { value: 1, currency: 'EUR' } } }),
  ).toMatchObject({ error: { type: 'PRICE_CHANGE', totalPrice: before.totalPrice } });

  const key = keyOf('inHouse');
  await call(v1, 'savePassengerNotices', { input: { ...key, notices: [noticeOf(0)] } });
  expect(await call(v1, 'checkIn', { input: { locale, ...key } })).toMatchObject({ issueReason: null });
  await call(v1, 'checkIn', { input: { locale, ...keyOf('past1') } });
  const registered = await call(v1, 'registerMobileKeyDevice', { input: { ...key, name: 'Puhelin' } });
  await call(v1, 'createMobileKey', { input: { ...key, roomIndex: 0 } });
  const [device] = (registered as unknown as { devices: readonly { id: string }[] }).devices;
  await postForm(world, `/phone/${device?.id ?? ''}`, {});
  expect(await call(v1, 'createMobileKey', { input: { ...key, roomIndex: 0 } })).toMatchObject({ error: null });
  expect(await call(v1, 'reservation', { locale, ...key })).toMatchObject({ stay: { mobileKeys: [{ roomIndex: 0 }] } });
  await call(v1, 'createPhysicalKey', { input: { ...key, roomIndex: 0 } });
  await call(v1, 'removeMobileKeyDevice', { input: { ...key, deviceId: device?.id } });
  expect(await call(v1, 'openInvoices', { locale, ...keyOf('leaving') })).toHaveLength(1);
  await call(v1, 'checkOut', { input: { locale, ...keyOf('leaving') } });
  await call(v1, 'checkOut', { input: { locale, ...keyOf('past1') } });
};

describe('every operation of both schemas', () => {
  const described = new Set<string>();
  const asked = new Set<string>();
  const world = testWorld({ onDescribed: (field) => described.add(field) });

  const call: Call = async (schema, name, args = {}, headers = {}) => {
    const mutation = schema.getMutationType()?.getFields()[name];
    const field = mutation ?? schema.getQueryType()?.getFields()[name];
    if (!field) throw new Error(`No operation ${name}`);
    const given = field.args.filter((arg) => arg.name in args);
    const declared = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
    const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const selection = selectEverything(getNamedType(field.type));
    const head = `${mutation ? 'mutation' : 'query'} Everything${declared ? `(${declared})` : ''}`;
    const query = `${head} { ${name}${passed ? `(${passed})` : ''} ${selection} }`;
    const answer = await ask<Record<string, { __typename?: string }>>(
      world,
      query,
      args,
      headers,
      schema === v1 ? '/graphql' : '/booking/graphql',
    );
    expect(answer.errors).toBeUndefined();
    asked.add(name);
    return answer.data[name];
  };

  it('is resolved by the world, with every field of both schemas', async () => {
    for (const locale of ['fi_FI', 'en_GB', 'sv_FI', 'et_EE', 'ru_RU']) {
      await call(v1, 'hotelsAndCollections', { locale });
      await call(v1, 'countries', { locale });
      await call(v1, 'serviceNotices', { locale });
      const urlPath = 'helsinki/sarastus-original-helsinki-toolonlahti';
      await call(v1, 'hotelPageByUrl', { locale, urlPath });
      const subpages = (await call(v1, 'hotelSubpages', { locale, urlPath })) as unknown as { slug: string }[];
      await call(v1, 'hotelSubpage', { locale, urlPath, slug: subpages[0]?.slug });
      const places = (await call(v1, 'placePages', { locale })) as unknown as { slug: string }[];
      expect(await call(v1, 'placePage', { locale, slug: places[0]?.slug })).not.toBeNull();
      const pages = (await call(v1, 'contentPages', { locale })) as unknown as { slug: string }[];
      for (const { slug } of pages) expect(await call(v1, 'contentPage', { locale, slug })).not.toBeNull();
      expect(await call(v1, 'newsArticle', { locale, id: '4004' })).not.toBeNull();
      expect(await call(v1, 'offer', { locale, id: '3006' })).not.toBeNull();
      await call(v1, 'contactsAndCallRates', { locale });
    }
    await call(v1, 'hotelPages', { locale: 'et_EE' });
    await call(v1, 'newsArticles', { locale: 'sv_FI' });
    await call(v1, 'offers', { locale: 'fi_FI', first: 1 });
    await call(v1, 'frontendFeatureFlag', { name: 'PETS' });
    await call(v1, 'sohviFrontendRouting');

    const staff = await signedIn(world, 'staff');
    const business = await signedIn(world, 'business');
    expect(await call(v1, 'customer')).toMatchObject({ notLoggedIn: { code: 'NO_TOKEN_PROVIDED' } });
    await call(v1, 'customer', {}, business);
    await call(v1, 'customerWithProfile', {}, { ...staff, 'x-customer-profile': 'PRIVATE' });
    await call(v1, 'verifyProfile', {}, { ...business, 'x-customer-profile': 'BUSINESS' });
    expect(await call(v2, 'authenticatedCustomer')).toMatchObject({ __typename: 'AuthenticationRequired' });
    expect(await call(v2, 'authenticatedCustomer', {}, staff)).toMatchObject({ __typename: 'AuthenticatedCustomer' });
    await call(v2, 'authenticatedCustomer', {}, business);

    const extraServiceCriteria = { kinds: [], categories: [], types: [] };
    const availability = (more: object) =>
      call(v2, 'availability', { availabilityInput: { ...searchInput, ...more }, extraServiceCriteria });
    await availability({ destination: { placeName: 'Åbo' }, loyaltyMembershipTypes: ['ASOM'] });
    await availability({
      destination: { hotelId: '1004' },
      dateRange: { startDate: '2026-11-07', endDate: '2026-11-08' },
    });
    await availability({ destination: { hotelId: '1151' } });
    await availability({ destination: { hotelId: 'WSB' } });
    const destination = { placeName: 'Helsinki' };
    await call(v2, 'lowestPrices', {
      input: { destination, from: '2026-11-01', to: '2026-11-10', rooms: [{ adultCount: 2 }] },
    });

    const offer = await offerOf(world, 'STQ');
    const order = orderOf(offer, 'DEPOSIT', { extraServices: [{ extraServiceId: 'FLOWERS', count: 1 }] });
    const price = { value: Number(offer.price.amount.value) + 35, currency: 'EUR' };
    const loyaltyMembership = { type: 'ASOM', identifierKind: 'ASOM', identifier: '8001002' };
    await call(v2, 'createBooking', { input: { ...order, expectedPrice: { value: 2 } } });
    await call(v2, 'createBooking', { input: order }, { 'x-scenario': 'room-not-available' });
    await call(v2, 'createBooking', { input: { ...order, expectedPrice: price } });
    const made = await book(world, { ...order, expectedPrice: price, loyaltyMembership }, staff);
    const { bookingNumber, bookingHash, paymentInstruction } = made;
    const key = { bookingNumber, bookingHash };
    expect(await call(v2, 'getBooking', { input: { ...key, locale: 'SV_FI' } })).toMatchObject({
      HotelReservation_id: bookingNumber,
      HotelReservation_guaranteeStatus: 'DEPOSIT_IN_PROGRESS',
    });
    await call(v2, 'getBooking', { input: { bookingNumber, bookingHash: 'wrong', locale: 'SV_FI' } });
    expect(await call(v2, 'getBookingHash', { input: { bookingNumber, lastName: ' mäkinen' } })).toMatchObject({
      BookingHash_bookingHash: bookingHash,
    });
    await call(v2, 'getBookings', { input: { locale: 'FI_FI' } });
    expect(await call(v2, 'getBookings', { input: { locale: 'FI_FI' } }, staff)).toMatchObject({
      BookingConnection_edges: [{ node: { id: bookingNumber } }],
    });

    const { guarantee } = order;
    await call(v2, 'initiateGuaranteeForBooking', { input: { ...key, guarantee } });
    const paymentId = paymentInstruction.paymentId;
    await call(v2, 'completeGuaranteeForBooking', { input: { ...key, paymentId } });
    const again = await ask<{
      initiateGuaranteeForBooking: { paymentInstruction: { url: string; paymentId: string } };
    }>(
      world,
      `mutation Again($input: InitiateGuaranteeInput!) { initiateGuaranteeForBooking(input: $input) {
        ... on InitiateGuaranteeSuccess { paymentInstruction { url paymentId } } } }`,
      { input: { ...key, guarantee } },
    );
    const attempt = again.data.initiateGuaranteeForBooking.paymentInstruction;
    await actOnPage(world, attempt.url, 'pay');
    const complete = { input: { ...key, paymentId: attempt.paymentId } };
    expect(await call(v2, 'completeGuaranteeForBooking', complete)).toMatchObject({
      __typename: 'CompleteGuaranteeSuccess',
    });
    expect(await call(v2, 'initiateGuaranteeForBooking', { input: { ...key, guarantee } })).toMatchObject({
      GuaranteeFailure_code: 'ALREADY_COMPLETED',
    });
    const cancel = { input: { ...key, locale: 'EN_GB' } };
    await call(v2, 'cancelBooking', cancel, { 'x-scenario': 'option-too-late' });
    expect(await call(v2, 'cancelBooking', cancel)).toMatchObject({ __typename: 'CancelBookingSuccess' });
    expect(await call(v2, 'cancelBooking', cancel)).toMatchObject({ __typename: 'CancelBookingSuccess' });

    await reserveThroughV1(call, world);
    await stayThroughV1(call, world);
    await cardsThroughV1(call, world);

    const roots = [v1, v2].flatMap((schema) => [
      ...Object.keys(schema.getQueryType()?.getFields() ?? {}),
      ...Object.keys(schema.getMutationType()?.getFields() ?? {}),
    ]);
    expect(roots.filter((name) => !asked.has(name))).toEqual([]);
    const missing = [...fieldNames(v1), ...fieldNames(v2)].filter((field) => !described.has(field));
    expect(missing).toEqual([]);
    // Resolving every field of every hotel takes long on a busy machine.
  }, 60_000);
});
