import type { Page } from '@playwright/test';
import { now } from './site';

const slices = [
  ...['reservationFlow', 'reservationFlowV2', 'editReservationFlow', 'connectScard', 'purchaseScard', 'renewScard'],
  ...['sCardPromotionCode', 'auth', 'mySCard', 'featureFlags', 'paymentError', 'madeBookings'],
].map((name) => `sarastus.state.${name}`);
const keys = [...slices, 'sarastus.scheme', 'sarastus.brand', 'sarastus.openReservation', 'sarastus.flags'];

const kept = (value: unknown, version: unknown = 1) =>
  JSON.stringify({ version, savedAt: new Date(now).getTime(), value });

/** Every field of a flow, each with a value of a wrong type. */
const wrongFlow = {
  criteria: {
    startDate: 'soon',
    endDate: 7,
    destination: { kind: 'hotel', hotelId: { a: 1 } },
    party: { rooms: 1_000_000_000, adults: -1, children: '2', childrenAges: 'old', pets: null },
    loyaltyTypes: 'ASOM',
    rewardNight: 'yes',
  },
  hotel: { name: ['x'], timeZone: 'Moon/Crater', brand: 'unknown' },
  roomPlacement: { roomCount: 1_000_000_000, adultPlacement: [-1], childPlacement: {}, petPlacement: 'all' },
  roomChoices: [null, 7, { extraServices: [{ quantity: -5 }] }],
  contactInformation: 'Aino',
  contactComplete: 'true',
  checkAndConfirm: null,
  paymentState: { order: '{', isSent: 'true', bookingNumber: 7, paymentUrl: 'javascript:alert(1)' },
};

/** Texts that storage may hold instead of what the site wrote. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'state of version 0': kept({ hotel: { id: '1001' }, step: 2, contact: { name: 'Aino' } }, 0),
  'JSON that is cut off': kept(wrongFlow).slice(0, -40),
  'wrong types': kept(wrongFlow),
  'a list where a value should be': kept([[[]], wrongFlow]),
  'foreign values': '<!doctype html><title>not ours</title>',
};

/** Stores one text under every key of the site, in both storages, before its first page opens. */
export async function seedStorage(page: Page, text: string): Promise<void> {
  const blank = '/__blank';
  await page.route(`**${blank}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto(blank);
  await page.evaluate(
    ({ names, value }) => {
      for (const storage of [localStorage, sessionStorage]) for (const name of names) storage.setItem(name, value);
    },
    { names: keys, value: text },
  );
}

/** Ways in which a browser may refuse storage, each applied to a page before its scripts run. */
export const refusals: Readonly<Record<string, () => void>> = {
  'a full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'storage that throws at access': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'cookies and storage turned off': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  },
};
