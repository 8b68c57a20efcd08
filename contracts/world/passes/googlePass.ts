import { sign, verify } from 'node:crypto';
import type { Locale } from '@/domain/locale';
import type { PassFacts } from './passFacts';
import { passColours, passTexts, statusTexts } from './passTexts';
import { practiceKey } from './practiceKey';

/** The number that Google knows a chain by. */
const ISSUER = '3388000000000000000';

interface Words {
  readonly defaultValue: { readonly language: string; readonly value: string };
}

/** A pass as Google stores it, as far as this chain fills it. */
export interface GenericObject {
  readonly id: string;
  readonly classId: string;
  readonly cardTitle: Words;
  readonly header: Words;
  readonly subheader: Words;
  readonly hexBackgroundColor: string;
  readonly validTimeInterval: { readonly start: { readonly date: string }; readonly end: { readonly date: string } };
  readonly merchantLocations: readonly { readonly latitude: number; readonly longitude: number }[];
  readonly barcode: { readonly type: 'QR_CODE'; readonly value: string };
  readonly textModulesData: readonly { readonly id: string; readonly header: string; readonly body: string }[];
}

/** Day and time as the hotel's clocks show them. */
const written = (iso: string, language: Locale): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${iso.slice(0, 19)}Z`));

const objectOf = (facts: PassFacts, language: Locale): GenericObject => {
  const { bookingNumber, arrivesAt, leavesAt, latitude, longitude } = facts;
  const words = (value: string): Words => ({ defaultValue: { language, value } });
  // Their ids are short, since each letter counts.
  const rows = [
    ['from', passTexts.arrival, written(arrivesAt, language)],
    ['to', passTexts.departure, written(leavesAt, language)],
    ['no', passTexts.number, bookingNumber],
    ['rooms', passTexts.rooms, String(facts.rooms)],
    ['guests', passTexts.guests, String(facts.guests)],
    ['at', passTexts.address, facts.address[language]],
  ] as const;
  return {
    id: `${ISSUER}.${bookingNumber}`,
    classId: `${ISSUER}.stay`,
    cardTitle: words('Sarastus'),
    header: words(facts.hotel[language]),
    subheader: words(statusTexts[facts.status][language]),
    hexBackgroundColor: passColours[facts.brand].ground,
    validTimeInterval: { start: { date: arrivesAt }, end: { date: leavesAt } },
    merchantLocations: [{ latitude, longitude }],
    barcode: { type: 'QR_CODE', value: facts.deskCode },
    textModulesData: rows.map(([id, header, body]) => ({ id, header: header[language], body })),
  };
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = encode({ alg: 'RS256', typ: 'JWT' });

/**
 * The pass of a stay as Google takes it: a signed token that ends an address, in one language, as an address has room for
 * 1800 characters of it. `now` in milliseconds.
 */
export const googlePass = (facts: PassFacts, language: Locale, now: number): string => {
  const claims = {
    iss: 'passes@sarastus.example',
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now / 1000),
    payload: { genericObjects: [objectOf(facts, language)] },
  };
  const body = `${header}.${encode(claims)}`;
  return `${body}.${sign('sha256', Buffer.from(body), practiceKey().key).toString('base64url')}`;
};

/** The pass in a token, as Google would read it; null for a token that the chain did not sign. */
export const readGooglePass = (token: string): GenericObject | null => {
  const [, body = '', claims = '', signature = ''] = /^([\w-]+\.([\w-]+))\.([\w-]+)$/.exec(token) ?? [];
  const value = Buffer.from(signature, 'base64url');
  // Some letters at the end of a signature say the same: only the ones that were written are taken.
  const isWhole = value.toString('base64url') === signature;
  if (!isWhole || !verify('sha256', Buffer.from(body), practiceKey().certificate.publicKey, value)) return null;
  const { payload } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    readonly payload: { readonly genericObjects: readonly GenericObject[] };
  };
  return payload.genericObjects[0] ?? null;
};
