/** @jest-environment node */
import { ask } from './testGuest';
import { resetWorld, testWorld } from './testWorld';

const world = testWorld();

const dataOf = async (query: string): Promise<unknown> => (await ask(world, query, {}, {}, '/graphql')).data;
const add = async (latecomers: object) => {
  const response = await fetch(`${world.address}/__test/content`, { method: 'POST', body: JSON.stringify(latecomers) });
  return (await response.json()) as unknown;
};
const available = `query Search($input: AvailabilityInput!) { availability(availabilityInput: $input) {
  ... on Availability { hotels { hotelId available } } } }`;
const all = `{ page: contentPage(locale: en_GB, slug: "new-bar") { id title }
  article: newsArticle(locale: fi_FI, id: "4901") { slug }
  offer: offer(locale: sv_FI, id: "3901") { slug hotels { id locale } } }`;
const newHotel = `{ hotelPageByUrl(locale: en_GB, urlPath: "porvoo/sarastus-late") {
  id locale name listingImage { url } subpages { id locale slug } } }`;

it('opens a hotel that the export does not have, with its pages and its rooms', async () => {
  expect(await dataOf(newHotel)).toEqual({ hotelPageByUrl: null });
  await add({ hotel: { id: '90002', cityId: 'porvoo', slug: 'sarastus-late', name: 'Sarastus Late' } });
  expect(await dataOf(newHotel)).toMatchObject({
    hotelPageByUrl: { id: '90002', locale: 'en_GB', name: 'Sarastus Late', subpages: [{}, {}, {}, {}] },
  });
  const input = {
    locale: 'EN_GB',
    destination: { placeName: 'Porvoo' },
    dateRange: { startDate: '2026-12-01', endDate: '2026-12-02' },
    rooms: [{ adultCount: 1 }],
  };
  const { data } = await ask<{ availability: { hotels: { hotelId: string }[] } }>(world, available, { input });
  expect(data.availability.hotels.map(({ hotelId }) => hotelId)).toContain('90002');
});

it('publishes a page, an article and an offer, and removes them again', async () => {
  const before = { page: null, article: null, offer: null };
  expect(await dataOf(all)).toEqual(before);
  await add({ page: { id: 'new-bar', slug: 'new-bar', title: 'A new bar' }, article: {}, offer: { words: 'new' } });
  expect(await dataOf(all)).toMatchObject({
    page: { id: 'new-bar', title: 'A new bar' },
    article: { slug: '4901-uusi-uutinen' },
    offer: { slug: '3901-new' },
  });
  await resetWorld(world);
  expect(await dataOf(all)).toEqual(before);
  expect(await dataOf(newHotel)).toEqual({ hotelPageByUrl: null });
});
