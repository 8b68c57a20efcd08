import { fileKind, pageAt, savedRoutes } from './keeping';

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
