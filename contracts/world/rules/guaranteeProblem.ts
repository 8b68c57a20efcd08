import type { Caller, World } from '../context';
import { savedCardsOf } from '../savedCards';
import type { HotelRecord, RatePlanRecord } from '../model';
import { paymentMeansOf } from './checkOrder';
import { isPlanned, type GuaranteeChoice, type OrderGuarantee } from './order';

type Problem = 'METHOD_NOT_ALLOWED' | 'UNSUPPORTED_METHOD';

/** The booking that is to be paid or guaranteed. */
interface Due {
  readonly hotel: HotelRecord;
  readonly plans: readonly RatePlanRecord[];
  readonly isForOther: boolean;
}

const planAllows = ({ guarantees }: RatePlanRecord, choice: OrderGuarantee): boolean =>
  guarantees.some(
    ({ type, methods, flows }) =>
      type === choice.type && (isPlanned(choice) || (methods.includes(choice.method) && flows.includes(choice.flow))),
  );

/** A saved card pays only for its owner, and while it is valid. */
const savedCardProblem = (
  world: World,
  { customer }: Pick<Caller, 'customer'>,
  hotel: HotelRecord,
  { method, savedCardId }: GuaranteeChoice,
): Problem | null => {
  const card = customer && savedCardsOf(world, customer).find(({ id }) => id === savedCardId);
  if (!card || method !== 'CARD' || card.validity === 'EXPIRED') return 'METHOD_NOT_ALLOWED';
  return paymentMeansOf(hotel).cards.includes(card.type) ? null : 'UNSUPPORTED_METHOD';
};

/** What is wrong with a way to pay, or null when the hotel and every plan of the booking allow it. */
export const guaranteeProblem = (
  world: World,
  caller: Pick<Caller, 'customer'>,
  { hotel, plans, isForOther }: Due,
  choice: OrderGuarantee,
): Problem | null => {
  const has = (reason: RatePlanRecord['restrictions'][number]) =>
    plans.some(({ restrictions }) => restrictions.includes(reason));
  if (!plans.every((plan) => planAllows(plan, choice))) return 'METHOD_NOT_ALLOWED';
  if (choice.type === 'S_POINTS' && !caller.customer) return 'METHOD_NOT_ALLOWED';
  const isPaid = choice.type === 'DEPOSIT' || choice.type === 'S_POINTS';
  if (isForOther && !isPaid && has('BOOKING_FOR_OTHER_REQUIRES_PAYMENT')) return 'METHOD_NOT_ALLOWED';
  if (isPlanned(choice)) return null;
  if (has('ONLY_S_BANK_PAYMENTS') && choice.bank !== 'S_BANK') return 'METHOD_NOT_ALLOWED';
  if (choice.flow === 'STORED_INSTRUMENT') return savedCardProblem(world, caller, hotel, choice);
  const { cards, banks } = paymentMeansOf(hotel);
  const takesCard = choice.card === null || cards.some((card) => card === choice.card);
  const takesBank = choice.bank === null || banks.includes(choice.bank);
  return takesCard && takesBank ? null : 'UNSUPPORTED_METHOD';
};
