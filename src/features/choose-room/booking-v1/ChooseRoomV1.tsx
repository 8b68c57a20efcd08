import { useHotelOffersV1 } from '@/api/booking-v1/useHotelOffersV1';
import { occupanciesOf } from '@/domain/stay/placement';
import { useSoldOnline } from '@/flags/useSoldOnline';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { ChooseRoom } from '../ChooseRoom';
import type { ChooseRoomProps } from '../ChooseRoom';

/** `ChooseRoom` over the site's API. */
export function ChooseRoomV1(props: ChooseRoomProps) {
  const { locale } = useTranslator();
  const { criteria, placement } = props.stay;
  const search = useMemberSearch(criteria);
  const isSold = useSoldOnline(criteria);
  const found = useHotelOffersV1(isSold ? search : null, occupanciesOf(placement), locale);
  return <ChooseRoom {...props} found={isSold === false ? null : found} />;
}
