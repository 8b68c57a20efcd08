import { addDays } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import type { SpecialOffer } from '@/domain/specialOffer';
import { firstDayFrom } from '@/domain/period';
import type { Locale } from '@/i18n/locales';
import { hrefOf } from '@/routes/routes';

/**
 * A link to a search for the offer's prices: its code, its membership, and the first night it is valid. Without `today`
 * it uses the offer's own first day; the search replaces it by today where it has passed.
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
