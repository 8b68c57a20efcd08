/** @jest-environment node */
import { actOnPage, ask, signedIn } from './testGuest';
import { resetWorld, testWorld } from './testWorld';
import {
  byCard,
  initPayment,
  rateOf,
  reservationOf,
  reserve,
  reserved,
  showReservation,
  type ReservationKey,
} from './testGuestV1';

describe('a customer of the older API', () => {
  const world = testWorld();
  beforeEach(() => resetWorld(world));

  it('has to be signed in for a call of customers', async () => {
    const order = reservationOf(await rateOf(world, 'STQ'));
    const query = `mutation Create($input: CreateReservationInput!) {
      createAuthenticatedReservation(input: $input) { reservation { id } errors { type } notLoggedIn { code } } }`;
    const { data } = await ask(world, query, { input: order }, {}, '/graphql');
    const notLoggedIn = { code: 'NO_TOKEN_PROVIDED' };
    expect(data).toEqual({ createAuthenticatedReservation: { reservation: null, errors: [], notLoggedIn } });
    expect(world.harness.world.store.prepare('SELECT * FROM bookings').all()).toEqual([]);
  });

  it('does not own what is reserved by a call without authentication, and cannot pay with points there', async () => {
    const headers = await signedIn(world, 'scard');
    const rate = await rateOf(world, 'STQ', 'REWARD', headers, { rewardNight: true });
    const query = `mutation Create($input: CreateReservationInput!) {
      createReservation(input: $input) { reservation { id } errors { type } notLoggedIn { code } } }`;
    const asked = async (input: unknown) => (await ask(world, query, { input }, headers, '/graphql')).data;
    expect(await asked(reservationOf(rate, 'SPOINT'))).toMatchObject({
      createReservation: { reservation: null, errors: [{ type: 'BONUS_FORBIDDEN' }] },
    });
    await asked(reservationOf(await rateOf(world, 'STQ')));
    const list = '{ getBookings(input: { locale: EN_GB }) { ... on BookingConnection { edges { cursor } } } }';
    expect((await ask(world, list, {}, headers)).data).toEqual({ getBookings: { edges: [] } });
    await reserved(world, reservationOf(await rateOf(world, 'STQ')), headers);
    expect((await ask(world, list, {}, headers)).data).toEqual({
      getBookings: { edges: [{ cursor: expect.any(String) as string }] },
    });
  });

  it.each([
    ['none', 'BUSINESS', [{ type: 'BONUS_FORBIDDEN', roomIndex: null, totalPrice: null }]],
    ['scard-expired', 'BUSINESS', [{ type: 'BONUS_FORBIDDEN', roomIndex: null, totalPrice: null }]],
    ['scard-expired', 'PRIVATE', []],
    ['business', 'BUSINESS', []],
  ])('reserves in a role that is theirs: %s as %s', async (customer, profile, errors) => {
    const headers = { ...(await signedIn(world, customer)), 'x-customer-profile': profile };
    const order = reservationOf(await rateOf(world, 'STQ'));
    const contact = { ...order.contact, profileType: 'NO_PROFILE_SELECTED' };
    const answer = await reserve(world, { ...order, contact }, headers);
    expect(answer.errors).toEqual(errors);
    if (!answer.reservation) return;
    const { id, reservationHash } = answer.reservation;
    const made = await showReservation(world, { id, reservationHash }, {}, 'id locale contact { profileType }');
    expect(made).toMatchObject({ contact: { profileType: profile } });
  });

  it.each([
    ['asom', 'ASOM', null, []],
    ['asom', 'ASOM', '8001001', []],
    ['asom', 'ASOM', '8001002', ['INVALID_BONUS_CARD_NUMBER']],
    ['asom', 'ASOM', 'abc', ['INVALID_BONUS_CARD_NUMBER']],
    ['none', 'ASOM', null, ['BONUS_FORBIDDEN']],
  ])('reserves at member rates with their own number: %s, %s %s', async (customer, membershipType, number, types) => {
    const headers = await signedIn(world, customer);
    const rate = await rateOf(world, 'STQ', 'ASOM', headers, {}, { types: ['ASOM'] });
    const order = { ...reservationOf(rate), membershipType, membershipNumber: number };
    const { errors } = await reserve(world, order, headers);
    expect(errors.map(({ type }) => type)).toEqual(types);
  });

  it('spends each point once, however many stays wait for them', async () => {
    const headers = await signedIn(world, 'business');
    const rate = await rateOf(world, 'STQ', 'REWARD', headers, { rewardNight: true });
    const order = reservationOf(rate, 'SPOINT');
    const price = Number(rate.rate.price.amount.value);
    const enoughFor = Math.floor(60_000 / price);
    const keys: ReservationKey[] = [];
    for (let stay = 0; stay <= enoughFor; stay += 1) keys.push(await reserved(world, order, headers));
    const byPoints = { paymentType: 'SPOINT', flow: 'NONE', method: 'S_POINTS' };
    for (const key of keys.slice(0, -1)) {
      expect((await initPayment(world, key, byPoints, headers)).payment).toMatchObject({ url: null });
    }
    const last = keys.at(-1) as ReservationKey;
    const refused = { type: 'PAYMENT_FAILURE', paymentError: 'METHOD_NOT_ALLOWED' };
    expect(enoughFor).toBeGreaterThan(0);
    expect((await initPayment(world, last, byPoints, headers)).error).toEqual(refused);
    expect((await initPayment(world, last, byPoints, await signedIn(world, 'scard'))).error).toEqual(refused);
  });

  const cardsOf = async (customer: string) => {
    const query = '{ savedPaymentCards { cards { id type lastDigits validity validUntil } notLoggedIn { code } } }';
    const { data } = await ask<{
      savedPaymentCards: { readonly cards: readonly { readonly id: string; readonly type: string }[] };
    }>(world, query, {}, await signedIn(world, customer), '/graphql');
    return data.savedPaymentCards.cards;
  };

  it.each([
    ['none', []],
    [
      'scard',
      [
        ['Visa', 'VALID', '2028-10-02'],
        ['Mastercard', 'EXPIRED', '2026-09-23'],
      ],
    ],
    ['business', [['SBusiness', 'VALID', '2027-12-07']]],
    ['asom', [['Visa', 'EXPIRING', '2026-11-22']]],
  ])('sees the cards that they have saved: %s', async (customer, expected) => {
    expect(await cardsOf(customer)).toMatchObject(
      expected.map(([type, validity, validUntil]) => ({ type, validity, validUntil })),
    );
  });

  it('saves the card of a payment of theirs once, and pays with it', async () => {
    const headers = await signedIn(world, 'none');
    const save = async (key: ReservationKey, paymentId: string, as: Readonly<Record<string, string>>) => {
      const query = `mutation Save($input: SaveUserPaymentCardInput!) { saveUserPaymentCard(input: $input) {
        card { id type lastDigits validity } notLoggedIn { code } } }`;
      const input = { reservationId: key.id, reservationHash: key.reservationHash, paymentId };
      type Saved = { saveUserPaymentCard: { card: { id: string; type: string } | null; notLoggedIn: object | null } };
      return (await ask<Saved>(world, query, { input }, as, '/graphql')).data.saveUserPaymentCard;
    };
    const order = reservationOf(await rateOf(world, 'STQ'), 'PAYMENT');
    const key = await reserved(world, order, headers);
    const { payment } = await initPayment(world, key, { ...byCard, card: 'Mastercard' }, headers);
    const paymentId = payment?.paymentId ?? '';
    expect((await save(key, paymentId, headers)).card).toBeNull();
    await actOnPage(world, payment?.url ?? null, 'pay');
    expect(await save(key, paymentId, {})).toEqual({ card: null, notLoggedIn: { code: 'NO_TOKEN_PROVIDED' } });
    expect((await save(key, paymentId, await signedIn(world, 'asom'))).card).toBeNull();
    const { card } = await save(key, paymentId, headers);
    expect(card).toMatchObject({ type: 'Mastercard', validity: 'VALID' });
    expect(await save(key, paymentId, headers)).toEqual({ card, notLoggedIn: null });
    expect(await cardsOf('none')).toMatchObject([{ id: card?.id }]);

    const next = await reserved(world, order, headers);
    const stored = { ...byCard, card: 'NoneCard', flow: 'STORED_INSTRUMENT', savedCardId: card?.id };
    const paid = await initPayment(world, next, stored, headers);
    expect(paid.payment).toMatchObject({ url: null, expiresAt: null });
    expect(await save(next, paid.payment?.paymentId ?? '', headers)).toEqual({ card, notLoggedIn: null });
    expect(await showReservation(world, next)).toMatchObject({ paymentStatus: 'PAID' });

    // A stranger's payment is nobody's to save.
    const strange = await reserved(world, order);
    const unknown = await initPayment(world, strange);
    await actOnPage(world, unknown.payment?.url ?? null, 'pay');
    expect((await save(strange, unknown.payment?.paymentId ?? '', headers)).card).toBeNull();
    expect(await cardsOf('none')).toHaveLength(1);
  });
});
