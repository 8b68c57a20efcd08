import { useMemo } from 'react';
import { useBookStayV2 } from '@/api/booking-v2/useBookStayV2';
import { useStartPaymentV2 } from '@/api/booking-v2/useStartPaymentV2';
import { useHotelOffersV2 } from '@/api/booking-v2/useHotelOffersV2';
import { occupanciesOf } from '@/domain/stay/placement';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { useReservationFlow } from '@/state/reservationFlowState';
import { CheckAndConfirm } from '../CheckAndConfirm';
import type { CheckAndConfirmProps } from '../CheckAndConfirm';

/** `CheckAndConfirm` over the booking API. */
export function CheckAndConfirmV2(props: CheckAndConfirmProps) {
  const { locale } = useTranslator();
  const { flow } = useReservationFlow();
  const offers = useHotelOffersV2(useMemberSearch(props.criteria), occupanciesOf(flow.roomPlacement), locale, true);
  const bookStay = useBookStayV2();
  const startPayment = useStartPaymentV2();
  const calls = useMemo(() => ({ bookStay, startPayment }), [bookStay, startPayment]);
  return <CheckAndConfirm {...props} offers={offers} calls={calls} />;
}
