import { isSameMoney } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { Translator } from './translator';

export interface CancelLine {
  readonly kind: 'free' | 'freeFor' | 'none';
  readonly text: string;
}

/** Whether the lowest price can be cancelled for free and, if not, the price at which it can: two short lines. */
export function cancelLines(
  { lowest, lowestFree }: { readonly lowest: Money; readonly lowestFree: Money | null },
  { t, format }: Translator,
): readonly CancelLine[] {
  if (lowestFree && isSameMoney(lowest, lowestFree)) return [{ kind: 'free', text: t('stay.freeCancel') }];
  const none: CancelLine = { kind: 'none', text: t('stay.notCancelable') };
  if (!lowestFree) return [none];
  return [none, { kind: 'freeFor', text: t('stay.freeCancelFor', { price: format.money(lowestFree) }) }];
}
