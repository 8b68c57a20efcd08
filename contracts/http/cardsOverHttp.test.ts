/** @jest-environment node */
import { isCardNumber } from '../world/cards/cardNumber';
import {
  askCode,
  byCard,
  complete,
  giveCode,
  mails,
  purchase,
  renew,
  setClock,
  shownCard,
  type CardOrder,
} from './testCards';
import { actOnPage, ask, signedIn, type Headers } from './testGuest';
import { resetWorld, testWorld } from './testWorld';
import { initPayment, rateOf, reservationOf, reserve, reserved } from './testGuestV1';

const noora = 'noora@post.example';
const world = testWorld();
beforeEach(() => resetWorld(world));

const bought = async (more: object = {}, headers: Headers = {}): Promise<CardOrder> => {
  const { order, error } = await purchase(world, more, headers);
  if (!order) throw new Error(JSON.stringify(error));
  return order;
};
const taken = () =>
  world.harness.world.store
    .prepare("SELECT COALESCE(SUM(amount), 0) AS total FROM payments WHERE state = 'PAID'")
    .get() as { total: number };

describe('buying a card', () => {
  it('makes a card of a customer once it is paid, and writes to its holder', async () => {
    const headers = await signedIn(world, 'none');
    const order = await bought({}, headers);
    expect(order).toMatchObject({ status: 'UNPAID', cardNumber: null });
    expect(await shownCard(world, headers)).toBeNull();
    await actOnPage(world, order.payment?.url ?? null, 'pay');
    const { order: paid } = await complete(world, order, headers);
    expect(paid).toMatchObject({ status: 'PAID', validUntil: '2027-11-01' });
    const card = await shownCard(world, headers);
    expect(card).toMatchObject({ number: paid?.cardNumber, status: 'MISMATCH', validity: 'VALID', points: 0 });
    expect(isCardNumber(card?.number ?? '')).toBe(true);
    expect((await mails(world))[0]).toMatchObject({ toAddress: 'kerttu@post.example' });
  });

  it('gives a repeated call the same order, and never takes the fee twice', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await bought({}, headers);
    expect((await bought({}, headers)).id).toBe(first.id);
    await actOnPage(world, first.payment?.url ?? null, 'pay');
    await actOnPage(world, first.payment?.url ?? null, 'pay');
    await complete(world, first);
    await complete(world, first);
    expect(taken().total).toBe(2500);
    const again = await purchase(world, { unpaidOrder: { orderId: first.id, orderKey: first.orderKey } });
    expect(again.error?.type).toBe('ALREADY_PAID');
  });

  it('lets a declined order be paid again, and no other order is made', async () => {
    const order = await bought();
    await actOnPage(world, order.payment?.url ?? null, 'decline');
    const { error } = await complete(world, order);
    expect(error).toEqual({ type: 'PAYMENT_FAILURE', paymentError: 'REFUSED_BY_ISSUER' });
    const again = await bought({ unpaidOrder: { orderId: order.id, orderKey: order.orderKey } });
    expect(again.id).toBe(order.id);
    await actOnPage(world, again.payment?.url ?? null, 'pay');
    expect((await complete(world, again)).order?.status).toBe('PAID');
    expect(taken().total).toBe(2500);
  });

  it('does not start another payment while the bank decides on one', async () => {
    const order = await bought();
    await actOnPage(world, order.payment?.url ?? null, 'later');
    const again = await purchase(world, { unpaidOrder: { orderId: order.id, orderKey: order.orderKey } });
    expect(again.error?.type).toBe('PAYMENT_IN_PROGRESS');
  });

  it('takes a price that is right only, and says the right one', async () => {
    const refused = await purchase(world, { price: { value: 20, currency: 'EUR' } });
    expect(refused).toMatchObject({ order: null, error: { type: 'PRICE_CHANGE', price: { currency: 'EUR' } } });
    expect(Number(refused.error?.price?.value)).toBe(25);
    const cheaper = await bought({ price: { value: 20, currency: 'EUR' }, promotionCode: 'aamu5' });
    expect(Number(cheaper.price.value)).toBe(20);
  });

  it('makes a card that costs nothing at once', async () => {
    const order = await bought({ price: { value: 0, currency: 'EUR' }, promotionCode: 'LAHJAKORTTI' });
    expect(order).toMatchObject({ status: 'PAID', payment: null });
    expect(isCardNumber(order.cardNumber ?? '')).toBe(true);
  });

  it.each([
    ['EI-OLE', 'PURCHASE', 'none', 'INVALID_PROMOTION_CODE'],
    ['UUSIVUOSI', 'RENEWAL', 'none', 'NO_SCARD'],
    ['UUSIVUOSI', 'PURCHASE', 'scard', 'NOT_ELIGIBLE'],
    ['TALONVAKI', 'PURCHASE', 'none', 'NOT_ELIGIBLE'],
    ['TALONVAKI', 'PURCHASE', 'staff', undefined],
  ])('answers the code %s for a %s of %s with %s', async (code, purpose, customer, type) => {
    const { data } = await ask<{ sCardPromotion: { error: { type: string } | null } }>(
      world,
      'query Code($code: String!, $purpose: SCardPurpose!) { sCardPromotion(locale: fi_FI, code: $code, purpose: $purpose) { promotion { code } error { type message } } }',
      { code, purpose },
      await signedIn(world, customer),
      '/graphql',
    );
    expect(data.sCardPromotion.error?.type).toBe(type);
  });

  it('refuses a second card of one customer, and a way to pay that is not allowed', async () => {
    const refused = await purchase(world, {}, await signedIn(world, 'scard'));
    expect(refused.error?.type).toBe('ALREADY_ASSOCIATED');
    const points = await purchase(world, { payment: { ...byCard, method: 'S_POINTS', card: 'NoneCard' } });
    expect(points.error?.type).toBe('METHOD_NOT_ALLOWED');
  });
});

describe('renewing a card', () => {
  it('adds a year to an expiring card, once', async () => {
    const headers = await signedIn(world, 'scard-expiring');
    const before = await shownCard(world, headers);
    expect(before).toMatchObject({ validity: 'EXPIRING', validUntil: '2026-11-16', renewal: { allowed: true } });
    const { order } = await renew(world, headers);
    if (!order) throw new Error('not ordered');
    await actOnPage(world, order.payment?.url ?? null, 'pay');
    await actOnPage(world, order.payment?.url ?? null, 'pay');
    expect((await complete(world, order, headers)).order?.validUntil).toBe('2027-11-16');
    expect(await shownCard(world, headers)).toMatchObject({ number: before?.number, validity: 'VALID' });
  });

  it('begins again today for a card that has expired', async () => {
    const headers = await signedIn(world, 'scard-expired');
    expect((await shownCard(world, headers))?.renewal.validUntil).toBe('2027-11-01');
  });

  it('is refused too early, and without a card', async () => {
    expect((await renew(world, await signedIn(world, 'scard'))).error?.type).toBe('NOT_ELIGIBLE');
    expect((await renew(world, {})).notLoggedIn).toEqual({ code: 'NO_TOKEN_PROVIDED' });
  });
});

describe('connecting a card', () => {
  const codeSent = async () => /\d{6}/.exec((await mails(world))[0]?.body ?? '')?.[0] ?? '';

  it('connects it with the code of the message; the card shows its rates at once', async () => {
    const headers = await signedIn(world, 'none');
    await askCode(world, noora.toUpperCase(), headers);
    const answer = await giveCode(world, noora, await codeSent(), headers);
    expect(answer).toMatchObject({ error: null, card: { status: 'ACTIVE' } });
    const { data } = await ask<{ verifyProfile: { result: string } }>(
      world,
      '{ verifyProfile { result } }',
      {},
      { ...headers, 'x-customer-profile': 'BUSINESS' },
      '/graphql',
    );
    expect(data.verifyProfile.result).toBe('OK');
  });

  it('counts wrong codes, and takes no code after too many', async () => {
    const headers = await signedIn(world, 'none');
    await askCode(world, noora, headers);
    const right = await codeSent();
    const wrong = right === '000000' ? '000001' : '000000';
    const answers = [];
    for (let each = 0; each < 5; each += 1) answers.push((await giveCode(world, noora, wrong, headers)).error);
    expect(answers.map((error) => [error?.type, error?.attemptsLeft])).toEqual([
      ['VERIFICATION_CODE_INVALID', 4],
      ['VERIFICATION_CODE_INVALID', 3],
      ['VERIFICATION_CODE_INVALID', 2],
      ['VERIFICATION_CODE_INVALID', 1],
      ['TOO_MANY_ATTEMPTS', null],
    ]);
    expect((await giveCode(world, noora, right, headers)).error?.type).toBe('TOO_MANY_ATTEMPTS');
    expect((await askCode(world, noora, headers)).error?.type).toBe('TOO_MANY_ATTEMPTS');
  });

  it('takes no code after 15 minutes, and sends another one after a minute', async () => {
    const headers = await signedIn(world, 'none');
    await askCode(world, noora, headers);
    const first = await codeSent();
    await askCode(world, noora, headers);
    expect(await mails(world)).toHaveLength(1);
    await setClock(world, '2026-11-02T09:01:00+02:00');
    await askCode(world, noora, headers);
    expect(await mails(world)).toHaveLength(2);
    await setClock(world, '2026-11-02T09:16:00+02:00');
    expect((await giveCode(world, noora, await codeSent(), headers)).error?.type).toBe('VERIFICATION_CODE_EXPIRED');
    expect(first).toMatch(/^\d{6}$/);
  });

  it('says why a card cannot be connected', async () => {
    const headers = await signedIn(world, 'none');
    expect((await askCode(world, 'nobody@post.example', headers)).error?.type).toBe('NOT_FOUND');
    expect((await askCode(world, 'scard@guest.example', headers)).error?.type).toBe('ALREADY_ASSOCIATED');
    expect((await giveCode(world, noora, '123456', headers)).error?.type).toBe('VERIFICATION_NOT_STARTED');
    const other = await signedIn(world, 'scard');
    expect((await askCode(world, noora, other)).error?.type).toBe('ALREADY_ASSOCIATED');
  });
});

describe('a card of one’s own', () => {
  interface Transactions {
    readonly edges: readonly {
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly date: string;
        readonly kind: string;
        readonly points: number;
        readonly total: { readonly value: number | string };
        readonly lines: readonly {
          readonly categoryIds: readonly string[];
          readonly totalPrice: { readonly amount: { readonly value: number | string } };
        }[];
      };
    }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly totalCount: number;
    readonly totalPoints: number;
  }
  const transactions = async (headers: Headers, filter: string, after: string | null = null) => {
    const { data } = await ask<{ sCardTransactions: { transactions: Transactions } }>(
      world,
      `query All($filter: TransactionFilter!, $after: String) { sCardTransactions(locale: sv_FI, filter: $filter, after: $after) { transactions {
        edges { cursor node { id date place kind points total { value } lines { name quantity categoryIds totalPrice { amount { value } } } } }
        pageInfo { hasNextPage endCursor } totalCount totalPoints totalSpent { value } } } }`,
      { filter, after },
      headers,
      '/graphql',
    );
    return data.sCardTransactions.transactions;
  };

  it('lists every transaction once, page by page, and alcohol earns nothing', async () => {
    const headers = await signedIn(world, 'scard');
    const seen: Transactions['edges'][number]['node'][] = [];
    let page = await transactions(headers, 'ALL');
    const { totalCount, totalPoints } = page;
    for (;;) {
      seen.push(...page.edges.map(({ node }) => node));
      if (!page.pageInfo.hasNextPage) break;
      page = await transactions(headers, 'ALL', page.pageInfo.endCursor);
    }
    expect(seen).toHaveLength(totalCount);
    expect(totalCount).toBeGreaterThan(20);
    expect(seen.reduce((sum, { points }) => sum + points, 0)).toBe(totalPoints);
    for (const { kind, lines, points, total } of seen) {
      const worth = (earning: boolean) =>
        lines
          .filter(({ categoryIds }) => !earning || !categoryIds.includes('ALCOHOL'))
          .reduce((sum, line) => sum + Number(line.totalPrice.amount.value), 0);
      expect(Number(total.value)).toBeCloseTo(worth(false));
      if (kind === 'PURCHASE') expect(points).toBe(Math.floor(worth(true) + 0.001) * 5);
    }
    expect(seen.some(({ lines }) => lines.some(({ categoryIds }) => categoryIds.includes('ALCOHOL')))).toBe(true);
  });

  it('counts what was drunk during a stay, and keeps it from points', async () => {
    const guest = await signedIn(world, 'scard');
    const offer = await rateOf(world, 'STT', 'WEBBAR');
    const wine = { extraServiceId: 'SPARKLING', quantity: 2 };
    const input = reservationOf(offer, 'NONE', { extraServices: [wine] });
    const { errors } = await reserve(world, { ...input, membershipType: 'SCARD' }, guest);
    const total = errors[0]?.totalPrice;
    await reserved(world, { ...input, membershipType: 'SCARD', totalPrice: total ?? input.totalPrice }, guest);
    await setClock(world, '2026-12-20T12:00:00+02:00');
    const { edges } = await transactions(await signedIn(world, 'scard'), 'PURCHASE');
    const stay = edges
      .map(({ node }) => node)
      .find(
        ({ lines }) =>
          lines.some(({ categoryIds }) => categoryIds.includes('STAY')) &&
          lines.some(({ categoryIds }) => categoryIds.includes('GIFT')),
      );
    const drunk = stay?.lines.find(({ categoryIds }) => categoryIds.includes('ALCOHOL'));
    expect(drunk).toMatchObject({ quantity: 2 });
    const earning = Number(stay?.total.value) - Number(drunk?.totalPrice.amount.value);
    expect(stay?.points).toBe(Math.floor(earning + 0.001) * 5);
  });

  it('lists the points that came back from a cancelled stay beside those that it took', async () => {
    const guest = await signedIn(world, 'business');
    const rate = await rateOf(world, 'STQ', 'REWARD', guest, { rewardNight: true });
    const key = await reserved(world, reservationOf(rate, 'SPOINT'), guest);
    await initPayment(world, key, { paymentType: 'SPOINT', flow: 'NONE', method: 'S_POINTS' }, guest);
    const points = async () =>
      (await transactions(guest, 'S_POINT')).edges
        .map(({ node }) => node)
        .filter(({ kind }) => kind === 'S_POINT')
        .map((row) => row.points);
    const levelBefore = (await shownCard(world, guest))?.levelPoints;
    const [spent = 0] = await points();
    expect(spent).toBeLessThan(0);
    await ask(
      world,
      `mutation Cancel($id: ID!, $reservationHash: ID!) {
        cancelReservation(id: $id, reservationHash: $reservationHash, locale: en_GB) { error { type } } }`,
      { id: key.id, reservationHash: key.reservationHash },
      guest,
      '/graphql',
    );
    expect((await points()).sort((one, other) => one - other)).toEqual([spent, -spent]);
    // They were earned before: no level is reached by cancelling.
    expect((await shownCard(world, guest))?.levelPoints).toBe(levelBefore);
  });

  it('keeps the dates of old receipts on a later day', async () => {
    const listed = async () =>
      (await transactions(await signedIn(world, 'scard'), 'ALL')).edges.map(({ node }) => [node.id, node.date]);
    const before = await listed();
    await setClock(world, '2026-11-12T12:00:00+02:00');
    expect(await listed()).toEqual(before);
  });

  it('narrows the list by kind', async () => {
    const headers = await signedIn(world, 'scard');
    const all = await transactions(headers, 'ALL');
    const meals = await transactions(headers, 'MEAL_BENEFIT');
    const purchases = await transactions(headers, 'PURCHASE');
    expect(meals.totalCount).toBeGreaterThan(0);
    expect(meals.totalCount + purchases.totalCount).toBe(all.totalCount);
    expect(new Set(meals.edges.map(({ node }) => node.kind))).toEqual(new Set(['MEAL_BENEFIT']));
  });

  it('is withdrawn within 14 days, with a refund, and not later', async () => {
    const headers = await signedIn(world, 'none');
    const order = await bought({}, headers);
    await actOnPage(world, order.payment?.url ?? null, 'pay');
    const { withdrawal } = (await shownCard(world, headers)) ?? {};
    expect(withdrawal).toEqual({ orderId: order.id, until: '2026-11-16' });
    const withdraw = async () =>
      (
        await ask<{ withdrawSCard: { receipt: { refund: { status: string } } | null; tooLate: boolean | null } }>(
          world,
          'mutation Out($input: WithdrawSCardInput!) { withdrawSCard(input: $input) { receipt { orderId withdrawnAt refund { amount { value } status expectedBy } } tooLate } }',
          { input: { orderId: order.id } },
          // The token of the day of the order has run out.
          await signedIn(world, 'none'),
          '/graphql',
        )
      ).data.withdrawSCard;
    await setClock(world, '2026-11-17T00:00:00+02:00');
    expect(await withdraw()).toEqual({ receipt: null, tooLate: true });
    await setClock(world, '2026-11-16T23:59:00+02:00');
    expect(await withdraw()).toMatchObject({ receipt: { refund: { status: 'PENDING', expectedBy: '2026-11-21' } } });
    expect(await withdraw()).toMatchObject({ receipt: { refund: { status: 'PENDING' } } });
    expect(await shownCard(world, await signedIn(world, 'none'))).toBeNull();
    expect(taken().total).toBe(0);
  });

  const withdrawn = async (orderId: string, headers: Headers) => {
    const { data } = await ask<{ withdrawSCard: { receipt: { orderId: string } | null; tooLate: boolean | null } }>(
      world,
      'mutation Out($input: WithdrawSCardInput!) { withdrawSCard(input: $input) { receipt { orderId } tooLate } }',
      { input: { orderId } },
      headers,
      '/graphql',
    );
    return data.withdrawSCard;
  };

  it('is withdrawn by whom it was offered to: who bought it without an account and connected it later', async () => {
    const order = await bought();
    await actOnPage(world, order.payment?.url ?? null, 'pay');
    const headers = await signedIn(world, 'none');
    await askCode(world, 'kerttu@post.example', headers);
    const code = /\d{6}/.exec((await mails(world))[0]?.body ?? '')?.[0] ?? '';
    await giveCode(world, 'kerttu@post.example', code, headers);
    expect((await shownCard(world, headers))?.withdrawal?.orderId).toBe(order.id);
    expect((await withdrawn(order.id, await signedIn(world, 'scard'))).receipt).toBeNull();
    expect(await withdrawn(order.id, headers)).toMatchObject({ receipt: { orderId: order.id } });
    expect((await mails(world))[0]).toMatchObject({
      toAddress: 'kerttu@post.example',
      body: expect.stringContaining(order.id),
    });
    expect(taken().total).toBe(0);
  });

  it.each([
    ['that ended on 29 February', '2028-02-15T12:00:00+02:00', 'scard-expiring', '2028-02-29'],
    ['of a card that had expired', '2026-11-02T12:00:00+02:00', 'scard-expired', '2026-10-13'],
  ])('is as before once a renewal %s is withdrawn', async (_what, now, who, lastDay) => {
    await setClock(world, now);
    const headers = await signedIn(world, who);
    expect(await shownCard(world, headers)).toMatchObject({ validUntil: lastDay });
    const { order } = await renew(world, headers);
    await actOnPage(world, order?.payment?.url ?? null, 'pay');
    expect((await shownCard(world, headers))?.validUntil.slice(0, 4)).toBe(String(Number(lastDay.slice(0, 4)) + 1));
    expect(await withdrawn(order?.id ?? '', headers)).toMatchObject({ tooLate: null, receipt: { orderId: order?.id } });
    expect(await shownCard(world, headers)).toMatchObject({ validUntil: lastDay });
  });

  it('leaves the account and can be connected again', async () => {
    const headers = await signedIn(world, 'scard');
    await ask(world, 'mutation { removeSCardFromSID { removed } }', {}, headers, '/graphql');
    expect(await shownCard(world, headers)).toBeNull();
    await askCode(world, 'scard@guest.example', headers);
    const code = /\d{6}/.exec((await mails(world))[0]?.body ?? '')?.[0] ?? '';
    expect((await giveCode(world, 'scard@guest.example', code, headers)).card?.status).toBe('ACTIVE');
    expect((await shownCard(world, headers))?.points).toBe(150_000);
  });
});
