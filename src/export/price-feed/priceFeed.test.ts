import { testWorld } from '../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { siteAddresses } from '@/config/siteAddresses';
import { money } from '@/domain/money';
import { hotelPageSample } from '@/features/hotel-page/testing/hotelPageSample';
import { locales } from '@/i18n/locales';
import { dayPrices } from './dayPrices';
import { hotelList } from './hotelList';
import type { ListedHotel } from './hotelList';
import { priceFeed } from './priceFeed';

const world = testWorld();
const site = siteAddresses({ siteOrigin: 'https://sarastus.example', basePath: '/stay' });
const now = Date.parse('2026-11-02T23:30:00+02:00');

const listed = (id: string, fields: Parameters<typeof hotelPageSample>[0] = {}): ListedHotel => ({
  hotel: { ...hotelPageSample(fields), id },
  address: `https://sarastus.example/stay/en/hotels/${id}`,
});

/** What the elements of a name hold, with their tags. */
const elements = (text: string | undefined, name: string): readonly string[] =>
  text?.match(new RegExp(`<${name}[ >].*?</${name}>`, 'gs')) ?? [];
const textsOf = (of: string | undefined, name: string): readonly string[] =>
  elements(of, name).map((element) => element.replaceAll(/<[^>]*>/g, ''));
const textOf = (of: string | undefined, name: string): string | null => textsOf(of, name)[0] ?? null;

describe('the files that search engines of hotels read', () => {
  const left: string[] = [];
  const feedOf = (hotels: readonly ListedHotel[], refused = '') => {
    const ask: AskContent = (query, variables) =>
      JSON.stringify(variables).includes(`"${refused}"`)
        ? Promise.reject(new Error('Cannot query field "lowestPrices"'))
        : askPlainly(`${world.address}/graphql`, query, variables);
    return priceFeed(hotels, { ask, site, now, leaveOut: (id) => left.push(id) });
  };

  it('have the price of every night from the day of the export on, as the API tells it', async () => {
    const feed = await feedOf([listed('1004'), listed('1001')]);
    const results = elements(feed['prices.xml'], 'Result');
    expect(results).toHaveLength(240);
    const nights = results.filter((each) => textOf(each, 'Property') === '1004');
    expect(textOf(nights[0], 'Checkin')).toBe('2026-11-02');
    const answer = await fetch(`${world.address}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        query: `{ lowestPrices(criteria: { hotelId: "1004", from: "2026-11-02", to: "2027-03-01", rooms: [{ adults: 2 }] }) { date price { value } } }`,
      }),
    });
    const { data } = (await answer.json()) as {
      readonly data: { readonly lowestPrices: readonly { date: string; price: { value: string } | null }[] };
    };
    expect(
      nights.map((each) => [textOf(each, 'Checkin'), Number(textOf(each, 'Baserate')), textOf(each, 'Nights')]),
    ).toEqual(data.lowestPrices.map(({ date, price }) => [date, Number(price?.value ?? 0), '1']));
    expect(new Set(results.map((each) => textOf(each, 'Tax')))).toEqual(new Set(['0']));
  });

  it('say when the prices were asked, by which a reader puts messages in order', async () => {
    const { 'prices.xml': prices } = await feedOf([listed('1001')]);
    expect(prices).toContain('<Transaction timestamp="2026-11-02T21:30:00.000Z" id="2026-11-02T21:30:00.000Z">');
  });

  it('leave out a hotel whose prices the API does not tell, and tell of it', async () => {
    const feed = await feedOf([listed('1001'), listed('1002')], '1002');
    expect(textsOf(feed['hotels.xml'], 'id')).toEqual(['1001']);
    expect(left).toEqual(['1002']);
    expect(await feedOf([listed('1002')], '1002')).toEqual({});
  });

  it('lead to the step with the total of the stay, in each language', async () => {
    const pages = elements((await feedOf([listed('1001')]))['landing-pages.xml'], 'PointOfSale');
    expect(pages.map((each) => /id="(\w+)"/.exec(each)?.[1])).toEqual(locales);
    expect(textOf(pages[1], 'URL')).toBe(
      'https://sarastus.example/stay/en/booking/room?hotel=(PARTNER-HOTEL-ID)' +
        '&#38;from=(CHECKINYEAR)-(CHECKINMONTH)-(CHECKINDAY)&#38;to=(CHECKOUTYEAR)-(CHECKOUTMONTH)-(CHECKOUTDAY)' +
        '&#38;rooms=1&#38;adults=(NUM-ADULTS)',
    );
  });
});

it('names a sold-out night as one without vacancy', () => {
  const prices = new Map([
    ['2026-12-01', money(9950)],
    ['2026-12-02', null],
  ]);
  const [first, second] = elements(dayPrices([{ id: '1001', prices }], now), 'Result');
  expect([textOf(first, 'Baserate'), textOf(first, 'Unavailable')]).toEqual(['99.50', null]);
  expect([textOf(second, 'Baserate'), second?.includes('<NoVacancy/>')]).toEqual([null, true]);
});

it('describes a hotel with what texts bring, and without a place that is not known', () => {
  const [hotel] = elements(hotelList([listed('1001', { name: 'A & B <"house">', location: null })]), 'listing');
  expect(textOf(hotel, 'name')).toBe('A &#38; B &#60;&#34;house&#34;&#62;');
  expect(textOf(hotel, 'latitude')).toBeNull();
  expect(textsOf(hotel, 'component')).toEqual(['Rantatie 1', 'Helsinki', '00100']);
  expect(textOf(hotel, 'link')).toBe('https://sarastus.example/stay/en/hotels/1001');
});
