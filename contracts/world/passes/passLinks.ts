import { createHmac, timingSafeEqual } from 'node:crypto';
import { locales, type Locale } from '@/domain/locale';
import { knownOr } from '@/domain/known';
import type { Caller, World } from '../context';
import { findBooking, releaseExpired } from '../store/bookings';
import type { BookingRecord } from '../store/bookingRecord';
import { googlePass } from './googlePass';
import { passFacts, type PassFacts } from './passFacts';

/** Milliseconds for which a link opens its pass: whoever reads the booking again gets a new one. */
export const LINK_LIFETIME = 60 * 60_000;

interface Claims {
  readonly number: string;
  readonly language: Locale;
  /** Milliseconds. */
  readonly until: number;
}

const encode = (claims: Claims): string => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** Signed with the hash of the booking: a link opens the pass of that booking alone. */
const sealOf = (body: string, { hash }: BookingRecord): string =>
  createHmac('sha256', hash).update(`wallet-pass|${body}`).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The links that add a booking to a phone; none for one that has no pass. */
export const passLinks = (
  world: World,
  caller: Pick<Caller, 'twist'>,
  booking: BookingRecord,
  language: Locale,
): readonly { readonly kind: 'APPLE' | 'GOOGLE'; readonly url: string }[] => {
  const facts = passFacts(world, caller, booking);
  if (!facts) return [];
  const now = world.now().getTime();
  const body = encode({ number: booking.number, language, until: now + LINK_LIFETIME });
  return [
    { kind: 'APPLE', url: `${world.basePath}/wallet/${body}.${sealOf(body, booking)}` },
    // Google is not asked on a practice site: a page of the harness takes its place.
    { kind: 'GOOGLE', url: `${world.basePath}/stand-in/wallet/${googlePass(facts, language, now)}` },
  ];
};

/** What a link opens. `over`: it was one, and the booking or its hour is over; `unknown`: the chain never made it. */
export type OpenedLink =
  | { readonly kind: 'open'; readonly facts: PassFacts }
  | { readonly kind: 'over'; readonly language: Locale }
  | { readonly kind: 'unknown' };

const claimsIn = (body: string): Partial<Record<keyof Claims, unknown>> => {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as Partial<Record<keyof Claims, unknown>>;
  } catch {
    return {};
  }
};

/** Opens the link with a token. */
export const openPassLink = (world: World, token: string): OpenedLink => {
  const [, body = '', seal = ''] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  const { number, language, until } = claimsIn(body);
  releaseExpired(world.store, world.now().getTime());
  const booking = typeof number === 'string' ? findBooking(world.store, number) : null;
  if (!booking || !isSame(seal, sealOf(body, booking))) return { kind: 'unknown' };
  const facts = Number(until) > world.now().getTime() ? passFacts(world, { twist: {} }, booking) : null;
  return facts ? { kind: 'open', facts } : { kind: 'over', language: knownOr(language, locales, 'fi') };
};
