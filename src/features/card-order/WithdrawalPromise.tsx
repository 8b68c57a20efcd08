import { today } from '@/browser/today';
import { Text } from '@/design-system/Text';
import { withdrawalState } from '@/domain/card/cardWithdrawal';
import type { Money } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  /** What is paid, and would come back. */
  readonly due: Money;
  /** Null where the product is not known. */
  readonly days: number | null;
}

/** Before paying: how long the order can be withdrawn, from which day, and what comes back. */
export function WithdrawalPromise({ due, days }: Props) {
  const { plural, format } = useTranslator();
  if (days === null) return null;
  const day = today();
  const state = withdrawalState({ isWithdrawn: false, orderedOn: day, price: due }, days, day);
  if (state.kind !== 'open') return null;
  const until = format.date(state.until);
  return <Text>{plural('cardOrder.withdrawal.before', days, { until, amount: format.money(state.refund) })}</Text>;
}
