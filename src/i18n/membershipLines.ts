import type { Customer } from '@/domain/guest/customer';
import { parseLocalDate } from '@/domain/localDate';
import type { Translator } from './translator';

/** What a customer is a member of, a line each. */
export function membershipLines({ asom, sCard }: Customer, { t, plural, format }: Translator): readonly string[] {
  const end = parseLocalDate(sCard?.validUntil);
  return [
    ...(asom ? [t('shell.account.asom')] : []),
    ...(asom?.isStaff ? [t('shell.account.staff')] : []),
    ...(sCard ? [t(`shell.account.card.${sCard.validity}`, { date: end ? format.date(end) : '' })] : []),
    ...(sCard && sCard.validity !== 'EXPIRED' ? [plural('shell.account.points', sCard.points)] : []),
  ];
}
