/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { mails, purchase } from '../../../contracts/http/testCards';
import { actOnPage, signedIn } from '../../../contracts/http/testGuest';
import { answerSite, resetWorld, testWorld } from '../../../contracts/http/testWorld';
import { keptStorage } from '@/browser/keptStorage';
import { writeKept } from '@/browser/keptValue';
import { signOut } from '@/session/signOut';
import { emptyPurchase, purchaseKeeping } from '@/state/purchaseScardShape';

const world = testWorld();
answerSite(world);
beforeAll(() => {
  // jsdom says that it does not leave the page.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(async () => {
  localStorage.clear();
  await resetWorld(world);
});

/** An order of a customer that this browser has. */
async function begin(): Promise<{ readonly id: string; readonly page: string }> {
  const { order } = await purchase(world, {}, await signedIn(world, 'none'));
  if (!order?.payment?.url) throw new Error('No card was ordered');
  const { id, orderKey, payment } = order;
  const paid = { paymentId: payment.paymentId, paymentUrl: payment.url, method: 'CARD', heldUntil: null } as const;
  const status = { createKey: 'once', answers: 1, sent: null, order: { orderId: id, orderKey }, payment: paid };
  writeKept(keptStorage, purchaseKeeping, { ...emptyPurchase, status }, Date.now());
  return { id, page: payment.url ?? '' };
}
const stateOf = (id: string) =>
  (world.harness.world.store.prepare('SELECT state FROM sCardOrders WHERE id = ?').get(id) as { state: string }).state;

describe('signing out with an unpaid order of a card', () => {
  it('gives it up at the API, so that its payment page charges nothing', async () => {
    const { id, page } = await begin();
    await signOut('en', '/en');
    expect(stateOf(id)).toBe('VOIDED');
    await actOnPage(world, page, 'pay');
    expect(stateOf(id)).toBe('VOIDED');
    expect(await mails(world)).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).not.toContain(id);
  });

  it('keeps nothing personal in the browser while the API has not answered', async () => {
    const { id } = await begin();
    const api = globalThis.fetch;
    const kept: boolean[] = [];
    globalThis.fetch = (url, init) => {
      kept.push(JSON.stringify({ ...localStorage }).includes(id));
      return api(url, init);
    };
    await signOut('en', '/en');
    globalThis.fetch = api;
    expect(kept.length).toBeGreaterThan(0);
    expect(kept).not.toContain(true);
  });

  it('leaves one to its customer that the bank decides on, and nobody else here sees it', async () => {
    const { id, page } = await begin();
    await actOnPage(world, page, 'later');
    await signOut('en', '/en');
    expect(stateOf(id)).toBe('UNPAID');
    expect(JSON.stringify({ ...localStorage })).not.toContain(id);
  });
});
