/** @jest-environment node */
import { createHash, createHmac, verify, X509Certificate } from 'node:crypto';
import { locales } from '@/domain/locale';
import { cancelledIn } from '../testCancel';
import { edited, editOf, shownReservation } from '../testEdit';
import { ask, book, offerOf, orderOf } from '../testGuest';
import { rateOf } from '../testGuestV1';
import { setClock, withStays, type StayKeys } from '../testStays';
import { resetWorld, testWorld } from '../testWorld';
import { statusTexts } from '../../world/passes/passTexts';
import { readPass, textsIn, tokenIn } from './testPass';

interface Links {
  readonly kind: 'APPLE' | 'GOOGLE';
  readonly url: string;
}

const world = testWorld();
let key: (name: string) => StayKeys;
beforeEach(async () => {
  await resetWorld(world);
  key = await withStays(world, 'none');
});

/** How each API gives the links of a booking. */
const asks = {
  v1: async ({ number, hash }: StayKeys, language = 'en') => {
    const locale = { fi: 'fi_FI', en: 'en_GB', sv: 'sv_FI', et: 'et_EE' }[language];
    const { data } = await ask<{ reservation: { readonly walletPasses: readonly Links[] } }>(
      world,
      `query Q($id: ID!, $hash: ID!) {
        reservation(locale: ${locale}, id: $id, reservationHash: $hash) { walletPasses { kind url } } }`,
      { id: number, hash },
      {},
      '/graphql',
    );
    return data.reservation.walletPasses;
  },
  v2: async ({ number, hash }: StayKeys, language = 'en') => {
    const locale = { fi: 'FI_FI', en: 'EN_GB', sv: 'SV_FI', et: 'ET_EE' }[language];
    const { data } = await ask<{ getBooking: { readonly walletPasses: readonly Links[] } }>(
      world,
      'query Q($input: GetBookingInput!) { getBooking(input: $input) { ... on HotelReservation { walletPasses { kind url } } } }',
      { input: { bookingNumber: number, bookingHash: hash, locale } },
    );
    return data.getBooking.walletPasses;
  },
};

const linkOf = async (kind: Links['kind'], stay: StayKeys, language = 'en') => {
  const found = (await asks.v2(stay, language)).find((each) => each.kind === kind);
  if (!found) throw new Error(`No link for ${kind}`);
  return found.url;
};
const open = (url: string) => fetch(world.address + url);
const passAt = async (url: string) => readPass(Buffer.from(await (await open(url)).arrayBuffer()));

/** The text with its last letter changed, so that other bits are meant. */
const changed = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

describe.each(['v1', 'v2'] as const)('the links of a booking over %s', (api) => {
  it('are one for each app, on the host of the site', async () => {
    const links = await asks[api](key('upcoming'));
    expect(links.map(({ kind, url }) => [kind, new URL(url, 'https://own.invalid').host])).toEqual([
      ['APPLE', 'own.invalid'],
      ['GOOGLE', 'own.invalid'],
    ]);
  });

  it.each(['cancelled', 'past1'])('are none for one that is %s', async (name) => {
    expect(await asks[api](key(name))).toEqual([]);
  });

  it('are none while it waits for a payment', async () => {
    const made = await book(world, orderOf(await offerOf(world, 'STQ'), 'DEPOSIT'));
    expect(await asks[api]({ number: made.bookingNumber, hash: made.bookingHash })).toEqual([]);
  });
});

describe('the pass for Apple', () => {
  it('is served as one, to be kept by nobody on the way', async () => {
    const answer = await open(await linkOf('APPLE', key('upcoming')));
    expect(answer.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="sarastus-${key('upcoming').number}.pkpass"`,
    );
  });

  it('holds the stay, in the time of the hotel, and nothing of the guest', async () => {
    const stay = key('upcoming');
    const { pass, files } = await passAt(await linkOf('APPLE', stay));
    expect(pass).toMatchObject({
      serialNumber: stay.number,
      organizationName: 'Sarastus',
      // The colours of its brand.
      backgroundColor: 'rgb(18, 59, 44)',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: `DESK-${stay.number}` }],
      relevantDate: '2026-11-22T15:00:00+02:00',
      expirationDate: '2026-11-24T12:00:00+02:00',
      locations: [{ latitude: expect.closeTo(60, 0) as unknown, longitude: expect.closeTo(25, 0) as unknown }],
      generic: {
        headerFields: [{ key: 'number', value: stay.number }],
        secondaryFields: [
          { key: 'arrival', value: '2026-11-22T15:00:00+02:00', ignoresTimeZone: true },
          { key: 'departure', value: '2026-11-24T12:00:00+02:00', ignoresTimeZone: true },
        ],
        auxiliaryFields: [{ value: 1 }, { value: 2 }, { value: 'statusText' }],
      },
    });
    const words = [JSON.stringify(pass), ...locales.map((each) => JSON.stringify(textsIn(files, each)))].join();
    const { contact } = await shownReservation(world, { id: stay.number, reservationHash: stay.hash });
    const personal = [contact.firstName, contact.lastName, contact.email, stay.hash, '@', '+358'];
    expect(personal.filter((each) => words.includes(each))).toEqual([]);
  });

  it('has the words of four languages for every name in it', async () => {
    const { pass, files } = await passAt(await linkOf('APPLE', key('upcoming')));
    const named = Object.values(pass.generic).flatMap((fields) => fields.map(({ label }) => label));
    const hotels = locales.map((each) => {
      const texts = textsIn(files, each);
      expect(Object.keys(texts)).toEqual(expect.arrayContaining([...named, 'stay', 'hotelName', 'hotelAddress']));
      expect(Object.values(texts).filter((text) => text === '')).toEqual([]);
      return [texts.arrival, texts.hotelAddress?.split(', ').at(-1)];
    });
    expect(hotels).toEqual([
      ['Tulo', '00100 Helsinki'],
      ['Arrival', '00100 Helsinki'],
      ['Ankomst', '00100 Helsingfors'],
      ['Saabumine', '00100 Helsingi'],
    ]);
  });

  it('names each of its files by its digest, and is signed over these', async () => {
    const { files, manifest, signature } = await passAt(await linkOf('APPLE', key('upcoming')));
    const content = [...files.keys()].filter((name) => name !== 'manifest.json' && name !== 'signature');
    expect(Object.keys(manifest).sort()).toEqual(content.sort());
    expect(content).toEqual(expect.arrayContaining(['pass.json', 'icon.png', 'icon@2x.png', 'fi.lproj/pass.strings']));
    for (const name of content) {
      expect(
        createHash('sha1')
          .update(files.get(name) ?? '')
          .digest('hex'),
      ).toBe(manifest[name]);
    }
    const text = files.get('manifest.json') ?? Buffer.alloc(0);
    const { publicKey, subject } = new X509Certificate(signature.certificate);
    expect(subject).toContain('UID=pass.example.sarastus.stay');
    expect(signature.digest).toEqual(createHash('sha256').update(text).digest());
    expect(verify('sha256', signature.signed, publicKey, signature.value)).toBe(true);
    expect(signature.signedAt).toBe('261102070000Z');
  });

  it('is only read', async () => {
    const url = world.address + (await linkOf('APPLE', key('upcoming')));
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  });

  it('is another after a change of dates', async () => {
    const stay = key('upcoming');
    const before = await linkOf('APPLE', stay);
    const reservation = { id: stay.number, reservationHash: stay.hash };
    const shown = await shownReservation(world, reservation);
    const dateRange = { startDate: '2026-11-23', endDate: '2026-11-24' };
    const code = shown.reservedRooms[0]?.roomType.id.slice('1001-'.length) ?? '';
    const { rate } = await rateOf(world, code, 'WEBBAR', {}, { dateRange }, { editing: true });
    const { error } = await edited(world, reservation, editOf(shown, { dateRange, totalPrice: rate.price.amount }));
    expect(error).toBeNull();
    for (const url of [before, await linkOf('APPLE', stay)]) {
      expect((await passAt(url)).pass).toMatchObject({
        serialNumber: stay.number,
        relevantDate: '2026-11-23T15:00:00+02:00',
      });
    }
    const { pass } = tokenIn(await linkOf('GOOGLE', stay));
    expect(pass.validTimeInterval.start.date).toBe('2026-11-23T15:00:00+02:00');
  });
});

describe('a link for Apple', () => {
  it('opens nothing once any letter of it is changed', async () => {
    const url = await linkOf('APPLE', key('upcoming'));
    for (const at of ['/wallet/'.length, url.indexOf('.') - 5, url.indexOf('.') + 1, url.length - 1]) {
      expect((await open(changed(url, at))).status).toBe(404);
    }
    expect((await open(`${url}.A`)).status).toBe(404);
  });

  it('opens no other booking', async () => {
    const [own, other] = [await linkOf('APPLE', key('upcoming')), await linkOf('APPLE', key('arriving'))];
    const [body] = other.split('.');
    const [, seal] = own.split('.');
    expect((await open(other)).status).toBe(200);
    expect((await open(`${body}.${seal}`)).status).toBe(404);
  });

  it('is sealed with the secret of its booking, so that nobody makes one of another', async () => {
    const [body = ''] = (await linkOf('APPLE', key('arriving'))).split('.');
    const sealed = ({ hash }: StayKeys) =>
      createHmac('sha256', hash)
        .update(`wallet-pass|${body.slice('/wallet/'.length)}`)
        .digest('base64url');
    expect((await open(`${body}.${sealed(key('arriving'))}`)).status).toBe(200);
    expect((await open(`${body}.${sealed(key('upcoming'))}`)).status).toBe(404);
  });

  it.each(['/wallet/', '/wallet/a', '/wallet/e30.AAAA', '/wallet/a.b.c'])(
    'that nobody made opens nothing: %s',
    async (url) => {
      expect((await open(url)).status).toBe(404);
    },
  );

  it('says in the language of the guest that its hour is over', async () => {
    const url = await linkOf('APPLE', key('upcoming'), 'sv');
    await setClock(world, '2026-11-02T09:59:59+02:00');
    expect((await open(url)).status).toBe(200);
    await setClock(world, '2026-11-02T10:00:00+02:00');
    const answer = await open(url);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('Öppna din bokning igen');
  });

  it('says that the booking is over', async () => {
    const url = await linkOf('APPLE', key('upcoming'));
    expect(await cancelledIn(world, key('upcoming'))).toBe('CancelBookingSuccess');
    expect((await open(url)).status).toBe(410);
  });
});

describe('the pass for Google', () => {
  it('is a signed token that is short enough for an address, and holds the stay', async () => {
    const stay = key('upcoming');
    for (const language of locales) {
      const { token, header, claims, pass } = tokenIn(await linkOf('GOOGLE', stay, language));
      expect(token.length).toBeLessThanOrEqual(1800);
      expect(header).toEqual({ alg: 'RS256', typ: 'JWT' });
      expect(claims).toMatchObject({
        aud: 'google',
        typ: 'savetowallet',
        iat: Date.parse('2026-11-02T07:00:00Z') / 1000,
      });
      expect(pass.header.defaultValue.language).toBe(language);
      expect(pass.subheader.defaultValue.value).toBe(statusTexts.CONFIRMED[language]);
      expect(pass.barcode).toEqual({ type: 'QR_CODE', value: `DESK-${stay.number}` });
      expect(JSON.stringify(pass)).not.toMatch(/@|\+358/);
    }
    const { pass } = tokenIn(await linkOf('GOOGLE', stay));
    expect(pass.textModulesData.map(({ header, body }) => [header, body])).toEqual([
      ['Arrival', '22 Nov 2026, 15:00'],
      ['Departure', '24 Nov 2026, 12:00'],
      ['Booking number', stay.number],
      ['Rooms', '1'],
      ['Guests', '2'],
      ['Address', expect.stringContaining('00100 Helsinki')],
    ]);
  });

  it('is shown by a page of the harness, and refused with another signature', async () => {
    const url = await linkOf('GOOGLE', key('upcoming'));
    const answer = await open(url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<dd>${key('upcoming').number}</dd>`);
    for (const at of [url.indexOf('.') + 60, url.lastIndexOf('.') + 9, url.length - 1]) {
      expect((await open(changed(url, at))).status).toBe(403);
    }
  });
});
