/** @jest-environment node */
import {
  authorizationErrorCodes,
  availabilityIssueCodes,
  bookingIssueCodes,
  guaranteeFailureCodes,
  paymentErrorCodes,
  searchFailureCodes,
} from '../world/apiCodes';
import { ask, book, offerOf, orderOf, search, signedIn } from '../http/testGuest';
import { resetWorld, testWorld } from '../http/testWorld';
import { completePayment, initPayment, rateOf, reservationOf, reserve, reserved, searchV1 } from '../http/testGuestV1';
import { failureCatalogue } from '@/domain/failure';
import { guaranteeStatuses, reservationStatuses } from '@/domain/reservation/reservation';
import { scenarios } from './readScenarios';
import { kebab } from './scenario';

describe('scenarios', () => {
  const world = testWorld();
  beforeEach(() => resetWorld(world));
  const as = (name: string) => ({ 'x-scenario': name });
  const named = (code: string) =>
    ({
      PRICE_CHANGE: 'price-change-issue',
      ROOM_NOT_AVAILABLE_WITH_PROMOTION_CODE: 'room-not-available-with-promotion',
    })[code] ?? kebab(code);

  it('have unique names and a description of what the guest sees', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
    expect(scenarios.filter(({ description }) => description === '')).toEqual([]);
  });

  it('with an unknown name are rejected', async () => {
    const response = await fetch(`${world.address}/graphql`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', ...as('prise-change') },
    });
    expect(response.status).toBe(400);
  });

  it('can be set by a cookie', async () => {
    expect(await search(world, {}, { cookie: 'a=b; scenario=sold-out' })).toMatchObject({
      hotels: [{ available: false }],
    });
  });

  it.each(searchFailureCodes)('refuse a search with %s', async (code) => {
    expect(await search(world, {}, as(`search-${kebab(code)}`))).toMatchObject({
      __typename: 'AvailabilityFailure',
      code,
    });
    const older = await searchV1(world, {}, {}, as(`search-${kebab(code)}`));
    expect(older).toEqual({ availability: null, error: { type: code } });
  });

  it.each(availabilityIssueCodes)('answer with %s beside the hotels', async (code) => {
    const { issues } = await search(world, {}, as(`issue-${kebab(code)}`));
    expect(issues).toContainEqual({ code });
    const older = await searchV1(world, {}, {}, as(`issue-${kebab(code)}`));
    expect(older.availability?.issues).toContain(code);
  });

  it.each(bookingIssueCodes)('refuse an order with %s', async (code) => {
    const { issues } = await book(world, orderOf(await offerOf(world, 'STQ')), as(named(code)));
    expect(issues).toEqual([{ __typename: 'BookingIssue', code, roomIndex: 0 }]);
    const older = await reserve(world, reservationOf(await rateOf(world, 'STQ')), as(named(code)));
    expect(older).toEqual({
      reservation: null,
      errors: [{ type: code, roomIndex: 0, totalPrice: null }],
      notLoggedIn: null,
    });
  });

  it.each([
    ...guaranteeFailureCodes.map((code) => [`guarantee-${kebab(code)}`, { code }] as const),
    ...paymentErrorCodes.map(
      (paymentError) => [`payment-${kebab(paymentError)}`, { code: 'PAYMENT_FAILURE', paymentError }] as const,
    ),
  ])('make a payment fail: %s', async (name, failure) => {
    const order = orderOf(await offerOf(world, 'STQ'), 'DEPOSIT');
    const { bookingNumber, bookingHash, paymentInstruction } = await book(world, order);
    const key = { bookingNumber, bookingHash };
    const { data } = await ask(
      world,
      `mutation Fail($begin: InitiateGuaranteeInput!, $complete: CompleteGuaranteeInput!) {
        begun: initiateGuaranteeForBooking(input: $begin) { ... on GuaranteeFailure { code paymentError } }
        completed: completeGuaranteeForBooking(input: $complete) { ... on GuaranteeFailure { code paymentError } }
      }`,
      { begin: { ...key, guarantee: order.guarantee }, complete: { ...key, paymentId: paymentInstruction.paymentId } },
      as(name),
    );
    expect(data).toMatchObject({ begun: failure, completed: failure });

    const reservation = await reserved(world, reservationOf(await rateOf(world, 'STQ'), 'PAYMENT'));
    const { payment } = await initPayment(world, reservation);
    const error = { paymentError: null, ...failure, type: failure.code, code: undefined };
    expect((await initPayment(world, reservation, undefined, as(name))).error).toEqual(error);
    const completed = await completePayment(world, reservation, payment?.paymentId ?? '', as(name));
    expect(completed).toEqual({ reservation: null, error });
  });

  it.each(authorizationErrorCodes)('refuse every call with %s', async (code) => {
    const name = code.startsWith('AUTHORIZATION') ? kebab(code) : `authorization-${kebab(code)}`;
    for (const [endpoint, query] of [
      ['/graphql', '{ sohviFrontendRouting { name } }'],
      ['/booking/graphql', '{ authenticatedCustomer { __typename } }'],
    ] as const) {
      const { errors } = await ask(world, query, {}, as(name), endpoint);
      expect(errors?.[0]?.extensions?.code).toBe(code);
    }
    const query = '{ authenticatedCustomer { ... on AuthenticationRequired { code } } }';
    const { data } = await ask(world, query, {}, as(`authentication-required-${kebab(code)}`));
    expect(data).toEqual({ authenticatedCustomer: { code } });
    const cards = '{ savedPaymentCards { notLoggedIn { code } } }';
    const older = await ask(world, cards, {}, as(`authentication-required-${kebab(code)}`), '/graphql');
    expect(older.data).toEqual({ savedPaymentCards: { notLoggedIn: { code } } });
  });

  it.each(authorizationErrorCodes)('refuse a customer’s token with %s, but not calls without one', async (code) => {
    const query = '{ sohviFrontendRouting { name } }';
    const headers = as(`token-${kebab(code)}`);
    expect((await ask(world, query, {}, headers, '/graphql')).errors).toBeUndefined();
    const { errors } = await ask(world, query, {}, { ...headers, ...(await signedIn(world, 'asom')) }, '/graphql');
    expect(errors?.[0]?.extensions?.code).toBe(code);
  });

  it('show a booking in every status, guarantee status and option', async () => {
    const { bookingNumber, bookingHash } = await book(world, orderOf(await offerOf(world, 'STT')));
    const shown = async (name: string) =>
      (
        await ask<{ getBooking: unknown }>(
          world,
          `query Get($input: GetBookingInput!) { getBooking(input: $input) {
            __typename ... on HotelReservation { id locale status guaranteeStatus options { onlineCancel { allowed issueReason } } } } }`,
          { input: { bookingNumber, bookingHash, locale: 'EN_GB' } },
          as(name),
        )
      ).data.getBooking;
    for (const status of reservationStatuses) expect(await shown(`status-${kebab(status)}`)).toMatchObject({ status });
    for (const status of guaranteeStatuses) {
      expect(await shown(`guarantee-status-${kebab(status)}`)).toMatchObject({ guaranteeStatus: status });
    }
    for (const reason of failureCatalogue.option) {
      const options = { onlineCancel: { allowed: false, issueReason: reason } };
      expect(await shown(`option-${kebab(reason)}`)).toMatchObject({ options });
    }
    expect(await shown('booking-not-found')).toEqual({ __typename: 'BookingNotFound' });
  });

  it('change the price, so that the old order is refused once and the new price can be booked', async () => {
    const before = await offerOf(world, 'STQ');
    const changed = as('price-change');
    const refused = await book(world, orderOf(before), changed);
    const after = await offerOf(world, 'STQ', 'WEBBAR', changed);
    const older = await reserve(world, reservationOf(await rateOf(world, 'STQ')), changed);
    expect(older.errors).toEqual([{ type: 'PRICE_CHANGE', roomIndex: null, totalPrice: after.price.amount }]);
    const newPrice = reservationOf(await rateOf(world, 'STQ', 'WEBBAR', changed));
    expect((await reserve(world, newPrice, changed)).errors).toEqual([]);
    expect(refused.issues).toEqual([
      expect.objectContaining({ expectedPrice: before.price.amount, actualPrice: after.price.amount }),
    ]);
    expect(Number(after.price.amount.value)).toBeGreaterThan(Number(before.price.amount.value));
    expect(await book(world, orderOf(after), changed)).toMatchObject({ __typename: 'CreateBookingSuccess' });
  });

  it('sell the last room to another guest, so that another type must be chosen', async () => {
    const sold = as('last-room-sold');
    const offer = await offerOf(world, 'STT', 'WEBBAR', sold);
    expect(await book(world, orderOf(offer), sold)).toMatchObject({
      issues: [{ code: 'ROOM_NOT_AVAILABLE', roomIndex: 0 }],
    });
    await expect(offerOf(world, 'STT', 'WEBBAR', sold)).rejects.toThrow('No offer');
    const other = await offerOf(world, 'STQ', 'WEBBAR', sold);
    expect(await book(world, orderOf(other), sold)).toMatchObject({ __typename: 'CreateBookingSuccess' });
  });

  it('show every hotel as full with its nearest dates', async () => {
    const { hotels } = await search(world, {}, as('sold-out'));
    expect(hotels).toMatchObject([{ available: false, lowestTotal: null, availableRooms: [] }]);
    expect(hotels[0]?.nearestDates).toHaveLength(3);
  });

  it('sell the last room and fill every hotel for the older flow, too', async () => {
    const sold = as('last-room-sold');
    const order = reservationOf(await rateOf(world, 'STT', 'WEBBAR', sold));
    expect((await reserve(world, order, sold)).errors).toMatchObject([{ type: 'ROOM_NOT_AVAILABLE', roomIndex: 0 }]);
    await expect(rateOf(world, 'STT', 'WEBBAR', sold)).rejects.toThrow('No rate');
    const { availability } = await searchV1(world, {}, {}, as('sold-out'));
    expect(availability?.hotels).toMatchObject([{ available: false, rooms: [{ roomTypes: [] }] }]);
    expect(availability?.hotels[0]?.nearestDates).toHaveLength(3);
  });

  it('change an order’s price or terms only', async () => {
    const rate = await rateOf(world, 'STQ');
    const unexpected = await reserve(world, reservationOf(rate), as('unexpected-price'));
    expect(unexpected.errors).toMatchObject([{ type: 'PRICE_CHANGE', totalPrice: { currency: 'EUR' } }]);
    expect(rate.rate.cancellationTime).not.toBeNull();
    const changed = await rateOf(world, 'STQ', 'WEBBAR', as('terms-change'));
    expect(changed.rate).toEqual({ ...rate.rate, cancellationTime: null });
  });

  it.each([
    ['payment-page-missing', null],
    ['payment-page-unsafe', 'javascript:alert(1)'],
  ])('break the address of the payment page: %s', async (name, url) => {
    const order = orderOf(await offerOf(world, 'STQ'), 'DEPOSIT');
    expect((await book(world, order, as(name))).paymentInstruction).toMatchObject({ url });
    const key = await reserved(world, reservationOf(await rateOf(world, 'STQ'), 'PAYMENT'));
    expect((await initPayment(world, key, undefined, as(name))).payment).toMatchObject({ url });
  });

  it.each([
    ['pay', 303, 'PAYMENT_IN_PROGRESS'],
    ['leave', 303, 'PAYMENT_IN_PROGRESS'],
    ['decline', 303, 'PAYMENT_FAILURE'],
  ])('let the bank decide later on a payment page: %s', async (act, status, type) => {
    const key = await reserved(world, reservationOf(await rateOf(world, 'STQ'), 'PAYMENT'));
    const { payment } = await initPayment(world, key);
    const sent = (scenario: string) =>
      fetch(world.address + (payment?.url ?? ''), {
        method: 'POST',
        headers: { cookie: `scenario=${scenario}` },
        body: new URLSearchParams({ act }),
        redirect: 'manual',
      });
    expect((await sent('payment-pnding')).status).toBe(400);
    expect((await sent('payment-pending')).status).toBe(status);
    const page = await (await fetch(world.address + (payment?.url ?? ''))).text();
    expect(page.includes('Your bank has not confirmed this payment yet')).toBe(type === 'PAYMENT_IN_PROGRESS');
    expect(page).not.toContain('value="pay"');
    expect((await completePayment(world, key, payment?.paymentId ?? '')).error).toMatchObject({ type });
  });

  it('change the notices', async () => {
    const notices = async (name: string) =>
      (
        await ask<{ serviceNotices: unknown }>(
          world,
          '{ serviceNotices(locale: en_GB) { type } }',
          {},
          as(name),
          '/graphql',
        )
      ).data.serviceNotices;
    expect(await notices('service-notice-alert')).toEqual([{ type: 'alert' }, { type: 'info' }]);
    expect(await notices('no-service-notices')).toEqual([]);
  });

  it.each([
    ['server-error', 500, 'errors'],
    ['bad-gateway', 502, '<!doctype html>'],
    ['service-unavailable', 503, '<!doctype html>'],
    ['gateway-timeout', 504, '<!doctype html>'],
    ['html', 200, '<!doctype html>'],
    ['empty', 200, ''],
    ['null-data', 200, '{"data":null}'],
    ['broken-json', 200, '{"data":'],
    ['unauthorized', 401, 'Unauthorized'],
    ['forbidden', 403, 'Forbidden'],
    ['no-endpoint', 404, '<!doctype html>'],
  ])('break a response: %s', async (name, status, beginning) => {
    const send = (header: string) =>
      fetch(`${world.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...as(header) },
        body: JSON.stringify({ query: '{ sohviFrontendRouting { name enabled } }' }),
      });
    const response = await send(name);
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(text).toContain(beginning);
    if (name === 'broken-json') expect(() => JSON.parse(text) as unknown).toThrow();
    expect(await (await send(`${name}:createBooking`)).json()).toHaveProperty('data.sohviFrontendRouting');
  });

  it('are limited to the calls that ask for one root field, whatever else their text has', async () => {
    const statusOf = async (query: string, header: string) => {
      const response = await fetch(`${world.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...as(header) },
        body: JSON.stringify({ query }),
      });
      return response.status;
    };
    const named = 'query reservation { current: sohviFrontendRouting { name } }';
    expect(await statusOf(named, 'server-error:reservation')).toBe(200);
    expect(await statusOf(named, 'server-error:sohviFrontendRouting')).toBe(500);
    // No root field of either API: the name of an operation, a part of a name, nothing.
    for (const field of ['useBookStayV1Mutation', 'Reservation', ''])
      expect(await statusOf(named, `server-error:${field}`)).toBe(400);
  });

  it('start a response that never ends', async () => {
    const left = new AbortController();
    const response = await fetch(`${world.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...as('trickle') },
      body: '{}',
      signal: left.signal,
    });
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(' ');
    left.abort();
    await expect(reader?.read()).rejects.toThrow();
  });

  it('close the connection, before the call or after it was executed', async () => {
    const offer = await offerOf(world, 'SUP');
    await expect(search(world, {}, as('reset'))).rejects.toThrow();
    const headers = { ...as('lost-answer'), 'idempotency-key': 'lost' };
    await expect(book(world, orderOf(offer), headers)).rejects.toThrow();
    const count = async () => (await (await fetch(`${world.address}/__test/bookings`)).json()) as { count: number };
    const { count: before } = await count();
    expect(await book(world, orderOf(offer), headers)).toMatchObject({ __typename: 'CreateBookingSuccess' });
    expect((await count()).count).toBe(before);
    const older = reservationOf(await rateOf(world, 'SUP'));
    const limited = { 'x-scenario': 'lost-answer:createReservation', 'idempotency-key': 'lost' };
    await expect(reserve(world, older, limited)).rejects.toThrow();
    expect((await count()).count).toBe(before + 1);
    expect((await reserve(world, older, limited)).reservation).not.toBeNull();
    expect((await count()).count).toBe(before + 1);
  });
});
