import { guaranteeOptions } from './guarantee';
import type { ChosenTerms, GuaranteeOption } from './guarantee';
import type { Hotel } from '../content/hotel';
import type { GuaranteeChoice, PaymentCard } from './payment';
import { usableCards } from './savedCard';
import type { SavedCard } from './savedCard';

/** One row of the choice of payment: one for each bank and each saved card, otherwise one for each way. */
export interface PaymentWay {
  readonly key: string;
  readonly choice: GuaranteeChoice;
  /** Cards that are taken this way. */
  readonly cards: readonly PaymentCard[];
  /** The saved card that is used; null for every other way. */
  readonly savedCard: SavedCard | null;
  /** The company that gets the invoice; null for every other way. */
  readonly invoicedTo: string | null;
}

/**
 * The terminal of the reception has a row only where it is the one way to pay nothing now: beside paying at the hotel in
 * any way it would be the same choice twice, and nothing can be paid there before the guest arrives.
 */
function isChoosable({ type, flow }: GuaranteeOption, options: readonly GuaranteeOption[]): boolean {
  if (flow !== 'PHYSICAL_TERMINAL') return true;
  return type === 'NONE' && !options.some((other) => other.type === 'NONE' && other.flow === 'NONE');
}

interface Payer {
  /** The cards of the signed-in customer; none for strangers. */
  readonly saved: readonly SavedCard[];
  /** The company that the stay is invoiced to when nothing is paid with the order; null where none is. */
  readonly invoicedTo: string | null;
}

function waysOf({ type, method, flow, banks, cards }: GuaranteeOption, { saved, invoicedTo }: Payer): PaymentWay[] {
  const choice = { type, method, flow, bank: null, card: null, savedCardId: null };
  const none = { savedCard: null, invoicedTo: null };
  // An API makes an invoice of an order that pays nothing: to pay such a stay at the hotel is not a choice beside it.
  if (type === 'NONE' && invoicedTo !== null) {
    return [{ key: 'INVOICE', choice, cards: [], savedCard: null, invoicedTo }];
  }
  if (flow === 'STORED_INSTRUMENT') {
    return usableCards(saved, cards).map((each) => ({
      key: `${type}-saved-${each.id}`,
      choice: { ...choice, card: each.card, savedCardId: each.id },
      cards: [],
      savedCard: each,
      invoicedTo: null,
    }));
  }
  if (method !== 'ONLINE_BANK') return [{ key: `${type}-${method}`, choice, cards, ...none }];
  return banks.map((bank) => ({
    key: `${type}-${method}-${bank}`,
    choice: { ...choice, bank },
    cards: [],
    ...none,
  }));
}

/** One row for each thing that can be chosen, for a payer without saved cards or a company unless they are given. */
export function paymentWays(
  options: readonly GuaranteeOption[],
  { saved = [], invoicedTo = null }: Partial<Payer> = {},
): readonly PaymentWay[] {
  return options
    .filter((option) => isChoosable(option, options))
    .flatMap((option) => waysOf(option, { saved, invoicedTo }));
}

/** The way that a guest picked; where there is only one, nothing is left to pick. */
export const pickedWay = (
  ways: readonly PaymentWay[],
  isPicked: (way: PaymentWay) => boolean,
): PaymentWay | undefined => (ways.length === 1 ? ways[0] : ways.find(isPicked));

/** When and by what a booking is paid: those without credit first. */
export const payGroups = ['INVOICE', 'LATER', 'POINTS', 'BANK', 'CARD'] as const;
export type PayGroup = (typeof payGroups)[number];

function groupOf({ choice: { type, method }, invoicedTo }: PaymentWay): PayGroup {
  if (invoicedTo !== null) return 'INVOICE';
  if (type === 'S_POINTS') return 'POINTS';
  if (type === 'NONE' || type === 'CARD_VERIFICATION') return 'LATER';
  return method === 'ONLINE_BANK' ? 'BANK' : 'CARD';
}

/** The ways by their group, without the groups that have none. */
export function groupedWays(
  ways: readonly PaymentWay[],
): readonly { readonly group: PayGroup; readonly ways: readonly PaymentWay[] }[] {
  return payGroups
    .map((group) => ({ group, ways: ways.filter((way) => groupOf(way) === group) }))
    .filter((each) => each.ways.length > 0);
}

/** The ways to pay or guarantee a booking that is already made: to leave it unpaid is none of them. */
export function waysToPayNow(
  chosen: readonly ChosenTerms[],
  hotel: Pick<Hotel, 'cards' | 'banks'>,
  isForOther: boolean,
  saved: readonly SavedCard[] = [],
): readonly PaymentWay[] {
  return paymentWays(
    guaranteeOptions(chosen, hotel, isForOther).filter(({ type }) => type !== 'NONE'),
    { saved },
  );
}

export const isSameChoice = (a: GuaranteeChoice, b: GuaranteeChoice): boolean =>
  a.type === b.type &&
  a.method === b.method &&
  a.flow === b.flow &&
  a.bank === b.bank &&
  a.savedCardId === b.savedCardId;
