import { useHotelOffersV2 } from '@/api/booking-v2/useHotelOffersV2';
import { occupanciesOf } from '@/domain/stay/placement';
import { useSoldOnline } from '@/flags/useSoldOnline';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { ChooseRoom } from '../ChooseRoom';
import type { ChooseRoomProps } from '../ChooseRoom';

/** `ChooseRoom` over the booking API. */
export function ChooseRoomV2(props: ChooseRoomProps) {
  const { locale } = useTranslator();
  const { criteria, placement } = props.stay;
  const search = useMemberSearch(criteria);
  const isSold = useSoldOnline(criteria);
  const found = useHotelOffersV2(isSold ? search : null, occupanciesOf(placement), locale);
  return <ChooseRoom {...props} found={isSold === false ? null : found} />;
}
