import { useHotelOffersV2 } from '@/api/booking-v2/useHotelOffersV2';
import { occupanciesOf } from '@/domain/stay/placement';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { ChooseRate } from '../ChooseRate';
import type { ChooseRateProps } from '../ChooseRate';

/** `ChooseRate` over the booking API. The step before made the same query, so it is usually in the store. */
export function ChooseRateV2(props: ChooseRateProps) {
  const { locale } = useTranslator();
  const { criteria, placement } = props.stay;
  const found = useHotelOffersV2(useMemberSearch(criteria), occupanciesOf(placement), locale);
  return <ChooseRate {...props} found={found} />;
}
