import { testWorld } from '../../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { askWithSystemHotels } from '@/api/testSystemHotels';
import { siteAddresses } from '@/config/siteAddresses';
import type { SpecialOfferTeaser } from '@/domain/content/specialOffer';
import { locales } from '@/i18n/locales';
import { matchPath } from '@/routes/routes';
import { structuredOffer } from '../structuredOffer';
import { listOffers } from './listOffers';
import { loadOffer } from './loadOffer';
import { loadOffers } from './loadOffers';

const site = siteAddresses({ siteOrigin: 'https://sarastus.example', basePath: '' });
const world = testWorld();
const ask: AskContent = (query, variables) => askPlainly(`${world.address}/graphql`, query, variables);

it('names as the hotels of an offer no id that the reservation system uses for itself', async () => {
  expect(await loadOffer(askWithSystemHotels(ask), 'en', '3001-winter-night')).toEqual(
    await loadOffer(ask, 'en', '3001-winter-night'),
  );
});

describe('the list of special offers', () => {
  it('has what a guest chooses by, newest first', async () => {
    const { items, next } = await loadOffers(ask, 'en');
    expect(items.map(({ id }) => id)).toEqual(['3001', '3006', '3007', '3002', '3004', '3003', '3008', '3005']);
    expect(next).toBeNull();
    expect(items[0]).toEqual({
      id: '3001',
      slug: '3001-winter-night',
      title: 'Winter night',
      lead: expect.stringContaining('breakfast') as string,
      picture: { src: expect.stringContaining('/images/hotels/1502') as string, alt: expect.any(String) as string },
      priceFrom: { amount: { amount: expect.any(Number) as number, currency: 'EUR' }, unit: 'NIGHT' },
      sale: { from: '2026-10-01', to: '2027-03-31' },
      stay: { from: '2026-11-01', to: '2027-03-31' },
      membership: null,
    });
    expect(items.find(({ id }) => id === '3008')?.membership).toBe('S_CARD');
  });

  it('continues after a cursor without leaving any out', async () => {
    const found: SpecialOfferTeaser[] = [];
    let after: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof loadOffers>> = await loadOffers(ask, 'fi', { first: 3, after });
      found.push(...part.items);
      after = part.next;
    } while (after !== null);
    expect(found).toEqual((await loadOffers(ask, 'fi')).items);
  });

  it.each(locales)('has a page in %s for each offer', async (locale) => {
    const paths = await listOffers(ask, locale);
    expect(paths).toHaveLength(8);
    for (const path of paths) expect(matchPath(path)).toMatchObject({ route: 'offer', locale });
  });
});

describe('the page of a special offer', () => {
  it('has its terms, hotels, code and addresses in other languages', async () => {
    const offer = await loadOffer(ask, 'sv', '3001-vinternatt');
    expect(offer).toMatchObject({
      title: 'Vinternatt',
      promotionCode: 'TALVI',
      planCode: 'TALVI',
      body: [{ kind: 'paragraph' }],
      meta: { title: 'Vinternatt', publishedAt: '2026-10-12T09:00:00+03:00' },
    });
    expect(offer?.terms).toHaveLength(3);
    expect(offer?.hotels.length).toBeGreaterThan(20);
    expect(offer?.hotels[0]?.urlPath).toMatch(/^[a-z-]+\/[a-z-]+$/);
    expect(offer?.alternates).toContainEqual({ locale: 'et', slug: '3001-talveoo' });
  });

  it('is found by its number, whatever the rest of the slug is', async () => {
    expect((await loadOffer(ask, 'en', '3001-an-older-name'))?.slug).toBe('3001-winter-night');
    expect(await loadOffer(ask, 'en', '3999-nothing')).toBeNull();
    expect(await loadOffer(ask, 'en', 'winter-night')).toBeNull();
  });

  it('is plain data that a page can contain', async () => {
    const offer = await loadOffer(ask, 'fi', '3008-s-card-hinta');
    // JSON has no undefined values.
    expect(JSON.parse(JSON.stringify(offer))).toStrictEqual(offer);
  });

  it('is described to search engines with price, period and place', async () => {
    const offer = await loadOffer(ask, 'en', '3001-winter-night');
    if (!offer) throw new Error('No offer');
    const described = structuredOffer(offer, { site, locale: 'en' });
    expect(described).toMatchObject({
      '@type': 'Offer',
      name: 'Winter night',
      url: 'https://sarastus.example/en/offers/3001-winter-night',
      image: expect.stringMatching(/^https:\/\/sarastus\.example\/images/) as string,
      price: expect.stringMatching(/^\d+\.\d\d$/) as string,
      priceCurrency: 'EUR',
      validFrom: '2026-10-01',
      validThrough: '2027-03-31',
      seller: { '@type': 'Organization' },
    });
    expect(described).toHaveProperty(
      'availableAtOrFrom.0.url',
      expect.stringContaining('https://sarastus.example/en/hotels/'),
    );
    const priceless = structuredOffer(
      { ...offer, priceFrom: null, sale: { from: null, to: null } },
      { site, locale: 'en' },
    );
    expect(JSON.parse(JSON.stringify(priceless))).not.toHaveProperty('price');
    expect(JSON.parse(JSON.stringify(priceless))).not.toHaveProperty('validThrough');
  });
});
