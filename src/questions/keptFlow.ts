import { keptStorage } from '@/browser/keptStorage';
import { readKept } from '@/browser/keptValue';
import { emptyFlow, flowKeeping } from '@/state/reservationFlowShape';
import type { ReservationFlow } from '@/state/reservationFlowShape';

/** What the guest has chosen so far, as stored in this browser. */
export const keptFlow = (): ReservationFlow => readKept(keptStorage, flowKeeping, Date.now()) ?? emptyFlow;
