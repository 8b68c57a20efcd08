import { answerSite, testWorld } from '../../contracts/http/testWorld';
import type { Failure } from '@/domain/failure';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { Result } from '@/domain/result';
import type { Tokens } from '@/domain/guest/token';
import { aSearch, manySearches } from './testSearch';
import { clearTokens, storeTokens } from './tokenStore';
import { offersOfV1 } from './booking-v1/testOffersV1';
import { offersOfV2 } from './booking-v2/testOffersV2';

// Signing in is switched on, without asking a configuration.
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));

const world = testWorld();
answerSite(world);
afterEach(() => clearTokens('SIGNED_OUT'));

async function signIn(customer: string | undefined): Promise<void> {
  if (!customer) return clearTokens('SIGNED_OUT');
  const answer = await fetch(`${world.address}/oidc/test-token?customer=${customer}`);
  return storeTokens((await answer.json()) as Tokens);
}

/**
 * The one difference: the site's API lists the room types of each room, so there is no order between types that no room
 * of the search has in common. Within a room the order is that of the offers, which is compared.
 */
const withoutOrderOfTypes = (found: Result<Failure, HotelOffers>) =>
  found.ok
    ? { ...found.value, roomTypes: [...found.value.roomTypes].sort((a, b) => a.refId.localeCompare(b.refId)) }
    : found;

describe('what a hotel offers, read from both APIs', () => {
  it.each(manySearches)('is the same for $name', async ({ criteria, customer }) => {
    await signIn(customer);
    const [one, other] = [await offersOfV1(criteria), await offersOfV2(criteria)];
    expect(withoutOrderOfTypes(one)).toEqual(withoutOrderOfTypes(other));
    if (criteria.party.rooms === 1) expect(one).toEqual(other);
  });

  it.each(['fi', 'sv', 'et'] as const)('is the same in %s', async (locale) => {
    const one = await offersOfV1(aSearch(), locale);
    expect(one).toEqual(await offersOfV2(aSearch(), locale));
    expect(one.ok && one.value.offers.length).toBeGreaterThan(10);
  });

  it('is offers, a full hotel, parts that were not met, and refusals', async () => {
    const kinds = new Set<string>();
    for (const { criteria, customer } of manySearches) {
      await signIn(customer);
      const found = await offersOfV1(criteria);
      if (!found.ok) kinds.add(found.failure.code);
      else [found.value.unavailable?.reason ?? 'offers', ...found.value.issues].forEach((kind) => kinds.add(kind));
    }
    expect([...kinds].sort()).toEqual([
      'INVALID_PROMOTION_CODE',
      'LOGIN_REQUIRED_FOR_ASOM',
      'LOGIN_REQUIRED_FOR_SCARD',
      'NO_PET_ROOMS',
      'NO_RESULT_FOR_COMPANYCODE',
      'NO_RESULT_FOR_PROMOCODE',
      'PET_ROOMS',
      'PRIOR_STAY',
      'TOO_MANY_NIGHTS',
      'offers',
    ]);
  });
});
