import { keptStorage } from '@/browser/keptStorage';
import { hoursInMs, readKept, writeKept } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import type { Tokens } from '@/domain/guest/token';
import { subjectOf } from '@/domain/guest/tokenBody';

/** 30 days: longer than what a customer typed, or ordered and a bank decides on, stays in a browser. */
const lifetimeMs = /* @__PURE__ */ hoursInMs(24 * 30);

const lastCustomerKeeping: Keeping<string> = {
  key: 'sarastus.auth.lastCustomer',
  parse: (value) => (typeof value === 'string' ? value : null),
  lifetimeMs,
};

/** Keeps whose tokens are cleared: what they typed stays for them, and for nobody else who signs in. */
export const keepLastCustomer = ({ accessToken }: Tokens): void =>
  writeKept(keptStorage, lastCustomerKeeping, subjectOf(accessToken), Date.now());

/** Whose sign-in ended last in this browser; null when nobody's did, or what they left was forgotten since. */
export const lastCustomer = (): string | null => readKept(keptStorage, lastCustomerKeeping, Date.now());
