import type { RateOption } from '@/domain/rateOptions';
import type { Translator } from '@/i18n/translator';

export interface RateLine {
  /** What the line tells: what is in the price, until when it can be cancelled, when it is paid. */
  readonly kind: 'includes' | 'cancelFree' | 'cancelNone' | 'paid';
  readonly text: string;
}

/** What a guest wants to know of a rate, in three short lines. */
export function rateLines(
  { rate, offer }: RateOption,
  timeZone: string,
  { t, format }: Translator,
): readonly RateLine[] {
  return [
    { kind: 'includes', text: rate.includes.length > 0 ? rate.includes.join(' · ') : rate.description },
    offer.cancel.kind === 'free'
      ? {
          kind: 'cancelFree',
          text: t('chooseRate.cancel.free', { until: format.instant(offer.cancel.until, timeZone) }),
        }
      : { kind: 'cancelNone', text: t('chooseRate.cancel.none') },
    { kind: 'paid', text: t(`chooseRate.paid.${rate.depositRequirement}`) },
  ];
}
