/** @jest-environment node */
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { askCode, giveCode, mails, purchase, shownCard } from './testCards';
import { ask, book, offerOf, orderOf, signedIn } from './testGuest';
import { resetWorld, testWorld } from './testWorld';
import { rateOf, reservationOf, reserved } from './testGuestV1';

const world = testWorld();
beforeEach(() => resetWorld(world));

const noora = 'noora@post.example';
const under = (key: string) => ({ 'idempotency-key': key });
const codeIn = ({ errors }: { readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[] }) =>
  errors?.[0]?.extensions?.code;

const cancelV1 = `mutation Cancel($locale: Locale!, $id: ID!, $hash: ID!) {
  cancelReservation(locale: $locale, id: $id, reservationHash: $hash) { reservation { status } error { type } } }`;
const cancelV2 = `mutation Cancel($input: CancelBookingInput!) {
  cancelBooking(input: $input) { __typename ... on CancelBookingFailure { reason } } }`;
const remove = 'mutation Remove { removeSCardFromSID { removed notLoggedIn { code } } }';

describe('a key of idempotency', () => {
  it('is refused for another input of the same mutation, whichever it is', async () => {
    const rate = reservationOf(await rateOf(world, 'STQ'));
    const [one, two] = [await reserved(world, rate), await reserved(world, rate)];
    const cancel = ({ id, reservationHash }: typeof one) =>
      ask(world, cancelV1, { locale: 'fi_FI', id, hash: reservationHash }, under('same'), '/graphql');
    expect(await cancel(one)).toMatchObject({ data: { cancelReservation: { reservation: { status: 'CANCELLED' } } } });
    expect(codeIn(await cancel(two))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is refused for another mutation', async () => {
    const order = orderOf(await offerOf(world, 'STQ'));
    const made = await book(world, order, under('one'));
    const input = { bookingNumber: made.bookingNumber, bookingHash: made.bookingHash, locale: 'EN_GB' };
    expect(codeIn(await ask(world, cancelV2, { input }, under('one')))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('brings the first answer again, a refusal too, and changes nothing twice', async () => {
    const { bookingNumber, bookingHash } = await book(world, orderOf(await offerOf(world, 'STQ')));
    const input = { bookingNumber, bookingHash, locale: 'EN_GB' };
    const cancel = (key: string, scenario = '') =>
      ask(world, cancelV2, { input }, { ...under(key), 'x-scenario': scenario });
    const refused = await cancel('first', 'option-too-late');
    expect(refused).toMatchObject({ data: { cancelBooking: { reason: 'TOO_LATE' } } });
    expect(await cancel('first')).toEqual(refused);
    expect(await cancel('second')).toMatchObject({ data: { cancelBooking: { __typename: 'CancelBookingSuccess' } } });
  });

  it('lets a call that failed, or whose caller was not let in, be repeated', async () => {
    const { bookingNumber, bookingHash } = await book(world, orderOf(await offerOf(world, 'STQ')));
    const input = { bookingNumber, bookingHash, locale: 'EN_GB' };
    await ask(world, cancelV2, { input }, { ...under('failed'), 'x-scenario': 'authorization-expired-error' }).catch(
      () => null,
    );
    expect(await ask(world, cancelV2, { input }, under('failed'))).toMatchObject({
      data: { cancelBooking: { __typename: 'CancelBookingSuccess' } },
    });
    expect(await ask(world, remove, {}, under('gate'), '/graphql')).toMatchObject({
      data: { removeSCardFromSID: { notLoggedIn: { code: 'NO_TOKEN_PROVIDED' } } },
    });
    const headers = { ...(await signedIn(world, 'scard')), ...under('gate') };
    expect(await ask(world, remove, {}, headers, '/graphql')).toMatchObject({
      data: { removeSCardFromSID: { removed: true } },
    });
  });

  it('belongs to one account: a constant one hides the second removal of a card', async () => {
    const headers = await signedIn(world, 'none');
    const connect = async () => {
      await askCode(world, noora, headers);
      const code = /\d{6}/.exec((await mails(world))[0]?.body ?? '')?.[0] ?? '';
      await giveCode(world, noora, code, headers);
    };
    const removeUnder = (key: string) => ask(world, remove, {}, { ...headers, ...under(key) }, '/graphql');
    await connect();
    await removeUnder('constant');
    await connect();
    await removeUnder('constant');
    expect(await shownCard(world, headers)).not.toBeNull();
    await removeUnder('another');
    expect(await shownCard(world, headers)).toBeNull();
    expect(
      await ask(world, remove, {}, { ...(await signedIn(world, 'scard')), ...under('another') }, '/graphql'),
    ).toMatchObject({ data: { removeSCardFromSID: { removed: true } } });
  });

  it('makes a call that is repeated while the first is under way wait for its answer', async () => {
    const [first, second] = await Promise.all([
      purchase(world, {}, under('at once')),
      purchase(world, {}, under('at once')),
    ]);
    expect(second).toEqual(first);
  });

  it.each([
    ['v1.graphql', '/graphql'],
    ['v2.graphql', '/booking/graphql'],
  ])('is looked at before every mutation of %s', async (file, endpoint) => {
    const schema = buildSchema(readFileSync(`${__dirname}/../../schema/${file}`, 'utf8'));
    const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
    for (const name of names) {
      const key = under(`known-${name}`);
      // What is not a call of the schema changes nothing, and takes no key.
      expect(codeIn(await ask(world, `mutation { ${name} { __typename } }`, { a: 1 }, key, endpoint))).not.toBe(
        'IDEMPOTENCY_KEY_REUSED',
      );
    }
    const taken = under('taken');
    const first = endpoint === '/graphql' ? 'createReservation' : 'createBooking';
    if (first === 'createBooking') await book(world, orderOf(await offerOf(world, 'STQ')), taken);
    else await reserved(world, reservationOf(await rateOf(world, 'STQ')), taken);
    for (const name of names) {
      const again = await ask(world, `mutation { ${name} { __typename } }`, { a: 1 }, taken, endpoint);
      expect([name, codeIn(again)]).toEqual([name, 'IDEMPOTENCY_KEY_REUSED']);
    }
  });
});
