import { addDays } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import type { SpecialOffer } from '@/domain/specialOffer';
import { firstDayFrom } from '@/domain/period';
import type { Locale } from '@/i18n/locales';
import { hrefOf } from '@/routes/routes';

/**
 * A search that shows the offer's prices: its code, its membership, and the first night one can stay by it. Without a
 * day the offer's own first day is asked; the search takes today where that has passed.
 */
export function offerSearchHref(
  { promotionCode, membership, stay }: Pick<SpecialOffer, 'membership' | 'promotionCode' | 'stay'>,
  locale: Locale,
  today: LocalDate | null,
  hotelId: string | null = null,
): string {
  const from = today === null ? stay.from : firstDayFrom(stay, today);
  return hrefOf('searchResults', locale, {
    hotel: hotelId,
    from,
    to: from && addDays(from, 1),
    promo: promotionCode,
    member: membership === 'OTHER' ? null : membership,
  });
}
