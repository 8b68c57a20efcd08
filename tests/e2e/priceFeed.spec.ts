import type { Page } from '@playwright/test';
import { allHotels } from '../../contracts/world/hotels/allHotels';
import { siteAddresses } from '../../src/config/siteAddresses';
import { addDays } from '../../src/domain/localDate';
import type { LocalDate } from '../../src/domain/localDate';
import { landingAddress } from '../../src/routes/landingAddress';
import type { FlowApiName } from '../support/flowApi';
import { origin } from '../support/exportedSite';
import { inTurn, isWhole } from '../support/inTurn';
import { readStructured, refusedByOthers } from '../support/readStructured';
import { expect, test } from '../support/site';
import { refusedBySchemaOrg } from '../support/typedStructured';
import type { Found } from '../support/typedStructured';
import { wordsIn } from '../support/words';

const { t } = wordsIn('en');

interface Asked {
  readonly hotel: string;
  readonly from: LocalDate;
  readonly nights: number;
  readonly adults: number;
}

const stays = [
  { from: '2026-11-27', nights: 1 },
  { from: '2026-12-05', nights: 2 },
  { from: '2027-01-12', nights: 1 },
  { from: '2027-02-26', nights: 3 },
] as const;
const parties = [2, 1] as const;

/** Every hotel with every stay and party. */
const everyStay: readonly Asked[] = allHotels.flatMap(({ id: hotel }) =>
  stays.flatMap((stay) => parties.map((adults) => ({ hotel, ...stay, adults }))),
);

/** The lowest price of a stay in one room, as each API is asked for it. */
const questions: Readonly<Record<FlowApiName, string>> = {
  v1: `query ($hotel: ID!, $from: LocalDate!, $nights: Int!, $adults: Int!) {
    lowestPrices(criteria: { hotelId: $hotel, from: $from, to: $from, nights: $nights, rooms: [{ adults: $adults }] }) { price { value } } }`,
  v2: `query ($hotel: ID!, $from: LocalDate!, $nights: Int!, $adults: Int!) {
    lowestPrices(input: { destination: { hotelId: $hotel }, from: $from, to: $from, nights: $nights, rooms: [{ adultCount: $adults }] }) { price { value } } }`,
};

/** The address that a reader makes of a landing page's. */
function filledIn(url: string, { hotel, from, nights, adults }: Asked): string {
  const [arrival, departure] = [from, addDays(from, nights)].map((day) => day.split('-'));
  const values: Readonly<Record<string, string | undefined>> = {
    'PARTNER-HOTEL-ID': hotel,
    'NUM-ADULTS': String(adults),
    CHECKINYEAR: arrival?.[0],
    CHECKINMONTH: arrival?.[1],
    CHECKINDAY: arrival?.[2],
    CHECKOUTYEAR: departure?.[0],
    CHECKOUTMONTH: departure?.[1],
    CHECKOUTDAY: departure?.[2],
  };
  const { pathname, search } = new URL(url.replaceAll(/\(([\w-]+)\)/g, (all, name: string) => values[name] ?? all));
  return `${pathname}${search}`;
}

/** The lowest of the prices that the room step shows; null where it shows no room. */
async function lowestShown(page: Page): Promise<number | null> {
  const from = page.getByRole('main').getByText(t('chooseRoom.from'), { exact: true });
  const none = page.getByRole('main').getByRole('link', { name: t('noRoom.change') });
  const closed = page.getByRole('main').getByRole('alert');
  await from.or(none).or(closed).first().waitFor();
  const texts = await from.locator('xpath=..').allInnerTexts();
  const prices = texts.map((text) => Number(/€([\d,]+(?:\.\d+)?)/.exec(text)?.[1]?.replaceAll(',', '')));
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** An item of microdata, as JSON-LD writes it; an item without a value of its own is left out. */
interface Item {
  readonly [property: string]: Item | string;
}

/** The one offer that the page has for crawlers, once nothing is loading; null where it has none. */
async function offerForCrawlers(page: Page): Promise<Item | null> {
  await expect(page.locator('[data-nav-loading-indicator="true"]')).toHaveCount(0);
  const stage = page.locator('[data-nav-stage-final="true"][data-nav-stage]');
  if ((await stage.count()) === 0) return null;
  expect(await page.locator('[itemprop="makesOffer"]').count()).toBe(1);
  return stage.locator('> [itemscope]').evaluate((element) => {
    const read = (item: Element): Item => {
      const own = [...item.querySelectorAll('[itemprop]')].filter(
        (each) => each.parentElement?.closest('[itemscope]') === item,
      );
      const values = own.map((each) => {
        const value = each.hasAttribute('itemscope')
          ? read(each)
          : (each.getAttribute('content') ?? each.getAttribute('href') ?? '');
        return [each.getAttribute('itemprop') ?? '', value] as const;
      });
      return { '@type': item.getAttribute('itemtype')?.split('/').pop() ?? '', ...Object.fromEntries(values) };
    };
    return read(element);
  });
}

test('the address that a price feed leads to shows the price of the API first, hotel by hotel', async ({
  page,
  request,
  harness,
  flowApi,
  apiName,
}) => {
  test.setTimeout(isWhole ? 1_800_000 : 240_000);
  const english = landingAddress(siteAddresses({ siteOrigin: origin, basePath: '' }), 'en');
  const wrong: unknown[] = [];
  const things: Found[] = [];
  const refused: string[] = [];
  let priced = 0;
  // So many that each stay and each party is among them.
  const taken = inTurn(everyStay, 1, 9);
  for (const asked of taken) {
    const { hotel } = asked;
    const answer = await request.post(`${harness.address}${flowApi.endpoint}`, {
      data: { query: questions[apiName], variables: asked },
    });
    const { data } = (await answer.json()) as {
      data: { lowestPrices: readonly { price: { value: string } | null }[] };
    };
    const told = data.lowestPrices[0]?.price;
    if (told) priced += 1;
    await page.goto(filledIn(english, asked));
    const shown = await lowestShown(page);
    if (shown !== (told ? Number(told.value) : null)) wrong.push({ ...asked, shown, told });
    const item = await offerForCrawlers(page);
    const { makesOffer: offer } = item ?? {};
    const html = await page.content();
    refused.push(...(await refusedByOthers(html, `${hotel} ${asked.from}`)));
    // A program that does not know the site reads the same.
    const [read] = readStructured(html).microdata.Hotel ?? [];
    if (told)
      expect(read).toMatchObject({ makesOffer: { priceSpecification: { price: Number(told.value).toFixed(2) } } });
    if (item) things.push({ at: `${hotel} ${asked.from}`, thing: { '@context': 'https://schema.org', ...item } });
    const expected = told && {
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        price: Number(told.value).toFixed(2),
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: 'https://schema.org/True',
      },
    };
    // The API does not describe a hotel that is closed, so its page has no offer.
    const isClosed = (await page.getByRole('main').getByRole('alert').count()) > 0;
    if (expected) expect(item).toMatchObject({ identifier: hotel, makesOffer: expected });
    else if (!isClosed) expect(offer).toEqual({ '@type': 'Offer', availability: 'https://schema.org/SoldOut' });
  }
  expect(wrong).toEqual([]);
  expect(refused).toEqual([]);
  expect(refusedBySchemaOrg(things)).toEqual([]);
  expect(priced).toBeGreaterThan(taken.length / 2);
});
