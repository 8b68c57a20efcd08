import type { RateOption } from '@/domain/rateOptions';
import type { Translator } from '@/i18n/translator';

/** What a guest wants to know of a rate, in three short lines. */
export function rateLines({ rate, offer }: RateOption, timeZone: string, { t, format }: Translator): readonly string[] {
  const included = rate.includes.length > 0 ? rate.includes.join(' · ') : rate.description;
  const cancel =
    offer.cancel.kind === 'free'
      ? t('chooseRate.cancel.free', { until: format.instant(offer.cancel.until, timeZone) })
      : t('chooseRate.cancel.none');
  return [included, cancel, t(`chooseRate.paid.${rate.depositRequirement}`)];
}
