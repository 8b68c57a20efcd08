import { answerSite, testWorld } from '../../contracts/http/testWorld';
import { customers } from '../../contracts/world/customers';
import type { Tokens } from '@/domain/guest/token';
import { TransportError } from './TransportError';
import { clearTokens, storeTokens } from './tokenStore';
import { loadCustomerV1 } from './booking-v1/loadCustomerV1';
import { loadCustomerV2 } from './booking-v2/loadCustomerV2';

// Signing in is switched on, without asking a configuration.
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));

describe('a customer, read from both APIs', () => {
  const { fetch } = globalThis;
  const profiles: (string | null)[] = [];
  const world = testWorld();
  answerSite(world, (send) => (url, init) => {
    profiles.push(new Headers(init?.headers).get('x-customer-profile'));
    return send(url, init);
  });
  beforeEach(() => profiles.splice(0));
  const signIn = async (key: string, query = '') => {
    const answer = await fetch(`${world.address}/oidc/test-token?customer=${key}${query}`);
    storeTokens((await answer.json()) as Tokens);
  };

  it.each(customers.map(({ key }) => key).filter((key) => key !== 'scard-expired'))(
    'is the same one: %s',
    async (key) => {
      await signIn(key);
      const [one, other] = [await loadCustomerV1(), await loadCustomerV2()];
      expect(one).toEqual(other);
      expect(one.id).toBe(`customer-${key}`);
      // Only the site's API takes a role; the booking API gets none.
      expect(profiles.at(-1)).toBeNull();
    },
  );

  it('calls in the role for work where a card is checked', async () => {
    await signIn('business');
    await loadCustomerV1();
    expect(profiles).toEqual([null, 'BUSINESS', 'BUSINESS']);
  });

  it('does not let a card that has run out book for work', async () => {
    await signIn('scard-expired');
    expect(await loadCustomerV1()).toMatchObject({ eligibleToUseSCard: false, sCard: { validity: 'EXPIRED' } });
    expect(await loadCustomerV2()).toMatchObject({ eligibleToUseSCard: false, sCard: { validity: 'EXPIRED' } });
  });

  it.each([loadCustomerV1, loadCustomerV2])('fails with the code of the refusal: %p', async (load) => {
    clearTokens('SIGNED_OUT');
    await expect(load()).rejects.toEqual(new TransportError('NO_TOKEN_PROVIDED'));
    await signIn('asom', '&scope=RESERVATION_FLOW');
    await expect(load()).rejects.toEqual(new TransportError('AUTHORIZATION_INVALID'));
  });
});
