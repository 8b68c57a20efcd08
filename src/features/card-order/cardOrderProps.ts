import type { Country } from '@/domain/search/destinations';
import type { SavedCard } from '@/domain/payment/savedCard';

/** The pages of the card. */
export interface CardLinks {
  readonly about: string;
  readonly buy: string;
  readonly connect: string;
  readonly mine: string;
  readonly payment: string;
  readonly renew: string;
  /** Withdrawing without an account. */
  readonly withdraw: string;
}

/** What the pages that sell a card get from their screens. */
export interface CardSaleProps {
  readonly links: CardLinks;
  /** Path of this site where the payment page sends the guest. */
  readonly returnUrl: string;
  /** Days in which an order can be withdrawn; null where the product is not known. */
  readonly withdrawalDays: number | null;
  /** The payment cards of the signed-in customer. */
  readonly savedCards: readonly SavedCard[];
  /** Goes to the payment page, or to the page of the outcome when there is none. */
  readonly onOrdered: (paymentUrl: string | null) => void;
}

export interface CardPurchaseProps extends CardSaleProps {
  readonly countries: readonly Country[];
}
