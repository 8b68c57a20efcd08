import type { Hotel } from '../content/hotel';
import type { Money } from '../money';
import { depositRequirements } from '../rate/ratePlan';
import type { RatePlan, RestrictionReason } from '../rate/ratePlan';
import { termsOf } from '../rate/rates';
import type { RoomOffer } from '../stay/roomOffer';
import { guaranteeTypes, paymentMethods } from './payment';
import type { Bank, GuaranteeChoice, GuaranteeType, PaymentCard, PaymentFlow, PaymentMethod } from './payment';

/** One way to pay or guarantee, as the guest chooses among them. */
export interface GuaranteeOption {
  readonly type: GuaranteeType;
  readonly method: PaymentMethod;
  readonly flow: PaymentFlow;
  /** Banks to choose from, for `ONLINE_BANK`. */
  readonly banks: readonly Bank[];
  /** Cards that are taken, for `CARD`. */
  readonly cards: readonly PaymentCard[];
}

type HotelPayments = Pick<Hotel, 'cards' | 'banks'>;
type Way = Pick<GuaranteeOption, 'type' | 'method' | 'flow'>;

const pageFlows: readonly PaymentFlow[] = ['MERCHANT_HOSTED_WINDOW', 'WEB_TERMINAL'];

/** Which flows make sense for a method; an API lists methods and flows apart. */
const flowsOf: Readonly<Record<PaymentMethod, readonly PaymentFlow[]>> = {
  NONE: ['NONE', 'PHYSICAL_TERMINAL'],
  S_POINTS: ['NONE'],
  ONLINE_BANK: pageFlows,
  CARD: [...pageFlows, 'STORED_INSTRUMENT', 'PHYSICAL_TERMINAL'],
};

const methodsOf: Readonly<Record<GuaranteeType, readonly PaymentMethod[]>> = {
  NONE: ['NONE'],
  S_POINTS: ['S_POINTS'],
  CARD_VERIFICATION: ['CARD'],
  DEPOSIT: ['ONLINE_BANK', 'CARD'],
};

const keyOf = ({ type, method, flow }: Way): string => `${type} ${method} ${flow}`;

function waysOf(rate: RatePlan): readonly Way[] {
  return rate.allowedGuarantees.flatMap(({ type, methods, flows }) =>
    methodsOf[type]
      .filter((method) => method === 'NONE' || methods.includes(method))
      .flatMap((method) => {
        const possible = flowsOf[method].filter((flow) => flows.includes(flow));
        // Nothing to pay needs no flow, whatever is listed beside it.
        const flowsToUse =
          possible.length === 0 && (method === 'NONE' || method === 'S_POINTS') ? ['NONE' as const] : possible;
        return flowsToUse.map((flow) => ({ type, method, flow }));
      }),
  );
}

function common(lists: readonly (readonly Way[])[]): readonly Way[] {
  const [first = [], ...rest] = lists.map((ways) => [...new Map(ways.map((way) => [keyOf(way), way])).values()]);
  return first.filter((way) => rest.every((ways) => ways.some((other) => keyOf(other) === keyOf(way))));
}

const strictnessOf = (rate: RatePlan): number => depositRequirements.indexOf(rate.depositRequirement);

/** The ways of the strictest rates: what satisfies them satisfies the milder ones too. */
function waysOfStrictest(rates: readonly RatePlan[]): readonly Way[] {
  const strictest = Math.max(...rates.map(strictnessOf));
  return common(rates.filter((rate) => strictnessOf(rate) === strictest).map(waysOf));
}

/** Two payment pages for one method are one choice to the guest. */
function onePagePerMethod(ways: readonly Way[]): readonly Way[] {
  return ways.filter(
    (way) =>
      !pageFlows.includes(way.flow) ||
      ways.find((each) => each.type === way.type && each.method === way.method && pageFlows.includes(each.flow)) ===
        way,
  );
}

/** The rate of one room and the offer that it was chosen with; null where only a booking is known. */
export interface ChosenTerms {
  readonly rate: RatePlan;
  readonly offer: Pick<RoomOffer, 'restrictions'> | null;
}

const hasTerm = (chosen: readonly ChosenTerms[], term: RestrictionReason): boolean =>
  chosen.some(({ rate, offer }) => termsOf(rate, offer).includes(term));

/** Whether one of the rooms is the offer of a bank, which is paid there. */
export const isPaidBySBank = (chosen: readonly ChosenTerms[]): boolean => hasTerm(chosen, 'ONLY_S_BANK_PAYMENTS');

/**
 * The ways to pay or guarantee that all the chosen rates allow and the hotel takes, credit-free ones first. When the
 * rates have no way in common (a room paid now beside one that needs nothing), those of the strictest are offered. A rate
 * that is paid ahead when booked for someone else is offered no way to pay later then.
 */
export function guaranteeOptions(
  chosen: readonly ChosenTerms[],
  hotel: HotelPayments,
  isForOther: boolean,
): readonly GuaranteeOption[] {
  if (chosen.length === 0) return [];
  const rates = chosen.map(({ rate }) => rate);
  const shared = common(rates.map(waysOf));
  const isPaidAhead = isForOther && hasTerm(chosen, 'BOOKING_FOR_OTHER_REQUIRES_PAYMENT');
  const isBySBank = isPaidBySBank(chosen);
  const banks = hotel.banks.filter((bank) => !isBySBank || bank === 'S_BANK');
  const takesCards = hotel.cards.length > 0 && !isBySBank;
  return onePagePerMethod(shared.length > 0 ? shared : waysOfStrictest(rates))
    .filter(({ type }) => !isPaidAhead || type === 'DEPOSIT' || type === 'S_POINTS')
    .filter(({ method }) => (method !== 'ONLINE_BANK' || banks.length > 0) && (method !== 'CARD' || takesCards))
    .map((way) => ({
      ...way,
      banks: way.method === 'ONLINE_BANK' ? banks : [],
      cards: way.method === 'CARD' ? hotel.cards : [],
    }))
    .sort(
      (a, b) =>
        paymentMethods.indexOf(a.method) - paymentMethods.indexOf(b.method) ||
        guaranteeTypes.indexOf(a.type) - guaranteeTypes.indexOf(b.type) ||
        // A card that is known already is the quicker of the two.
        Number(b.flow === 'STORED_INSTRUMENT') - Number(a.flow === 'STORED_INSTRUMENT'),
    );
}

/** What the order button does; its text follows. */
export type OrderOutcome = 'payNow' | 'guaranteeByCard' | 'payWithPoints' | 'nothingDue';

/** What pressing the order button does with the guest's money. */
export function orderOutcome({ type }: Pick<GuaranteeChoice, 'type'>, total: Money): OrderOutcome {
  if (total.amount <= 0) return 'nothingDue';
  switch (type) {
    case 'DEPOSIT':
      return 'payNow';
    case 'CARD_VERIFICATION':
      return 'guaranteeByCard';
    case 'S_POINTS':
      return 'payWithPoints';
    case 'NONE':
      return 'nothingDue';
  }
}
