import { addressesIn, pageWithout, routeIn, savedHtml, titleIn } from './savedHtml';

const words = { notice: "You're offline.", saved: 'Saved on Mon 2 Nov 2026 at 09:00.' };

const page = (main: string, notice = 'You&#x27;re offline.') =>
  [
    '<!DOCTYPE html><html lang="en" data-consent-version="1" data-consent-asked="statistics"><head>',
    '<title data-next-head="">Offers | Sarastus</title>',
    '<link rel="preload" href="/a.js" as="script"/><link rel="preload" href="/fonts/a.woff2" as="font"/>',
    '<script defer="" src="/wake.js"></script><script src="/theme.js"></script>',
    '<script type="application/ld+json">{"price":"71.40"}</script></head>',
    `<body><div><div data-text="true">${notice}</div><main id="main"><div class="c">${main}</div></main></div>`,
    '<template data-scripts=""><script src="/_next/static/a.js"></script></template>',
    '<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"route":"offers","price":71}}}</script>',
    '</body></html>',
  ].join('');

it('a saved page says from when it is, in the place of the notice', () => {
  const saved = savedHtml(page('<h1>Offers</h1>'), words);
  expect(saved).toContain('<div data-text="true">Saved on Mon 2 Nov 2026 at 09:00.</div>');
  expect(saved).toContain('<html data-offline="saved" lang="en">');
  expect(saved).toContain('<h1>Offers</h1>');
});

it('a page whose notice has other words says so, too', () => {
  expect(savedHtml(page('', 'No line.'), words)).toContain(`<p role="status">${words.saved}</p><main`);
});

it('the frame for pages that are not saved keeps the notice as it is, once', () => {
  const frame = savedHtml(page(''), { notice: words.notice, saved: words.notice });
  expect(frame.split('You&#x27;re offline.')).toHaveLength(2);
  expect(frame).not.toContain('role="status"');
});

it('no script of a saved page runs but that for light and dark, and none of its data is left', () => {
  const saved = savedHtml(page(''), words);
  expect(saved.match(/<script[^>]*>/g)).toEqual(['<script src="/theme.js">']);
  expect(saved).not.toMatch(/71|_next|as="script"/);
  expect(saved).toContain('as="font"');
});

it('prices are taken out with all that is in them', () => {
  const price = '<span class="a" data-price="true"><span><span>From €71.40</span></span><span>per night</span></span>';
  expect(savedHtml(page(`<p>${price}</p><span>until May</span>${price}`), words)).toContain(
    '<div class="c"><p></p><span>until May</span></div>',
  );
});

it('a picture that a press makes larger stays, as a picture', () => {
  const picture = '<picture class="p"><img alt="A room" src="/images/rooms/a-card-960.webp"/></picture>';
  const button = `<button type="button" aria-haspopup="dialog" class="b"><span>Enlarge: </span>${picture}</button>`;
  const other = '<button type="button">Next</button>';
  expect(savedHtml(page(`<ul><li>${button}</li><li>${other}${button}</li></ul>`), words)).toContain(
    `<ul><li><span class="b">${picture}</span></li><li>${other}<span class="b">${picture}</span></li></ul>`,
  );
});

it.each([
  ['€20 per stay', '– per stay'],
  ['20\u00a0€ per vistelse', '– per vistelse'],
  ['Från 1\u00a0120,50\u00a0€.', 'Från –.'],
  ['From €1,120.50.', 'From –.'],
  ['maksaa 25 euroa vuodessa', 'maksaa – vuodessa'],
  ['Från 5\u00a0000\u00a0S-poäng', 'Från –'],
  ['25 euron maksu', '– maksu'],
  ['25-euron maksu', '– maksu'],
  ['15 euroja', '–'],
  ['Hind 25 eurot', 'Hind –'],
  ['alates 25 eurost', 'alates –'],
  ['EUR 25 per stay', '– per stay'],
  ['25 EUR per stay', '– per stay'],
  ['25&nbsp;€ yöltä', '– yöltä'],
  ['EUR&nbsp;1&nbsp;200', '–'],
  ['1\u202f200\u202feuroa', '–'],
  ['€\u202f25', '–'],
  ['5&nbsp;000&nbsp;S-pistettä', '–'],
  ['10 000 S-pisteellä, 5 000 S-punkti, 5,000 S points', '–, –, –'],
  ['lisämaksu 20–25 € ja 10 - 15 euroa', 'lisämaksu – ja –'],
  ['€20–25 a night', '– a night'],
  ['25 € 30 minuutilta', '– 30 minuutilta'],
  ['10 European cities, 10 eurooppalaista', '10 European cities, 10 eurooppalaista'],
  ['12 Euroopa linna, 12 europeiska', '12 Euroopa linna, 12 europeiska'],
  ['2027 Eurovision', '2027 Eurovision'],
  ['On 1 May 2026, 10 rooms', 'On 1 May 2026, 10 rooms'],
  ['a point for every euro', 'a point for every euro'],
])('of the text "%s" is left "%s"', (text, left) => {
  expect(savedHtml(page(`<p>${text}</p>`), words)).toContain(`<p>${left}</p>`);
});

it('reads the route, the title and the addresses of a page', () => {
  expect(routeIn(page(''))).toBe('offers');
  expect(routeIn('<script id="__NEXT_DATA__">{}</script>')).toBeNull();
  expect(titleIn(page(''))).toBe('Offers | Sarastus');
  expect(addressesIn('<img src="/a?b=1&amp;c=2"><a href="/d">')).toEqual(['/a?b=1&c=2', '/d']);
});

it('the page in the place of one that is not saved has the frame of a saved page, and lists what is saved', () => {
  const said = { title: 'You are offline', lead: 'Not saved.', retry: 'Again', pages: 'Saved pages' };
  const shell = savedHtml(page('<h1>Cookies</h1>'), words);
  const html = pageWithout(shell, said, [{ path: '/en', title: 'Sarastus &amp; you', saved: 'now' }], '/saved.js');
  expect(html).toContain('<title>You are offline</title>');
  expect(html).toContain('<div class="c"><div data-without-network>');
  expect(html).toContain('<a href="/en">Sarastus &amp; you</a>');
  expect(html).not.toContain('Cookies');
  expect(pageWithout(shell, said, [], '/saved.js')).not.toContain('Saved pages');
});
