import { offers } from '../../../contracts/world/content/offers';
import { cheapestNightOf } from '../../../contracts/world/content/priceFrom';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { askedCode, usesCode } from '@/domain/search/askedCode';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { offersOfV1 } from '@/api/booking-v1/testOffersV1';
import { offersOfV2 } from '@/api/booking-v2/testOffersV2';
import { addDays } from '@/domain/localDate';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { offerSearchHref } from './offerSearchHref';
import { loadOffer } from './site/loadOffer';

jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));

const world = testWorld();
const ask: AskContent = (query, variables) => askPlainly('/graphql', query, variables);
answerSite(world);

describe('the lowest price that an offer names', () => {
  it.each(offers.map((offer) => [offer.words.en, offer] as const))(
    'is that of what its page leads to: %s',
    async (_, offer) => {
      const { now, seed } = world.harness.world;
      const night = cheapestNightOf(offer, now().toISOString().slice(0, 10), seed);
      const page = await loadOffer(ask, 'en', `${offer.id}-`);
      if (!night || !page) throw new Error('The offer names no price');
      const link = new URL(offerSearchHref(page, 'en', night.night, night.hotelId), world.address);
      const day = { from: night.night, to: addDays(night.night, 1) };
      const query = new URLSearchParams({ ...Object.fromEntries(link.searchParams), ...day });
      const criteria = parseSearchQuery(query, now().toISOString().slice(0, 10));
      for (const found of [await offersOfV2(criteria), await offersOfV1(criteria)]) {
        if (!found.ok) throw new Error('The stay cannot be searched');
        const ofOffer = found.value.offers.filter((each) => usesCode(each, askedCode(criteria)));
        expect(Math.min(...ofOffer.map(({ price }) => price.amount))).toBe(night.amount);
        // What is for members is open to them once they have signed in.
        const isOpen = ofOffer.every(({ restrictions }) => restrictions.length === 0);
        expect(isOpen).toBe(offer.membership === null);
      }
    },
  );
});
