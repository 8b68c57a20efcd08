import { useMemo } from 'react';
import { useEditReservationV1 } from '@/api/v1/booking/useEditReservationV1';
import { useWithExtrasV1 } from '@/api/v1/booking/useExtraServicesV1';
import { useHotelOffersV1 } from '@/api/v1/booking/useHotelOffersV1';
import { occupanciesOfReserved, searchForEdit } from '@/domain/editedStay';
import type { Reservation } from '@/domain/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { useEditReservationFlow } from '@/state/editReservationFlowState';
import { EditForm } from '../EditForm';
import type { EditReservationProps } from '../EditReservation';

interface Props extends Pick<EditReservationProps, 'hrefs' | 'slots'> {
  readonly reservation: Reservation;
}

/** `EditForm` over the site's API: what it offers for the wanted days is asked anew with every visit. */
export function EditFormV1({ reservation, slots, hrefs }: Props) {
  const { locale } = useTranslator();
  const { flow } = useEditReservationFlow(reservation);
  const dates = flow.dateChoices ?? reservation.stay;
  const criteria = useMemo(() => searchForEdit(reservation, dates), [reservation, dates]);
  const asked = { fresh: true, edited: reservation };
  const found = useHotelOffersV1(useMemberSearch(criteria), occupanciesOfReserved(reservation.rooms), locale, asked);
  return (
    <EditForm
      reservation={reservation}
      criteria={criteria}
      offers={useWithExtrasV1(found, criteria, locale)}
      editReservation={useEditReservationV1(locale)}
      slots={slots}
      hrefs={hrefs}
    />
  );
}
