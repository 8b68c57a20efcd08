import type { Money } from './money';
import type { GuaranteeChoice } from './payment/payment';

declare const made: unique symbol;

/** What an API knows a call by when it is repeated. Only `idempotencyKey` makes one, so that no call has a constant. */
export type IdempotencyKey = string & { readonly [made]: true };

/** Everything that makes a call another call. */
export interface AskedOnce {
  /**
   * A random id of what the guest began, stored before anything is sent where a call must not be made twice; for a call
   * that may be repeated without harm, a new one for each press.
   */
  readonly attempt: string;
  readonly does:
    | 'addPhone'
    | 'askCode'
    | 'book'
    | 'cancel'
    | 'change'
    | 'checkIn'
    | 'checkOut'
    | 'complete'
    | 'connect'
    | 'makeCardCode'
    | 'makeKey'
    | 'orderCard'
    | 'pay'
    | 'removeCard'
    | 'removePhone'
    | 'saveCard'
    | 'saveDetails'
    | 'saveNotice'
    | 'void'
    | 'withdraw';
  /** What it is about: the booking, the order, the card, and which of its parts. */
  readonly about: string;
  /** Null where nothing is paid. */
  readonly way: GuaranteeChoice | null;
  readonly amount: Money | null;
}

const wayOf = ({ type, method, flow, bank, card, savedCardId }: GuaranteeChoice): string =>
  [type, method, flow, bank, card, savedCardId].filter((each) => each !== null).join('-');

/** The key of a call: the same for the same attempt at the same thing, another for anything else. Visible ASCII. */
export function idempotencyKey({ attempt, does, about, way, amount }: AskedOnce): IdempotencyKey {
  const parts = [attempt, does, about, way ? wayOf(way) : '', amount ? `${amount.amount}${amount.currency}` : ''];
  return parts
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(/[^\w.:-]/gu, encodeURIComponent))
    .join(':') as IdempotencyKey;
}
