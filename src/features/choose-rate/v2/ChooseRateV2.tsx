import { useHotelOffers } from '@/api/v2/useHotelOffers';
import { occupanciesOf } from '@/domain/placement';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { ChooseRate } from '../ChooseRate';
import type { ChooseRateProps } from '../ChooseRate';

/** The rates of a room over the booking API, the cache first: the step before asked the same. */
export function ChooseRateV2(props: ChooseRateProps) {
  const { locale } = useTranslator();
  const { criteria, placement } = props.stay;
  const found = useHotelOffers(useMemberSearch(criteria), occupanciesOf(placement), locale);
  return <ChooseRate {...props} found={found} />;
}
