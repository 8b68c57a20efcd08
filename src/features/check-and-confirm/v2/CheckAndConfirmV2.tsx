import { useMemo } from 'react';
import { useBookStay } from '@/api/v2/useBookStay';
import { useStartPaymentCall } from '@/api/v2/useStartPaymentCall';
import { useHotelOffers } from '@/api/v2/useHotelOffers';
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
  const offers = useHotelOffers(useMemberSearch(props.criteria), occupanciesOf(flow.roomPlacement), locale, true);
  const bookStay = useBookStay();
  const startPayment = useStartPaymentCall();
  const calls = useMemo(() => ({ bookStay, startPayment }), [bookStay, startPayment]);
  return <CheckAndConfirm {...props} offers={offers} calls={calls} />;
}
