import { useHotelOffersV1 } from '@/api/v1/booking/useHotelOffersV1';
import { occupanciesOf } from '@/domain/placement';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { ChooseRate } from '../ChooseRate';
import type { ChooseRateProps } from '../ChooseRate';

/** `ChooseRate` over the site's API. The step before made the same query, so it is usually in the store. */
export function ChooseRateV1(props: ChooseRateProps) {
  const { locale } = useTranslator();
  const { criteria, placement } = props.stay;
  const found = useHotelOffersV1(useMemberSearch(criteria), occupanciesOf(placement), locale);
  return <ChooseRate {...props} found={found} />;
}
