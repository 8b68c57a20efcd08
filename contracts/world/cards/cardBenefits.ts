import type { BenefitAvailability, BenefitStatus } from '@/domain/card/loyaltyCard';
import type { LocalDate } from '@/domain/localDate';
import { addDays } from '../calendar';
import type { Caller, World } from '../context';
import type { CardRecord } from '../store/sCards';
import { benefits, levelOf, levels, type BenefitRecord } from './cardProduct';
import { officeDay } from './cardRegistry';
import { levelPointsOf, transactionsOf, type TransactionRecord } from './cardTransactions';

export interface HeldBenefit {
  readonly benefit: BenefitRecord;
  readonly status: BenefitStatus;
  readonly availability: BenefitAvailability;
  /** The last day. */
  readonly validUntil: LocalDate | null;
  readonly usedOn: LocalDate | null;
}

/** What can still be done with a benefit in each status. */
const availabilities: Readonly<Record<BenefitStatus, BenefitAvailability>> = {
  APPLIED: 'USED',
  EXPIRED: 'EXPIRED',
  GRANTED: 'AVAILABLE',
  UNUSED: 'AVAILABLE',
  VOIDED: 'EXPIRED',
};

/** What a lunch costs without the benefit, cents. */
const LUNCH_WORTH = 1490;

const lastDayOfMonth = (day: LocalDate): LocalDate =>
  addDays(addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7) + '-01', -1);

const standingOf = (
  { id }: BenefitRecord,
  card: CardRecord,
  today: LocalDate,
  lunches: readonly TransactionRecord[],
): Omit<HeldBenefit, 'availability' | 'benefit'> => {
  if (card.validUntil < today) return { status: 'EXPIRED', validUntil: card.validUntil, usedOn: null };
  if (id === 'LUNCH') {
    const used = lunches.find(({ date }) => date.startsWith(today.slice(0, 7)));
    return { status: used ? 'APPLIED' : 'UNUSED', validUntil: lastDayOfMonth(today), usedOn: used?.date ?? null };
  }
  return { status: 'GRANTED', validUntil: card.validUntil, usedOn: null };
};

/** The benefits of a card's level, and how each stands. */
export const benefitsOf = (
  world: World,
  { twist }: Pick<Caller, 'twist'>,
  card: CardRecord,
): readonly HeldBenefit[] => {
  const today = officeDay(world);
  const reached = levelOf(levelPointsOf(world, card)).points;
  const lunches = transactionsOf(world, card).filter(({ kind }) => kind === 'MEAL_BENEFIT');
  const isReached = ({ levelId }: BenefitRecord) =>
    levelId === null || levels.some(({ id, points }) => id === levelId && points <= reached);
  return benefits.filter(isReached).map((benefit) => {
    const standing = standingOf(benefit, card, today, lunches);
    const status = twist.benefitStatus ?? standing.status;
    const usedOn = status === 'APPLIED' ? (standing.usedOn ?? today) : null;
    return { benefit, ...standing, status, usedOn, availability: availabilities[status] };
  });
};

/** What the benefits have saved the holder, in cents. */
export const savedBy = (world: World, card: CardRecord): number =>
  transactionsOf(world, card).filter(({ kind }) => kind === 'MEAL_BENEFIT').length * LUNCH_WORTH;
