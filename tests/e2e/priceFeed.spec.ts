import type { Page } from '@playwright/test';
import { allHotels } from '../../contracts/world/hotels/allHotels';
import { siteAddresses } from '../../src/config/siteAddresses';
import { addDays } from '../../src/domain/localDate';
import type { LocalDate } from '../../src/domain/localDate';
import { landingAddress } from '../../src/routes/landingAddress';
import type { FlowApiName } from '../support/flowApi';
import { origin } from '../support/exportedSite';
import { expect, test } from '../support/site';
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

test('the address that a price feed leads to shows the price of the API first, in every hotel', async ({
  page,
  request,
  harness,
  flowApi,
  apiName,
}) => {
  test.setTimeout(240_000);
  const english = landingAddress(siteAddresses({ siteOrigin: origin, basePath: '' }), 'en');
  const wrong: unknown[] = [];
  let priced = 0;
  for (const [index, { id: hotel }] of allHotels.entries()) {
    const asked: Asked = { hotel, ...stays[index % stays.length]!, adults: parties[index % parties.length]! };
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
  }
  expect(wrong).toEqual([]);
  expect(priced).toBeGreaterThan(allHotels.length / 2);
});
