import { addDays } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import type { SpecialOffer } from '@/domain/content/specialOffer';
import { firstDayFrom } from '@/domain/period';
import { PROPOSED_PARTY } from '@/domain/stay/party';
import type { Locale } from '@/i18n/locales';
import { hrefOf } from '@/routes/routes';

type Terms = Pick<SpecialOffer, 'membership' | 'planCode' | 'promotionCode'>;

/** What a search for the offer's prices has beside the stay: its code, else its rate plan, and its membership. */
export const offerTerms = ({ promotionCode, planCode, membership }: Terms) => ({
  promo: promotionCode,
  plan: promotionCode === null ? planCode : null,
  member: membership === 'OTHER' ? null : membership,
});

/**
 * A link to a search for the offer's prices: its code or rate plan, its membership, and the first night it is valid. Without `today`
 * it uses the offer's own first day; the search replaces it by today where it has passed.
 */
export function offerSearchHref(
  offer: Terms & Pick<SpecialOffer, 'stay'>,
  locale: Locale,
  today: LocalDate | null,
  hotelId: string | null = null,
): string {
  const { stay } = offer;
  const from = today === null ? stay.from : firstDayFrom(stay, today);
  return hrefOf('searchResults', locale, {
    hotel: hotelId,
    from,
    to: from && addDays(from, 1),
    adults: String(PROPOSED_PARTY.adults),
    ...offerTerms(offer),
  });
}
