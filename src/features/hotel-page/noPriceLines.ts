import { explainedBy } from '@/domain/rate/rates';
import type { Translator } from '@/i18n/translator';
import type { WhyNoPrice } from './hotelAvailability';

/** Why a hotel with rooms has no price, in words. */
export function noPriceLines(why: WhyNoPrice, { t }: Pick<Translator, 't'>): readonly string[] {
  if (why === 'wishes') return [t('stay.unwished')];
  return why.length === 0 ? [t('noRoom.UNKNOWN')] : explainedBy(why).map((reason) => t(`restrictions.${reason}`));
}
