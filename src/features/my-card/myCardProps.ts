import type { ReactNode } from 'react';
import type { Country } from '@/domain/search/destinations';

/** Where the page of the card leads. */
export interface MyCardLinks {
  readonly buy: string;
  readonly connect: string;
  readonly renew: string;
  /** Withdrawing without an account. */
  readonly withdraw: string;
  /** The form of details and consents. */
  readonly details: string;
  /** The page without the form. */
  readonly page: string;
}

/** The form of details and consents. */
interface CardEditing {
  /** Whether the address names it. */
  readonly isOpen: boolean;
  readonly countries: readonly Country[];
  /** The details were saved, and the guest goes back to the page. */
  readonly onSaved: () => void;
}

export interface MyCardProps {
  readonly links: MyCardLinks;
  readonly editing: CardEditing;
  /** Whether this build shows what happened with the card. */
  readonly hasTransactions: boolean;
  /** The saved payment cards, which are another feature; null where they are switched off. */
  readonly wallet: ReactNode;
  /** The card was removed or withdrawn. */
  readonly onLeft: () => void;
}
