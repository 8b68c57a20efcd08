import type { MembershipStatus } from '@/domain/card/loyaltyCard';
import { daysBetween } from '../calendar';
import type { Caller, World } from '../context';
import { cardValidity, findCustomer } from '../customers';
import type { CardRecord } from '../store/sCards';
import { officeDay } from './cardRegistry';

const folded = (name: string) => name.normalize('NFC').trim().toLocaleLowerCase('fi');

/** MISMATCH: the account that the card is connected to is in another name. */
export const membershipStatusOf = ({ twist }: Pick<Caller, 'twist'>, card: CardRecord): MembershipStatus => {
  if (twist.cardStatus) return twist.cardStatus;
  if (card.state === 'TERMINATED') return 'TERMINATED';
  const account = card.customerId === null ? undefined : findCustomer(card.customerId);
  return account && folded(account.lastName) !== folded(card.holder.lastName) ? 'MISMATCH' : 'ACTIVE';
};

export const validityOf = (world: World, { twist }: Pick<Caller, 'twist'>, card: CardRecord) =>
  twist.cardValidity ?? cardValidity({ daysLeft: daysBetween(officeDay(world), card.validUntil) });
