import type { WithdrawalError } from '../apiCodes';
import type { Caller, World } from '../context';
import { findAnswer, storeAnswer, type Attempt } from '../store/answers';
import { missesSince, noteMiss } from '../store/misses';
import { immediately } from '../store/openStore';
import { findCardOrder, settledOrdersOf, type CardOrderRecord } from '../store/sCardOrders';
import type { CardRecord } from '../store/sCards';
import { cardByNumber } from './cardRegistry';
import { endOrder, stateOf, withdrawableOrder } from './withdrawOrder';

/** After this many misses a number is not looked up any more for a while, and a caller after more of them. */
const MISSES_OF_NUMBER = 5;
const MISSES_OF_CALLER = 20;
const REMEMBERED_MS = 15 * 60_000;

export interface AskedWithdrawal {
  /** Of the card, or of the order. */
  readonly number: string;
  readonly email: string;
}

export type FoundWithdrawal =
  | { readonly kind: 'open'; readonly order: CardOrderRecord; readonly until: string }
  | { readonly kind: 'withdrawn'; readonly order: CardOrderRecord }
  | { readonly kind: 'refused'; readonly type: WithdrawalError; readonly until: string | null };

const refuse = (type: WithdrawalError, until: string | null = null): FoundWithdrawal => ({
  kind: 'refused',
  type,
  until,
});

interface Found {
  readonly order: CardOrderRecord;
  readonly card: CardRecord;
}

const tidy = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * The order that is meant: the named one if it was withdrawn before, else the one that can still be withdrawn, else the
 * latest of the card. Only for who knows the address that it was made with.
 */
const find = (world: World, { number, email }: AskedWithdrawal): Found | null => {
  const asked = tidy(number);
  const named = findCardOrder(world.store, asked);
  const card = cardByNumber(world, named?.cardNumber ?? asked);
  if (!card) return null;
  const order =
    named?.state === 'WITHDRAWN'
      ? named
      : (withdrawableOrder(world, card)?.order ?? settledOrdersOf(world.store, card.number)[0]);
  return order && tidy(order.holder.email) === tidy(email) ? { order, card } : null;
};

/** What an attempt to find is remembered by: nobody should try out addresses. */
const lookUp = (
  world: World,
  { from, twist }: Pick<Caller, 'from' | 'twist'>,
  asked: AskedWithdrawal,
): Found | WithdrawalError => {
  if (twist.withdrawalError) return twist.withdrawalError;
  const now = world.now().getTime();
  const limits = [
    [`withdraw ${tidy(asked.number)}`, MISSES_OF_NUMBER],
    [`withdraw from ${from}`, MISSES_OF_CALLER],
  ] as const;
  const isLocked = limits.some(([key, most]) => missesSince(world.store, key, now - REMEMBERED_MS) >= most);
  if (isLocked) return 'TOO_MANY_ATTEMPTS';
  const found = find(world, asked);
  if (!found) for (const [key] of limits) noteMiss(world.store, key, now);
  return found ?? 'NOT_FOUND';
};

const stateIn = (world: World, { order }: Found): FoundWithdrawal => {
  const state = stateOf(world, order);
  switch (state.kind) {
    case 'open':
      return { kind: 'open', order, until: state.until };
    case 'withdrawn':
      return { kind: 'withdrawn', order };
    case 'tooLate':
      return refuse('TOO_LATE', state.until);
    case 'nothingPaid':
      return refuse('NOTHING_PAID');
  }
};

/** What can be withdrawn of a card, for who knows a number of it and the address that it was bought with. */
export const findWithdrawal = (
  world: World,
  caller: Pick<Caller, 'from' | 'twist'>,
  asked: AskedWithdrawal,
): FoundWithdrawal =>
  immediately(world.store, () => {
    const found = lookUp(world, caller, asked);
    return typeof found === 'string' ? refuse(found) : stateIn(world, found);
  });

/** Withdraws that order, if it is still the one that the buyer saw. Repeating it is harmless. */
export const withdrawByNumber = (
  world: World,
  caller: Pick<Caller, 'from' | 'twist'>,
  asked: AskedWithdrawal,
  attempt: Attempt,
): FoundWithdrawal =>
  immediately(world.store, () => {
    const before = findAnswer(world.store, attempt) as FoundWithdrawal | null;
    if (before) return before;
    const found = lookUp(world, caller, asked);
    if (typeof found === 'string') return refuse(found);
    if (tidy(asked.number) !== found.order.id) return refuse('NOT_FOUND');
    const state = stateIn(world, found);
    if (state.kind !== 'open') return state;
    const answer = { kind: 'withdrawn', order: endOrder(world, found.order, found.card) } as const;
    storeAnswer(world.store, attempt, answer);
    return answer;
  });
