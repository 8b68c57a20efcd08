import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@/domain/locale';
import { detachedSignature } from './detachedSignature';
import type { PassFacts } from './passFacts';
import { passColours, passTexts, statusTexts } from './passTexts';
import { zip } from './zip';

/** The type of a pass as a file. */
export const APPLE_PASS_TYPE = 'application/vnd.apple.pkpass';

const images = ['icon.png', 'icon@2x.png', 'logo.png', 'logo@2x.png'];

/** `rgb(18, 59, 44)` of `#123B2C`. */
const rgb = (hex: string): string => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** A text of the pass in every language, by the name that stands for it in `pass.json`. */
const stringsOf = ({ hotel, address, status }: PassFacts, language: Locale) => ({
  ...Object.fromEntries(Object.entries(passTexts).map(([name, texts]) => [name, texts[language]])),
  hotelName: hotel[language],
  hotelAddress: address[language],
  statusText: statusTexts[status][language],
});

/** In UTF-16, which phones of every age read. */
const stringsFile = (strings: Readonly<Record<string, string>>): Buffer => {
  const lines = Object.entries(strings).map(
    ([name, value]) => `"${name}" = "${value.replaceAll(/["\\]/g, String.raw`\$&`)}";\n`,
  );
  return Buffer.from(`\ufeff${lines.join('')}`, 'utf16le');
};

const field = (key: string, value: string | number) => ({ key, label: key, value });
/** A time as the hotel's clocks show it, wherever the phone is. */
const time = (key: string, value: string) => ({
  ...field(key, value),
  dateStyle: 'PKDateStyleMedium',
  timeStyle: 'PKDateStyleShort',
  ignoresTimeZone: true,
});

const passJson = (facts: PassFacts) => {
  const { bookingNumber, deskCode, brand, latitude, longitude, arrivesAt, leavesAt, rooms, guests } = facts;
  const colours = passColours[brand];
  return {
    formatVersion: 1,
    passTypeIdentifier: 'pass.example.sarastus.stay',
    teamIdentifier: 'PRACTICE00',
    organizationName: 'Sarastus',
    // The same for every pass of a booking: a phone replaces the one that it has.
    serialNumber: bookingNumber,
    description: 'stay',
    logoText: 'Sarastus',
    backgroundColor: rgb(colours.ground),
    foregroundColor: rgb(colours.text),
    labelColor: rgb(colours.label),
    relevantDate: arrivesAt,
    expirationDate: leavesAt,
    locations: [{ latitude, longitude }],
    barcodes: [
      { format: 'PKBarcodeFormatQR', message: deskCode, messageEncoding: 'iso-8859-1', altText: bookingNumber },
    ],
    generic: {
      headerFields: [field('number', bookingNumber)],
      primaryFields: [field('hotel', 'hotelName')],
      secondaryFields: [time('arrival', arrivesAt), time('departure', leavesAt)],
      auxiliaryFields: [field('rooms', rooms), field('guests', guests), field('status', 'statusText')],
      backFields: [field('address', 'hotelAddress')],
    },
  };
};

/** The pass of a stay as Apple's phones take it: a signed archive in four languages. `now` in milliseconds. */
export const applePass = (facts: PassFacts, now: number): Buffer => {
  const files = new Map([
    ['pass.json', Buffer.from(JSON.stringify(passJson(facts)))],
    ...images.map((name) => [name, readFileSync(path.join(__dirname, 'images', name))] as const),
    ...locales.map((each) => [`${each}.lproj/pass.strings`, stringsFile(stringsOf(facts, each))] as const),
  ]);
  const digests = [...files].map(([name, content]) => [name, createHash('sha1').update(content).digest('hex')]);
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(digests)));
  return zip(new Map([...files, ['manifest.json', manifest], ['signature', detachedSignature(manifest, now)]]));
};
