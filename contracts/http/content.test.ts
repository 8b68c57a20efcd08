/** @jest-environment node */
import { hotelContents } from '../world/content/content';
import { allHotels } from '../world/hotels/allHotels';
import { ask, startTestWorld } from './testGuest';
import { testWorld } from './testWorld';

const locales = ['fi_FI', 'en_GB', 'sv_FI', 'et_EE'] as const;
const location = { urlPath: 'imatra/sarastus-break-imatra-kuohu' };

const world = testWorld();

const dataOf = async <Data>(query: string, variables: object = {}, at = world): Promise<Data> => {
  const { data, errors } = await ask<Data>(at, query, variables, {}, '/graphql');
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
};
const refusal = async (query: string): Promise<string | undefined> =>
  (await ask(world, query, {}, {}, '/graphql')).errors?.[0]?.extensions?.code;

describe('the page of a hotel', () => {
  it.each(locales)('has what a guest looks for, in %s', async (locale) => {
    const { hotelPageByUrl: hotel } = await dataOf<{ hotelPageByUrl: unknown }>(
      `query Page($locale: Locale!, $urlPath: String!) { hotelPageByUrl(locale: $locale, urlPath: $urlPath) {
        id locale name urlPath headline phone { number rate } checkInTime timeZone
        location { latitude longitude } address { city countryCode } paymentMethods { cards banks }
        roomTypes { id beds features image { url alt } } images { url alt }
        accessibility { accessibleRooms lift } subpages { id locale slug kind } meta { title description }
      } }`,
      { locale, ...location },
    );
    expect(hotel).toMatchObject({
      id: '1901',
      locale,
      ...location,
      phone: { number: '+358 20 1234 901' },
      address: { city: 'Imatra', countryCode: 'FI' },
      timeZone: 'Europe/Helsinki',
      checkInTime: null,
      paymentMethods: { cards: ['Visa', 'Mastercard', 'Amex', 'SBusiness'] },
      accessibility: { accessibleRooms: 4, lift: true },
      subpages: [
        { id: '1901-SAUNA_AND_SPA', locale },
        { id: '1901-RESTAURANT', locale },
        { id: '1901-FAMILIES', locale },
      ],
    });
  });

  it('exists for every hotel, with two to four pages of its own', async () => {
    const { hotelPages } = await dataOf<{ hotelPages: { id: string; subpages: unknown[]; description: unknown[] }[] }>(
      '{ hotelPages(locale: fi_FI) { id subpages { id } description { __typename } } }',
    );
    expect(hotelPages.map(({ id }) => id).sort()).toEqual(allHotels.map(({ id }) => id).sort());
    for (const { subpages, description } of hotelPages) {
      expect(subpages.length).toBeGreaterThanOrEqual(2);
      expect(subpages.length).toBeLessThanOrEqual(4);
      expect(description.length).toBeGreaterThan(0);
    }
  });

  it('comes by name in the order of the language', async () => {
    const { hotelPages } = await dataOf<{ hotelPages: { name: string }[] }>('{ hotelPages(locale: sv_FI) { name } }');
    const names = hotelPages.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('sv').compare));
  });

  it.each(locales)('links to each of its pages by its slug in %s', async (locale) => {
    const page = (slug: string) =>
      dataOf<{ hotelSubpage: { id: string; hotel: { id: string } } | null }>(
        `query Page($locale: Locale!, $urlPath: String!, $slug: String!) {
          hotelSubpage(locale: $locale, urlPath: $urlPath, slug: $slug) { id locale hotel { id locale } }
        }`,
        { locale, ...location, slug },
      );
    const { hotelSubpages } = await dataOf<{ hotelSubpages: { id: string; slug: string }[] }>(
      `query All($locale: Locale!, $urlPath: String) { hotelSubpages(locale: $locale, urlPath: $urlPath) { id locale slug } }`,
      { locale, ...location },
    );
    for (const { id, slug } of hotelSubpages) {
      expect((await page(slug)).hotelSubpage).toEqual({ id, locale, hotel: { id: '1901', locale } });
    }
    expect((await page('nothing')).hotelSubpage).toBeNull();
  });

  it('links from a page in one language to the same page in the others', async () => {
    const { hotelSubpage } = await dataOf<{ hotelSubpage: { alternates: unknown } }>(
      `{ hotelSubpage(locale: fi_FI, urlPath: "${location.urlPath}", slug: "ravintola") { alternates { locale slug } } }`,
    );
    expect(hotelSubpage.alternates).toEqual([
      { locale: 'fi_FI', slug: 'ravintola' },
      { locale: 'en_GB', slug: 'restaurant' },
      { locale: 'sv_FI', slug: 'restaurang' },
      { locale: 'et_EE', slug: 'restoran' },
    ]);
  });

  it('comes with all others in one call, for the export', async () => {
    const { hotelSubpages } = await dataOf<{ hotelSubpages: { id: string }[] }>(
      '{ hotelSubpages(locale: en_GB) { id locale slug hotel { id locale urlPath } } }',
    );
    const ids = hotelSubpages.map(({ id }) => id);
    expect(ids).toHaveLength(hotelContents.flatMap(({ subpages }) => subpages).length);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('content that does not exist', () => {
  it.each([
    ['hotelPageByUrl(locale: fi_FI, urlPath: "oulu/nothing")', 'hotelPageByUrl'],
    ['hotelSubpage(locale: fi_FI, urlPath: "oulu/nothing", slug: "ravintola")', 'hotelSubpage'],
    ['contentPage(locale: en_GB, slug: "tietosuoja")', 'contentPage'],
    ['newsArticle(locale: fi_FI, id: "1")', 'newsArticle'],
    ['offer(locale: fi_FI, id: "x")', 'offer'],
  ])('is null: %s', async (field, name) => {
    expect(await dataOf(`{ ${field} { id } }`)).toEqual({ [name]: null });
  });

  it('has no pages', async () => {
    const { hotelSubpages } = await dataOf<{ hotelSubpages: unknown }>(
      '{ hotelSubpages(locale: fi_FI, urlPath: "oulu/nothing") { id } }',
    );
    expect(hotelSubpages).toEqual([]);
  });
});

describe('a page of the chain', () => {
  it.each(locales)('is found by its slug in %s, and keeps its id in every language', async (locale) => {
    const { contentPages } = await dataOf<{ contentPages: { id: string; slug: string }[] }>(
      `{ contentPages(locale: ${locale}) { id slug } }`,
    );
    expect(contentPages.map(({ id }) => id)).toEqual([
      'privacy-policy',
      'customer-register',
      'reservation-terms',
      'terms-of-use',
      'media',
      'accessibility-statements',
      's-card',
      'kevaan-nopeat',
    ]);
    for (const { id, slug } of contentPages) {
      const { contentPage } = await dataOf<{ contentPage: unknown }>(
        `{ contentPage(locale: ${locale}, slug: "${slug}") { id locale } }`,
      );
      expect(contentPage).toEqual({ id, locale });
    }
  });
});

interface List {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string; readonly slug: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}
const listOf = async (field: 'newsArticles' | 'offers', args: string, at = world): Promise<List> =>
  (
    await dataOf<Record<string, List>>(
      `{ ${field}(locale: sv_FI ${args}) { edges { cursor node { id locale slug } } pageInfo { hasNextPage endCursor } totalCount } }`,
      {},
      at,
    )
  )[field] as List;
const idsOf = ({ edges }: List) => edges.map(({ node }) => node.id);

describe('news', () => {
  it('comes newest first, or by number', async () => {
    expect(idsOf(await listOf('newsArticles', ''))).toEqual([
      '4008',
      '4007',
      '4006',
      '4005',
      '4004',
      '4003',
      '4002',
      '4001',
    ]);
    expect(idsOf(await listOf('newsArticles', 'sort: ID_ASC')).slice(0, 2)).toEqual(['4001', '4002']);
  });

  it('can be filtered by kind', async () => {
    expect(idsOf(await listOf('newsArticles', 'contentType: CAMPAIGN'))).toEqual(['4007', '4003']);
    expect((await listOf('newsArticles', 'contentType: ARTICLE')).totalCount).toBe(6);
  });

  it('comes in pages, each article once', async () => {
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 3; page += 1) {
      const list = await listOf('newsArticles', `first: 3 ${after}`);
      seen.push(...idsOf(list));
      expect(list.totalCount).toBe(8);
      expect(list.pageInfo.hasNextPage).toBe(page < 2);
      expect(list.pageInfo.endCursor).toBe(list.edges.at(-1)?.cursor);
      after = `after: "${list.pageInfo.endCursor ?? ''}"`;
    }
    expect(seen).toEqual(idsOf(await listOf('newsArticles', '')));
  });

  it('has slugs that begin with a number', async () => {
    for (const { node } of (await listOf('newsArticles', '')).edges) expect(node.slug).toMatch(`${node.id}-`);
  });

  it('rejects invalid paging arguments', async () => {
    for (const args of ['first: 0', 'first: 101', 'after: "elsewhere"']) {
      expect(await refusal(`{ newsArticles(locale: fi_FI ${args}) { totalCount } }`)).toBe('BAD_USER_INPUT');
    }
  });

  it('is hidden before it is published', async () => {
    const earlier = await startTestWorld({ now: () => new Date('2026-05-01T09:00:00+03:00') });
    expect(idsOf(await listOf('newsArticles', '', earlier))).toEqual(['4003', '4002', '4001']);
    expect(await dataOf('{ newsArticle(locale: fi_FI, id: "4008") { id } }', {}, earlier)).toEqual({
      newsArticle: null,
    });
    await earlier.harness.close();
  });
});

describe('offers', () => {
  it('come newest first, or by number', async () => {
    const newest = idsOf(await listOf('offers', ''));
    expect(newest[0]).toBe('3001');
    expect(newest).toHaveLength(8);
    expect(idsOf(await listOf('offers', 'sort: ID_ASC first: 3'))).toEqual(['3001', '3002', '3003']);
  });

  it('have the current season, or the next one', async () => {
    const periods = `{ offer(locale: fi_FI, id: "3002") { salePeriod { from to } stayPeriod { from to } } }`;
    expect(await dataOf(periods)).toEqual({
      offer: {
        salePeriod: { from: '2027-02-01', to: '2027-08-31' },
        stayPeriod: { from: '2027-06-01', to: '2027-08-31' },
      },
    });
    const winter = `{ offer(locale: fi_FI, id: "3001") { stayPeriod { from to } } }`;
    expect(await dataOf(winter)).toEqual({ offer: { stayPeriod: { from: '2026-11-01', to: '2027-03-31' } } });
  });

  it('list only the hotels that sell them', async () => {
    const sauna = await dataOf<{ offer: { hotels: { brand: string }[] } }>(
      '{ offer(locale: fi_FI, id: "3006") { hotels { id locale brand } } }',
    );
    expect(new Set(sauna.offer.hotels.map(({ brand }) => brand))).toEqual(new Set(['break']));
    expect(idsOf(await listOf('offers', 'hotelId: "1851"'))).not.toContain('3008');
    expect(idsOf(await listOf('offers', 'hotelId: "1551"'))).toContain('3006');
  });

  it('have a lowest price that a search can really find', async () => {
    const { offer } = await dataOf<{ offer: { priceFrom: { amount: { value: number }; unit: string } } }>(
      '{ offer(locale: fi_FI, id: "3001") { priceFrom { amount { value currency } unit } promotionCode } }',
    );
    const { value } = offer.priceFrom.amount;
    const found = await ask<{
      availability: { hotels: { availableRooms: { rateCode: string; price: { amount: { value: number } } }[] }[] };
    }>(
      world,
      `query Search($input: AvailabilityInput!) { availability(availabilityInput: $input) { ... on Availability {
        hotels { availableRooms { rateCode price { amount { value } } } } } } }`,
      {
        input: {
          locale: 'FI_FI',
          destination: { placeName: 'Tallinn' },
          dateRange: { startDate: '2026-12-06', endDate: '2026-12-07' },
          rooms: [{ adultCount: 2 }],
          promotionCode: 'TALVI',
        },
      },
    );
    const prices = found.data.availability.hotels
      .flatMap(({ availableRooms }) => availableRooms)
      .filter(({ rateCode }) => rateCode === 'TALVI')
      .map(({ price }) => Number(price.amount.value));
    expect(value).toBeGreaterThan(40);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(value);
  });
});

describe('contacts', () => {
  it.each(locales)('have the price of every call, in %s', async (locale) => {
    const { contactsAndCallRates } = await dataOf<{ contactsAndCallRates: { numbers: { phone: { rate: string } }[] } }>(
      `{ contactsAndCallRates(locale: ${locale}) { numbers { name phone { number rate } hours email } } }`,
    );
    expect(contactsAndCallRates.numbers).toHaveLength(3);
    for (const { phone } of contactsAndCallRates.numbers) expect(phone.rate).not.toBe('');
  });
});
