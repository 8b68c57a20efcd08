import { site } from '@/config/siteAddresses';
import { toDecimal } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { SearchCriteria } from '@/domain/search/search';
import { searchQueryOf } from '@/domain/search/searchCriteria';
import type { Locale } from '@/i18n/locales';
import { hrefOf } from '@/routes/routes';
import type { AskedStay } from './askedStay';

/** What an answer depends on besides the API's. */
export interface Seen {
  /** The address of a hotel's rooms for a stay, on the host that the guest is on. */
  readonly roomsPage: (criteria: SearchCriteria) => string;
  /** Milliseconds. */
  readonly now: number;
}

export const seenIn = (locale: Locale): Seen => ({
  roomsPage: (criteria) => `${location.origin}${site.local(hrefOf('chooseRoom', locale, searchQueryOf(criteria)))}`,
  now: Date.now(),
});

/** The stay that an answer is about, so that what was changed of it is seen. */
export const askedBack = ({ criteria, changes }: AskedStay) => ({
  stay: { from: criteria.startDate, to: criteria.endDate, ...criteria.party },
  changedBecauseImpossible: changes,
});

/** `165.12 EUR`; null for none. */
export const amountOf = (price: Money | null): string | null => price && `${toDecimal(price)} ${price.currency}`;
