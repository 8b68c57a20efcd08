import { createHmac, timingSafeEqual } from 'node:crypto';
import { accessScopes, type AccessScope } from '@/domain/guest/accessScope';
import { findCustomer, type CustomerRecord } from '../../world/customers';

type Kind = 'access' | 'refresh';

interface Grant {
  readonly customer: CustomerRecord;
  readonly kind: Kind;
  /** The purpose of the token. */
  readonly scopes: readonly AccessScope[];
  /** Milliseconds. */
  readonly expiresAt: number;
  /** Makes the tokens of one customer different. */
  readonly id: string;
}

const keyOf = (seed: string) => `sarastus-harness|${seed}`;
const sign = (text: string, seed: string) => createHmac('sha256', keyOf(seed)).update(text).digest('base64url');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = encode({ alg: 'HS256', typ: 'JWT' });

/** A JSON Web Token, signed with a key derived from the seed. */
export const mintToken = ({ customer, kind, scopes, expiresAt, id }: Grant, seed: string): string => {
  const claims = { sub: customer.id, typ: kind, scope: scopes.join(' '), exp: Math.floor(expiresAt / 1000), jti: id };
  const body = `${header}.${encode(claims)}`;
  return `${body}.${sign(body, seed)}`;
};

/** What the booking system reads instead of the access token; the site only passes it on. */
export const encrypted = (accessToken: string, seed: string): string => sign(`encrypted|${accessToken}`, seed);

export type TokenReading =
  | {
      readonly kind: 'customer';
      readonly customer: CustomerRecord;
      readonly scopes: readonly AccessScope[];
      readonly id: string;
    }
  | { readonly kind: 'expired' | 'invalid' | 'none' };

const claimsOf = (body: string): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
};

const isSame = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/** The customer and purpose of the token in an Authorization header. */
export const readToken = (authorization: string | null, kind: Kind, now: number, seed: string): TokenReading => {
  if (!authorization) return { kind: 'none' };
  const [, head = '', body = '', signature = ''] = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization) ?? [];
  if (!isSame(signature, sign(`${head}.${body}`, seed))) return { kind: 'invalid' };
  const { sub, typ, scope, exp, jti } = claimsOf(body);
  const customer = typeof sub === 'string' ? findCustomer(sub) : undefined;
  if (!customer || typ !== kind || typeof exp !== 'number') return { kind: 'invalid' };
  if (exp * 1000 <= now) return { kind: 'expired' };
  const granted = String(scope).split(' ');
  const scopes = accessScopes.filter((each) => granted.includes(each));
  return { kind: 'customer', customer, scopes, id: String(jti) };
};
