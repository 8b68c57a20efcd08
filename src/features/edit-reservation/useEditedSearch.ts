import { useMemo } from 'react';
import { searchForEdit } from '@/domain/editedStay';
import type { Reservation } from '@/domain/reservation';
import type { SearchCriteria } from '@/domain/search';
import { useEditReservationFlow } from '@/state/editReservationFlowState';

/** The search for what a reservation may be changed to, on the days that the guest wants. */
export function useEditedSearch(reservation: Reservation): SearchCriteria {
  const { flow } = useEditReservationFlow(reservation);
  const dates = flow.dateChoices ?? reservation.stay;
  return useMemo(() => searchForEdit(reservation, dates), [reservation, dates]);
}
