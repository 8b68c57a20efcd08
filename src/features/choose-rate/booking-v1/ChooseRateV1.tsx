import { useWithExtrasV1 } from '@/api/booking-v1/useExtraServicesV1';
import { useHotelOffersV1 } from '@/api/booking-v1/useHotelOffersV1';
import { occupanciesOf } from '@/domain/stay/placement';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { ChooseRate } from '../ChooseRate';
import type { ChooseRateProps } from '../ChooseRate';

/**
 * `ChooseRate` over the site's API. The step before asked for the offers, so they are usually in the store; the extras
 * are for what breakfast adds, and rates are chosen without them where they cannot be had.
 */
export function ChooseRateV1(props: ChooseRateProps) {
  const { locale } = useTranslator();
  const { criteria, placement } = props.stay;
  const found = useHotelOffersV1(useMemberSearch(criteria), occupanciesOf(placement), locale);
  const withExtras = useWithExtrasV1(found, criteria, locale);
  return <ChooseRate {...props} found={withExtras.state === 'failed' ? found : withExtras} />;
}
