import { useReservationFlow } from '@/state/reservationFlowState';

/** Whether a booking was made in this browser and its payment has not been seen to end. */
export function useWaitingPayment(): boolean {
  const { flow } = useReservationFlow();
  return typeof flow.paymentState?.bookingNumber === 'string';
}
