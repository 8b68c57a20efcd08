import { useWithExtrasV1 } from '@/api/booking-v1/useExtraServicesV1';
import { useHotelOffersV1 } from '@/api/booking-v1/useHotelOffersV1';
import { occupanciesOf } from '@/domain/stay/placement';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { ChooseExtras } from '../ChooseExtras';
import type { ChooseExtrasProps } from '../ChooseExtras';

/** `ChooseExtras` over the site's API. The offers are usually in the store; the extras are asked beside them. */
export function ChooseExtrasV1(props: ChooseExtrasProps) {
  const { locale } = useTranslator();
  const { criteria, placement } = props.stay;
  const found = useHotelOffersV1(useMemberSearch(criteria), occupanciesOf(placement), locale);
  return <ChooseExtras {...props} found={useWithExtrasV1(found, criteria, locale)} />;
}
