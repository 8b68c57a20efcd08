import type { CardValidity } from '@/domain/guest/customer';
import type { LocalDate } from '@/domain/localDate';
import type { PaymentCard } from '@/domain/payment/payment';
import { addDays, dayIn, daysBetween } from './calendar';
import type { World } from './context';
import { cardValidity, type CustomerRecord } from './customers';
import { storedCardsOf } from './store/savedCards';

/** A payment card that a customer may pay with again. */
export interface SavedCard {
  readonly id: string;
  readonly type: PaymentCard;
  readonly lastDigits: string;
  readonly validity: CardValidity;
  /** The last day. */
  readonly validUntil: LocalDate;
}

/** Cards that customers saved before they came here. Days from today; negative when the card has expired. */
const savedBefore: Readonly<
  Record<string, readonly (Pick<SavedCard, 'lastDigits' | 'type'> & { readonly daysLeft: number })[]>
> = {
  scard: [
    { type: 'VISA', lastDigits: '4242', daysLeft: 700 },
    { type: 'MASTERCARD', lastDigits: '5105', daysLeft: -40 },
  ],
  business: [{ type: 'S_BUSINESS', lastDigits: '7307', daysLeft: 400 }],
  asom: [{ type: 'VISA', lastDigits: '1881', daysLeft: 20 }],
};

/** The payment cards of a customer, the oldest first. */
export const savedCardsOf = (world: World, customer: CustomerRecord): readonly SavedCard[] => {
  const today = dayIn(world.now().getTime(), 'Europe/Helsinki');
  return [
    ...(savedBefore[customer.key] ?? []).map(({ daysLeft, ...card }) => ({
      ...card,
      id: `${customer.id}-${card.lastDigits}`,
      validity: cardValidity({ daysLeft }),
      validUntil: addDays(today, daysLeft),
    })),
    ...storedCardsOf(world.store, customer.id).map(({ id, type, lastDigits, validUntil }) => ({
      id,
      type,
      lastDigits,
      validity: cardValidity({ daysLeft: daysBetween(today, validUntil) }),
      validUntil,
    })),
  ];
};
