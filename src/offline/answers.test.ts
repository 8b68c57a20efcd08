import { pathOf } from '@/routes/routes';
import { answerFile, answerPage, saveOpenPage } from './answers';

const HOST = 'https://stay.example';
const DAY = 86_400_000;
const HOUR = 3_600_000;
const begin = Date.UTC(2026, 10, 2);

const style = '/sarastus.css?v=1';
const font = '/fonts/fraunces-latin.woff2';
const picture = '/images/hotels/1001-card-480.webp';
const shell = pathOf('cookieSettings', 'en');

const html = (route: string, main: string, css = style) =>
  [
    `<!DOCTYPE html><html lang="en"><head><title>${route}</title><link rel="preload" href="${font}" as="font"/>`,
    `<link rel="stylesheet" href="${css}"/></head><body><main id="main"><div>${main}</div></main>`,
    `<script id="__NEXT_DATA__" type="application/json">{"props":{"route":"${route}"}}</script></body></html>`,
  ].join('');

/** What the host has, by the path that is asked for; `asked` is what the browser has asked it for. */
let host: Record<string, string>;
let asked: string[];
let isOnline: boolean;
let saved: Map<string, Response>;

const hrefOf = (address: Request | URL | string): string =>
  new URL(address instanceof Request ? address.url : address, HOST).href;
const pathAt = (href: string): string => href.slice(HOST.length);

const cache = {
  match: async (address: string) => saved.get(hrefOf(address))?.clone(),
  put: async (address: string, answer: Response) => void saved.set(hrefOf(address), answer),
  delete: async (address: string) => saved.delete(hrefOf(address)),
  keys: async () => [...saved.keys()].map((url) => new Request(url)),
};

async function askHost(address: Request | URL | string): Promise<Response> {
  const path = pathAt(hrefOf(address));
  if (!isOnline) throw new TypeError('no network');
  asked.push(path);
  const body = host[path];
  const answer = new Response(body ?? 'none', { status: body === undefined ? 404 : 200 });
  // As a browser calls the answers of the page's own host.
  for (const each of [answer, answer.clone()]) Object.defineProperty(each, 'type', { value: 'basic' });
  const clone = answer.clone.bind(answer);
  return Object.assign(answer, { clone: () => Object.defineProperty(clone(), 'type', { value: 'basic' }) });
}

beforeEach(() => {
  jest.useFakeTimers({ now: begin, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  host = {
    '/en': html('home', `<img src="${picture}"/>`),
    '/en/offers': html('offers', 'Offers'),
    [shell]: html('cookieSettings', 'Cookies'),
    [style]: 'style',
    [font]: 'font',
    [picture]: 'picture',
    '/saved.js': 'bookings 1',
  };
  [asked, isOnline, saved] = [[], true, new Map()];
  Object.assign(globalThis, { location: new URL(HOST), caches: { open: async () => cache }, fetch: askHost });
});

afterEach(() => jest.useRealTimers());

async function settled(give: (later: (work: () => Promise<void>) => void) => Promise<Response>): Promise<string> {
  const works: Promise<void>[] = [];
  const answer = await give((work) => void works.push(work()));
  await Promise.all(works);
  return answer.text();
}
const pageAt = (path: string) => settled((later) => answerPage(HOST + path, () => askHost(path), later));
const fileAt = (path: string) => settled((later) => answerFile(new Request(HOST + path), later));

/** What a browser does with a page: it asks for the page and its files, with those of its pictures that come into view. */
async function visit(path: string, time: number, pictures: readonly string[] = []): Promise<void> {
  jest.setSystemTime(begin + time);
  await pageAt(path);
  for (const file of [style, font, ...pictures]) await fileAt(file);
}

function loseNetwork(time: number): void {
  jest.setSystemTime(begin + time);
  isOnline = false;
}

it('a guest who was here the day before yesterday finds pages and bookings, however long ago the first visit was', async () => {
  await visit('/en', 0);
  await visit('/en', 29 * DAY);
  loseNetwork(31 * DAY);
  expect(await pageAt('/en')).toContain('data-offline="saved"');
  const instead = await pageAt('/en/bookings');
  expect(instead).toContain('data-saved-bookings');
  expect(instead).toContain('src="/saved.js"');
  const files = ['/saved.js', style, font];
  expect(await Promise.all(files.map(fileAt))).toEqual(['bookings 1', 'style', 'font']);
});

it('a page of a step, which is not saved itself, keeps the bookings within reach, too', async () => {
  for (const day of [0, 29]) {
    jest.setSystemTime(begin + day * DAY);
    await saveOpenPage('/en/booking/confirmation', []);
  }
  loseNetwork(31 * DAY);
  expect(await pageAt('/en/bookings')).toContain('data-saved-bookings');
  expect(await Promise.all(['/saved.js', style, font].map(fileAt))).toEqual(['bookings 1', 'style', 'font']);
});

it('a guest who has looked at as many pages as are saved finds the bookings, too', async () => {
  const paths = Array.from({ length: 40 }, (_, index) => `/en/news/${index + 1}-story`);
  for (const [index, path] of paths.entries()) {
    host[path] = html('newsArticle', path);
    await visit(path, index);
  }
  loseNetwork(HOUR);
  expect(await pageAt(paths.at(-1) ?? '')).toContain('data-offline="saved"');
  expect(await pageAt('/en/bookings')).toContain('data-saved-bookings');
});

it('a guest who was last here a month ago finds nothing', async () => {
  await visit('/en', 0, [picture]);
  loseNetwork(31 * DAY);
  for (const path of ['/en', '/en/bookings']) await expect(pageAt(path)).rejects.toThrow('no network');
  isOnline = true;
  await visit('/en/offers', 32 * DAY);
  expect([...saved.keys()].map(pathAt).sort()).toEqual(['/en/offers', shell, style, font, '/saved.js'].sort());
});

it('what is saved already is not asked for again, beside what the page itself asks for', async () => {
  await visit('/en', 0);
  asked = [];
  await visit('/en/offers', 1000);
  await saveOpenPage('/en/offers', [HOST + font]);
  expect(asked).toEqual(['/en/offers', style, font, '/en/offers']);
});

it('what shows the bookings is that of the release that a guest visited last', async () => {
  await visit('/en', 0);
  host['/saved.js'] = 'bookings 2';
  await visit('/en', HOUR);
  loseNetwork(2 * HOUR);
  expect(await fileAt('/saved.js')).toBe('bookings 2');
});

it('the frame is that of a release of yesterday at the oldest, with the styles of that release', async () => {
  await visit('/en', 0);
  const next = '/sarastus.css?v=2';
  Object.assign(host, { [shell]: html('cookieSettings', 'Cookies', next), [next]: 'next style' });
  await visit('/en', 2 * DAY);
  loseNetwork(3 * DAY);
  expect(await pageAt('/en/bookings')).toContain(next);
  expect(await fileAt(next)).toBe('next style');
});

it('a page looks as it should to its last day, though its files were saved hours before it', async () => {
  await visit('/en', 0, [picture]);
  await visit('/en', 20 * HOUR);
  loseNetwork(30 * DAY + 10 * HOUR);
  expect(await pageAt('/en')).toContain('data-offline="saved"');
  expect(await Promise.all([style, font, picture].map(fileAt))).toEqual(['style', 'font', 'picture']);
});

it('a picture stays with the page that shows it, though the guest did not scroll to it the last time', async () => {
  await visit('/en', 0, [picture]);
  await visit('/en', 29 * DAY);
  await visit('/en/offers', 32 * DAY);
  loseNetwork(33 * DAY);
  expect(await fileAt(picture)).toBe('picture');
});

it('with a network everything comes from the host', async () => {
  await visit('/en', 0);
  host[style] = 'other style';
  expect(await fileAt(style)).toBe('other style');
  delete host[style];
  expect(await fileAt(style)).toBe('none');
});
