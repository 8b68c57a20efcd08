import { useMemo } from 'react';
import { searchForEdit } from '@/domain/edit/editedStay';
import type { Reservation } from '@/domain/reservation/reservation';
import { signInAllows } from '@/session/scope';
import { useMemberSearch } from '@/session/useMemberSearch';
import { useEditReservationFlow } from '@/state/editReservationFlowState';

/**
 * The search for what a reservation may be changed to, on the days that the guest wants, and as this customer makes it:
 * as a guest where the sign-in does not cover changes.
 */
export function useEditedSearch(reservation: Reservation) {
  const { flow } = useEditReservationFlow(reservation);
  const dates = flow.dateChoices ?? reservation.stay;
  const criteria = useMemo(() => searchForEdit(reservation, dates), [reservation, dates]);
  return { criteria, asked: useMemberSearch(criteria, signInAllows('EDIT_RESERVATION')) };
}
