import { createHash } from 'node:crypto';
import type { AvailabilityIssueCode } from '../apiCodes';
import { BadInputError } from '../badInput';
import type { World } from '../context';
import type { ListAsked, Search } from './search';

/** The hotels of a search in the order of its list, and what is said of all of them. */
export interface ListOrder {
  readonly hotelIds: readonly string[];
  readonly issues: readonly AvailabilityIssueCode[];
}

/** Where a list goes on: after so many hotels of an order. */
export interface ListPlace {
  readonly order: string;
  readonly after: number;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * What a cursor is good for. Not memberships: a page that refuses one of the guest's is asked again without it.
 */
const nameOf = ({ destination, stay, rooms, keys }: Search, list: ListAsked): string => {
  const order = [list.sort, list.wishes, list.rateCode, list.language];
  return digest(JSON.stringify([destination, stay, rooms, { ...keys, loyaltyTypes: [] }, order]));
};

export const cursorOf = (search: Search, list: ListAsked, { order, after }: ListPlace): string =>
  Buffer.from([nameOf(search, list), order, after].join()).toString('base64url');

/** The place of a cursor; null without one. Throws BadInputError for one that is none of this search. */
export function placeOf(search: Search, list: ListAsked): ListPlace | null {
  if (list.after === null) return null;
  const [, name, order, after] =
    /^(\w{12}),(\w{12}),(\d{1,9})$/.exec(Buffer.from(list.after, 'base64url').toString()) ?? [];
  if (name !== nameOf(search, list) || order === undefined)
    throw new BadInputError('No page of this list has that cursor');
  return { order, after: Number(after) };
}

const MOST_KEPT = 100;
const kept = new WeakMap<World, Map<string, ListOrder>>();

/**
 * Keeps an order for the pages that follow the first: computed once, and the same for all of them when prices change
 * meanwhile. Gives its name.
 */
export function keepOrder(world: World, order: ListOrder): string {
  const orders = kept.get(world) ?? new Map<string, ListOrder>();
  kept.set(world, orders);
  const name = digest(JSON.stringify(order));
  // At the end again, where it is dropped last.
  orders.delete(name);
  orders.set(name, order);
  for (const oldest of [...orders.keys()].slice(0, -MOST_KEPT)) orders.delete(oldest);
  return name;
}

/** An order that is still kept. */
export const keptOrder = (world: World, name: string): ListOrder | undefined => kept.get(world)?.get(name);
