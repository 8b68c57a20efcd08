import { cancelClock } from '@/domain/reservation/cancel';
import { canBeInvoiced } from '@/domain/payment/directBilling';
import type { RateOption } from '@/domain/rate/rateOptions';
import type { RestrictionReason } from '@/domain/rate/ratePlan';
import type { AddedBreakfast } from '@/domain/stay/roomExtras';
import { pointsText } from '@/i18n/pointsText';
import type { Translator } from '@/i18n/translator';
import { dotted } from '@/i18n/dotted';

export interface RateLine {
  /** What the line is about. */
  readonly kind: 'breakfast' | 'cancelFree' | 'cancelNone' | 'includes' | 'paid' | 'points' | RestrictionReason;
  readonly text: string;
}

/** The stay that rates are chosen for. */
export interface RatedStay {
  readonly nights: number;
  readonly timeZone: string;
  /** Milliseconds. */
  readonly now: number;
  /** True when someone other than the guest who books will stay. */
  readonly isForOther: boolean;
  /** What breakfast costs with a rate that lacks it; null where it is not sold. */
  readonly breakfast: AddedBreakfast | null;
}

/** So that a rate without breakfast can be compared with one that has it. */
function breakfastLines(
  { rate, offer }: RateOption,
  { breakfast }: RatedStay,
  { plural, format }: Translator,
): readonly RateLine[] {
  if (!breakfast || rate.breakfastIncluded || breakfast.total.currency !== offer.price.currency) return [];
  const { guests, total } = breakfast;
  return [{ kind: 'breakfast', text: plural('chooseRate.addBreakfast', guests, { total: format.money(total) }) }];
}

function cancelLine({ offer }: RateOption, { now, timeZone }: RatedStay, { t, format }: Translator): RateLine {
  const clock = cancelClock(offer.cancel, now, timeZone);
  switch (clock.kind) {
    case 'free': {
      const until = format.instant(clock.until, timeZone);
      const onGuestsClock = format.instant(clock.until, Intl.DateTimeFormat().resolvedOptions().timeZone);
      const text =
        onGuestsClock === until
          ? t('chooseRate.cancel.free', { until })
          : `${t('staySummary.cancel.free', { until })} · ${t('staySummary.cancel.guestTime', { until: onGuestsClock })}`;
      return { kind: 'cancelFree', text };
    }
    case 'passed':
      return { kind: 'cancelNone', text: t('stay.freeCancelPassed') };
    case 'none':
      return { kind: 'cancelNone', text: t('stay.notCancelable') };
  }
}

/** What the hotel writes about a rate. Without the right to cancel that has ended it would promise too much. */
export const descriptionOf = (
  { rate, offer }: Pick<RateOption, 'offer' | 'rate'>,
  { now, timeZone }: RatedStay,
): string => (cancelClock(offer.cancel, now, timeZone).kind === 'passed' ? '' : rate.description);

function paidKey({ rate, offer, terms }: RateOption, { isForOther }: RatedStay) {
  if (isForOther && terms.includes('BOOKING_FOR_OTHER_REQUIRES_PAYMENT')) return 'DEPOSIT_REQUIRED';
  return canBeInvoiced(rate, offer) ? 'INVOICE' : rate.depositRequirement;
}

/** Three short lines about a rate, and one for breakfast that can be added, its points and each of its conditions. */
export function rateLines(option: RateOption, stay: RatedStay, translator: Translator): readonly RateLine[] {
  const { rate, terms, blockedBy, points } = option;
  const { t } = translator;
  return [
    ...(rate.includes.length > 0 ? [{ kind: 'includes' as const, text: dotted(rate.includes) }] : []),
    ...breakfastLines(option, stay, translator),
    cancelLine(option, stay, translator),
    { kind: 'paid', text: t(`chooseRate.paid.${paidKey(option, stay)}`) },
    // Where points are lacking, the reason beside it says how many.
    ...(points && !blockedBy.includes('SUFFICIENT_S_POINTS_REQUIRED')
      ? [{ kind: 'points' as const, text: pointsText(points, translator) }]
      : []),
    ...terms
      .filter((term) => !blockedBy.includes(term))
      .map((term) => ({ kind: term, text: t(`restrictions.${term}`) })),
  ];
}
