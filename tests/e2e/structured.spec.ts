import type { APIRequestContext } from '@playwright/test';
import { roomAccessFacts } from '../../src/domain/stay/roomAccess';
import type { RoomAccess } from '../../src/domain/stay/roomAccess';
import { houseFacts } from '../../src/domain/content/hotelPage';
import { locales } from '../../src/i18n/locales';
import { hotelPath } from '../../src/routes/entityPaths';
import { pathOf } from '../../src/routes/routes';
import { exportedPages, origin, structuredOf } from '../support/exportedSite';
import { hotelsByBrand } from '../support/hotelScreens';
import { refusedByOthers } from '../support/readStructured';
import { expect, test } from '../support/site';
import { refusedBySchemaOrg } from '../support/typedStructured';
import { wordsIn } from '../support/words';

/** What the API says of a hotel, asked here rather than by a query of the site. */
const question = `query ($urlPath: String!) { hotelPageByUrl(locale: en_GB, urlPath: $urlPath) {
  id locale name summary address { street postCode city countryCode } location { latitude longitude } phone { number }
  checkInTime checkOutTime images { url }
  roomTypes { id name description beds minOccupancy maxOccupancy minSize maxSize features
    accessibility { doorWidth turningSpace spaceBesideBed bedHeight stepFreeShower grabBars vibratingAlarm } }
  accessibility { stepFreeEntrance lift accessibleParking accessibleToilet inductionLoop accessibleRooms }
} }`;

interface Answered {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly address: { readonly street: string; readonly postCode: string; readonly city: string };
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly phone: { readonly number: string };
  readonly checkInTime: string | null;
  readonly checkOutTime: string | null;
  readonly images: readonly { readonly url: string }[];
  readonly roomTypes: readonly {
    readonly name: string;
    readonly description: string;
    readonly beds: string;
    readonly minOccupancy: number;
    readonly maxOccupancy: number;
    readonly features: readonly string[];
    readonly accessibility: RoomAccess | null;
  }[];
  readonly accessibility: Readonly<Record<string, boolean | number>>;
}

async function contentOf(request: APIRequestContext, urlPath: string): Promise<Answered> {
  const answer = await request.post('/graphql', { data: { query: question, variables: { urlPath } } });
  const { data } = (await answer.json()) as { readonly data: { readonly hotelPageByUrl: Answered } };
  return data.hotelPageByUrl;
}

interface Feature {
  readonly name: string;
  readonly value: boolean | number;
  readonly unitCode?: string;
}
const valuesOf = (features: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    (features as readonly Feature[]).map(({ name, value, unitCode }) => [
      name,
      unitCode ? `${value} ${unitCode}` : value,
    ]),
  );

const pages = exportedPages();
const hotelIn = (urlPath: string) => {
  const page = pages.find((each) => each.path === hotelPath(urlPath, 'en'));
  return structuredOf(page?.html ?? '').find((thing) => thing['@type'] === 'Hotel') ?? {};
};

for (const urlPath of Object.values(hotelsByBrand)) {
  test(`the data of ${urlPath} for search engines are its content`, async ({ request }) => {
    const { t } = wordsIn('en');
    const content = await contentOf(request, urlPath);
    const hotel = hotelIn(urlPath);
    expect(hotel).toMatchObject({
      identifier: content.id,
      url: `${origin}${hotelPath(urlPath, 'en')}`,
      name: content.name,
      description: content.summary,
      telephone: content.phone.number,
      address: {
        streetAddress: content.address.street,
        postalCode: content.address.postCode,
        addressLocality: content.address.city,
      },
      geo: content.location,
      petsAllowed: content.roomTypes.some(({ features }) => features.includes('PET_ROOM')),
    });
    if (content.checkInTime) expect(hotel.checkinTime).toBe(content.checkInTime);
    if (content.checkOutTime) expect(hotel.checkoutTime).toBe(content.checkOutTime);
    expect(hotel.image).toHaveLength(content.images.length);
    const { accessibleRooms, ...house } = content.accessibility;
    const facts = valuesOf(hotel.amenityFeature);
    for (const fact of houseFacts) expect([fact, facts[t(`hotelPage.house.has.${fact}`)]]).toEqual([fact, house[fact]]);
    expect(facts[t('hotelPage.measured.rooms')]).toBe(accessibleRooms);

    const rooms = hotel.containsPlace as readonly Record<string, unknown>[];
    expect(rooms).toHaveLength(content.roomTypes.length);
    for (const [index, room] of content.roomTypes.entries()) {
      expect(rooms[index]).toMatchObject({
        '@type': 'HotelRoom',
        name: room.name,
        description: room.description,
        bed: { '@type': 'BedDetails', typeOfBed: t(`bedTypes.${room.beds as 'TWIN_90'}`) },
        occupancy: { minValue: room.minOccupancy, maxValue: room.maxOccupancy },
      });
      const { accessibility } = room;
      if (!accessibility) continue;
      const known = valuesOf(rooms[index]?.amenityFeature);
      for (const fact of roomAccessFacts) {
        const value = accessibility[fact];
        const expected = typeof value === 'number' ? `${value} CMT` : value;
        expect([fact, known[t(`stay.accessibility.names.${fact}`)]]).toEqual([fact, expected]);
      }
    }
  });
}

test('the address that a search engine reserves by shows the rooms of those dates and guests', async ({ page }) => {
  const { t } = wordsIn('en');
  const action = hotelIn(hotelsByBrand.heymo).potentialAction as { readonly target: { readonly urlTemplate: string } };
  const template = action.target.urlTemplate;
  expect(template.startsWith(`${origin}${pathOf('chooseRoom', 'en')}?`)).toBe(true);
  const filled = template.replace(/\{&[\w,]+\}/, '&from=2026-12-01&to=2026-12-03&rooms=1&adults=2&children=1&ages=5');
  await page.goto(filled.slice(origin.length));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const stay = page.getByRole('complementary', { name: t('staySummary.title') });
  await expect(stay).toContainText('Heymo by Sarastus Helsinki Kallio');
  await expect(stay).toContainText('1 child');
});

/** Five pages of a kind in a language: those of a kind are written by the same code, and hotels differ in what they know. */
function someOfEachKind() {
  const seen = new Map<string, number>();
  return pages
    .filter(({ path: at }) => !/^\/fi(\/|$)/.test(at))
    .filter(({ path: at, route }) => {
      const kind = `${locales.find((each) => each === at.split('/')[1]) ?? 'fi'} ${route}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      return (seen.get(kind) ?? 0) <= 5;
    });
}

test('all structured data keep to the types of schema.org', () => {
  test.setTimeout(240_000);
  const found = someOfEachKind().flatMap(({ html, path: at }) => structuredOf(html).map((thing) => ({ at, thing })));
  expect(new Set(found.map(({ thing }) => thing['@type'])).size).toBeGreaterThan(4);
  expect(refusedBySchemaOrg(found)).toEqual([]);
  // The check itself: a property that hotels do not have, one of another kind, and one deep inside.
  const [hotel] = found.filter(({ thing }) => thing['@type'] === 'Hotel').map(({ thing }) => thing);
  const [room] = hotel?.containsPlace as readonly object[];
  const faulty = [
    { ...hotel, checkInTime: '15:00' },
    { ...hotel, petsAllowed: 3 },
    { ...hotel, containsPlace: [{ ...room, beds: 2 }] },
  ].map((thing, index) => ({ at: `fault ${index}`, thing }));
  expect(new Set(refusedBySchemaOrg(faulty).map((line) => line.split(':')[0]))).toEqual(
    new Set(['fault 0', 'fault 1', 'fault 2']),
  );
});

test('a validator made by others finds no fault in what pages say to search engines', async () => {
  test.setTimeout(240_000);
  const some = someOfEachKind();
  const refused = await Promise.all(some.map(({ html, path: at }) => refusedByOthers(html, at)));
  expect(refused.flat()).toEqual([]);
  // The validator itself: an unknown type, a property of another type, and a price that is not there.
  const hotel = some.find(({ route }) => route === 'hotel')?.html ?? '';
  const offer = some.find(({ route }) => route === 'offer')?.html ?? '';
  const faulty = {
    type: hotel.replace('"@type":"HotelRoom"', '"@type":"HotelRoomm"'),
    property: hotel.replace('"petsAllowed":', '"seatsAllowed":'),
    price: offer.replace(/("UnitPriceSpecification",)"price":"[\d.]+",/, '$1'),
  };
  for (const [fault, html] of Object.entries(faulty)) {
    expect([fault, html === hotel || html === offer]).toEqual([fault, false]);
    expect(await refusedByOthers(html, fault)).toHaveLength(1);
  }
});
