import type { Customer } from '../guest/customer';
import { money, subtract, sum, times } from '../money';
import type { Money } from '../money';
import type { RoomOffer } from '../stay/roomOffer';

/** What a price in points does to the points of the guest who pays it. */
export interface PointsBalance {
  readonly has: Money;
  readonly takes: Money;
  /** Negative when the points do not suffice. */
  readonly left: Money;
}

/** The points that a customer can pay with; null without a card that is valid. */
export function pointsOf(customer: Pick<Customer, 'eligibleToUseSCard' | 'sCard'> | null): Money | null {
  return customer?.eligibleToUseSCard && customer.sCard ? money(customer.sCard.points * 100, 'S_POINT') : null;
}

/** The balance after a price; null for a price in money, and where the guest's points are not known. */
export function pointsBalance(has: Money | null, takes: Money): PointsBalance | null {
  return has && takes.currency === 'S_POINT' ? { has, takes, left: subtract(has, takes) } : null;
}

/** The points that are lacking; null when there are enough. */
export const missingPoints = ({ left }: PointsBalance): Money | null => (left.amount < 0 ? times(left, -1) : null);

/** The points that chosen rooms take together. */
export const pointsTaken = (choices: readonly { readonly offer: Pick<RoomOffer, 'price'> | null }[]): Money =>
  sum(
    choices.flatMap(({ offer }) => (offer?.price.currency === 'S_POINT' ? [offer.price] : [])),
    'S_POINT',
  );
