import { flowOfTab } from '@/state/flowOfTab';
import { emptyFlow } from '@/state/reservationFlowShape';
import type { ReservationFlow } from '@/state/reservationFlowShape';

/** What the guest has chosen so far, as this tab shows it. */
export const keptFlow = (): ReservationFlow => flowOfTab() ?? emptyFlow;
