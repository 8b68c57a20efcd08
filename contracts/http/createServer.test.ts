/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actOnPage, ask, book, offerOf, orderOf } from './testGuest';
import { defaultAppConfig } from './defaultAppConfig';
import { testWorld } from './testWorld';

/** Sends a path as it is; fetch would normalize it. */
const statusOfRawPath = (address: string, raw: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(address, { path: raw }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

/** The configuration file of the export. */
const configuration = { features: { ...defaultAppConfig.features, custom: true } };

describe('the server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarastus-site-'));
  const site = path.join(folder, 'out');
  const world = testWorld({ staticDir: site });
  beforeAll(() => {
    for (const below of ['en', '_next/static', 'api']) mkdirSync(path.join(site, below), { recursive: true });
    writeFileSync(path.join(folder, 'secret.txt'), 'secret');
    writeFileSync(path.join(site, 'index.html'), 'home');
    writeFileSync(path.join(site, '404.html'), 'missing');
    writeFileSync(path.join(site, 'en', 'search.html'), 'search');
    writeFileSync(path.join(site, '_next/static', 'a.js'), '1;'.repeat(500));
    writeFileSync(path.join(site, 'api', 'appconfig'), JSON.stringify(configuration));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const get = (where: string, headers = {}) => fetch(world.address + where, { headers });

  it.each([
    ['/', 200, 'home'],
    ['/en/search', 200, 'search'],
    ['/en/search?room=0', 200, 'search'],
    ['/en/nothing', 404, 'missing'],
  ])('serves %s as a static host does', async (where, status, body) => {
    const response = await get(where);
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('caches hashed files for long, and compresses text', async () => {
    const response = await get('/_next/static/a.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toHaveLength(1000);
  });

  it('serves the configuration file of the site', async () => {
    const response = await get('/api/appconfig');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual(configuration);
  });

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/en/../../secret.txt', '/%2e%2e/secret.txt'])(
    'never leaves its folder: %s',
    async (raw) => {
      expect(await statusOfRawPath(world.address, raw)).toBe(404);
    },
  );

  it('shows the payment page in the language of the booking, and pays once', async () => {
    const order = { ...orderOf(await offerOf(world, 'STT'), 'DEPOSIT'), locale: 'SV_FI' };
    const { bookingNumber, bookingHash, paymentInstruction } = await book(world, order);
    const url = paymentInstruction.url ?? '';
    const page = await (await get(url)).text();
    expect(page).toContain('<html lang="sv">');
    expect(page).toContain('>Betala</button>');
    expect(page).not.toContain(bookingNumber);
    const location = await actOnPage(world, url, 'pay');
    expect(location).not.toMatch(new RegExp(`${bookingNumber}|${bookingHash}`));
    await actOnPage(world, url, 'cancel');
    expect(await (await get(url)).text()).toContain('Den här betalningen är klar');
  });

  it('rejects an order whose return address is on another site', async () => {
    for (const returnUrl of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example']) {
      const order = orderOf(await offerOf(world, 'STT'), 'DEPOSIT');
      const foreign = { ...order, guarantee: { ...order.guarantee, returnUrl } };
      const { errors } = await ask(
        world,
        'mutation Create($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }',
        { input: foreign },
      );
      expect(errors?.[0]?.message).toBe('The return address is a path of this site');
    }
  });
});
