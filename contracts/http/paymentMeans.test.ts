/** @jest-environment node */
import { banks, chainCards } from '@/domain/payment/payment';
import { actOnPage, signedIn, type Headers } from './testGuest';
import { resetWorld, testWorld } from './testWorld';
import { begun, payers, type Way } from './testPayer';
import { expectStanding } from './testStanding';

const cardPage: Way = { type: 'DEPOSIT', method: 'CARD', flow: 'WEB_TERMINAL' };
const means: readonly Way[] = [
  ...chainCards.map((card) => ({ ...cardPage, card })),
  ...banks.map((bank): Way => ({ ...cardPage, method: 'ONLINE_BANK', bank })),
];

describe.each(payers.map((payer) => [payer.api, payer] as const))('through %s a stay', (_api, payer) => {
  const world = testWorld();
  let customer: Headers;
  beforeAll(async () => {
    customer = await signedIn(world, 'scard');
  });
  beforeEach(() => resetWorld(world));

  it.each([
    ['a card that the customer does not have', 'customer-business-7307'],
    ['an expired card', 'customer-scard-5105'],
    ['no card', undefined],
  ])('is not paid with a saved card by naming %s', async (_, savedCardId) => {
    const held = begun(await payer.start(world, cardPage));
    const stored: Way = { ...cardPage, flow: 'STORED_INSTRUMENT' };
    const again = await payer.again(world, held.key, { ...stored, savedCardId }, customer);
    expect(again).toEqual({ kind: 'refused', why: 'PAYMENT_FAILURE/METHOD_NOT_ALLOWED' });
    await expectStanding(world, held.key, 'DEPOSIT', { state: 'HELD', isSecured: false, payments: ['OPEN'] });
  });

  it.each(means.map((way) => [way.bank ?? way.card, way] as const))('is paid with %s', async (_, way) => {
    const { key, url } = begun(await payer.start(world, way));
    await actOnPage(world, url, 'pay');
    await expectStanding(world, key, 'DEPOSIT', { state: 'BOOKED', isSecured: true, payments: ['PAID'] });
  });

  it('is paid only with what the hotel takes', async () => {
    const refused: unknown[] = [];
    for (const way of means) {
      await resetWorld(world);
      const { key } = begun(await payer.start(world, cardPage, {}, '2001'));
      const again = await payer.again(world, key, way);
      if (again.kind === 'refused') refused.push([way.bank ?? way.card, again.why]);
    }
    expect(refused).toEqual(
      ['AMEX', 'S_BUSINESS', 'OP', 'DANSKE'].map((name) => [name, 'PAYMENT_FAILURE/UNSUPPORTED_METHOD']),
    );
  });

  it('is not paid with a saved card that the hotel does not take', async () => {
    const business = await signedIn(world, 'business');
    const savedCard: Way = { ...cardPage, flow: 'STORED_INSTRUMENT', savedCardId: 'customer-business-7307' };
    const { key } = begun(await payer.start(world, cardPage, business, '2001'));
    const refused = { kind: 'refused', why: 'PAYMENT_FAILURE/UNSUPPORTED_METHOD' };
    expect(await payer.again(world, key, savedCard, business)).toEqual(refused);
    await resetWorld(world);
    const elsewhere = begun(await payer.start(world, savedCard, business));
    await expectStanding(world, elsewhere.key, 'DEPOSIT', { state: 'BOOKED', isSecured: true, payments: ['PAID'] });
  });
});
