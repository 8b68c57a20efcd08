import { fileKind, pageAt, pictureAt, savedRoutes } from './keeping';

const at = (path: string) => new URL(path, 'https://stay.example');
const isSaved = (path: string): boolean => savedRoutes.some((route) => route === pageAt(at(path))?.route);

it.each([
  '/',
  '/en',
  '/sv/hotell',
  '/en/hotels/helsinki',
  '/en/offers/3001-winter-night',
  '/s-card',
  '/en/news?page=2',
])('saves %s', (path) => {
  expect(isSaved(path)).toBe(true);
});

it.each([
  '/en/search?place=Helsinki',
  '/en/booking/room',
  '/en/booking/details',
  '/en/booking/confirmation',
  '/en/bookings/view',
  '/en/bookings',
  '/en/my-details',
  '/en/s-card/mine',
  '/en/sign-in',
])('never saves %s, but shows what there is instead', (path) => {
  expect(pageAt(at(path))).not.toBeNull();
  expect(isSaved(path)).toBe(false);
});

it('leaves alone what is written for readers that are no browsers', () => {
  for (const path of ['/llms.txt', '/en/hotels/imatra/sarastus-break-imatra-kuohu.md']) {
    expect(pageAt(at(path))).toBeNull();
    expect(fileKind(at(path))).toBeNull();
  }
});

it.each(['/sarastus.css?v=1', '/theme.js', '/saved.js', '/fonts/fraunces-latin.woff2'])('saves the part %s', (path) => {
  expect(fileKind(at(path))).toBe('part');
});

it('saves pictures of the site', () => {
  expect(fileKind(at('/images/hotels/1001-card-480.avif'))).toBe('picture');
});

it.each([
  '/graphql',
  '/booking/graphql',
  '/api/appconfig',
  '/oidc/userinfo',
  '/_next/static/chunks/main-86c7bc17.js',
  '/_next/data/BuildOfTest/en.json',
  '/first/0123456789/wake.js',
  '/ask/hotel.js',
  '/wake.js',
  '/sw.js',
  '/locales/en/common.json',
  '/images/../graphql.svg?query={me}',
  '/stand-in/chat.js',
])('never touches the file %s', (path) => {
  expect(fileKind(at(path))).toBeNull();
});

it('knows the sizes and shapes of one picture as that picture', () => {
  const names = ['1003-card-480.avif', '1003-card-960.webp', '1003-tall-720.avif', '1003-wide-1440.avif'];
  const found = new Set(names.map((name) => pictureAt(at(`/images/hotels/${name}`))));
  expect([...found]).toEqual(['/images/hotels/1003']);
  expect(pictureAt(at('/images/hotels/1004-card-480.avif'))).toBe('/images/hotels/1004');
  expect(pictureAt(at('/images/brands/original.svg'))).toBe('/images/brands/original.svg');
  expect(pictureAt(at('/sarastus.css'))).toBeNull();
});
