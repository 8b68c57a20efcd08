import { useHotelOffersV2 } from '@/api/booking-v2/useHotelOffersV2';
import { occupanciesOf } from '@/domain/stay/placement';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { ChooseExtras } from '../ChooseExtras';
import type { ChooseExtrasProps } from '../ChooseExtras';

/** `ChooseExtras` over the booking API. The earlier steps made the same query, so it is usually in the store. */
export function ChooseExtrasV2(props: ChooseExtrasProps) {
  const { locale } = useTranslator();
  const { criteria, placement } = props.stay;
  const found = useHotelOffersV2(useMemberSearch(criteria), occupanciesOf(placement), locale);
  return <ChooseExtras {...props} found={found} />;
}
