import { useMemo } from 'react';
import { useBookStayV1 } from '@/api/booking-v1/useBookStayV1';
import { useStartPaymentV1 } from '@/api/booking-v1/useStartPaymentV1';
import { useHotelOffersV1 } from '@/api/booking-v1/useHotelOffersV1';
import { occupanciesOf } from '@/domain/stay/placement';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { useReservationFlow } from '@/state/reservationFlowState';
import { CheckAndConfirm } from '../CheckAndConfirm';
import type { CheckAndConfirmProps } from '../CheckAndConfirm';

/** `CheckAndConfirm` over the site's API. */
export function CheckAndConfirmV1(props: CheckAndConfirmProps) {
  const { locale } = useTranslator();
  const { flow } = useReservationFlow();
  const search = useMemberSearch(props.criteria);
  const offers = useHotelOffersV1(search, occupanciesOf(flow.roomPlacement), locale, { fresh: true, withExtras: true });
  const bookStay = useBookStayV1();
  const startPayment = useStartPaymentV1();
  const calls = useMemo(() => ({ bookStay, startPayment }), [bookStay, startPayment]);
  return <CheckAndConfirm {...props} offers={offers} calls={calls} />;
}
