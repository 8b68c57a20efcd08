import { createHmac, timingSafeEqual } from 'node:crypto';
import { findCustomer, type CustomerRecord } from '../world/customers';

/**
 * Access tokens of the harness: `base64url({"sub","exp"}) + "." + base64url(HMAC-SHA256)`, signed with a key made of
 * the seed. They open nothing but this harness.
 */
const keyOf = (seed: string) => `sarastus-harness|${seed}`;
const sign = (body: string, seed: string) => createHmac('sha256', keyOf(seed)).update(body).digest('base64url');

/** A token for a customer, good until an instant in milliseconds. */
export const mintToken = (customer: CustomerRecord, expiresAt: number, seed: string): string => {
  const body = Buffer.from(JSON.stringify({ sub: customer.id, exp: Math.floor(expiresAt / 1000) })).toString(
    'base64url',
  );
  return `${body}.${sign(body, seed)}`;
};

export type TokenReading =
  { readonly kind: 'customer'; readonly customer: CustomerRecord } | { readonly kind: 'expired' | 'invalid' | 'none' };

const claimsOf = (body: string): { readonly sub?: unknown; readonly exp?: unknown } => {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as { sub?: unknown; exp?: unknown };
  } catch {
    return {};
  }
};

/** Whose token an Authorization header carries. */
export const readToken = (authorization: string | null, now: number, seed: string): TokenReading => {
  if (!authorization) return { kind: 'none' };
  const [, body = '', signature = ''] = /^Bearer ([\w-]+)\.([\w-]+)$/.exec(authorization) ?? [];
  const expected = Buffer.from(sign(body, seed));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return { kind: 'invalid' };
  const { sub, exp } = claimsOf(body);
  const customer = typeof sub === 'string' ? findCustomer(sub) : undefined;
  if (!customer || typeof exp !== 'number') return { kind: 'invalid' };
  return exp * 1000 <= now ? { kind: 'expired' } : { kind: 'customer', customer };
};
