import type { ComponentProps } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import type { FoundHotelsProps } from '@/features/search-results/foundHotelsProps';
import { SolvingPrices } from '@/features/search-results/SolvingPrices';
import { useReservationFlow } from '@/state/reservationFlowState';
import { ownHotels } from '../tasks/versions/ownHotels';

const OwnHotels = apiSwitch(ownHotels, () => null);

/** A flow stays on its API. */
function Hotels(props: FoundHotelsProps) {
  const { flow } = useReservationFlow();
  return <OwnHotels pinned={flow.api} {...props} />;
}

/** Asks what other stays cost, where a hotel has no room for the one that was asked for. */
export const RoomPrices = (props: Omit<ComponentProps<typeof SolvingPrices>, 'Hotels'>) => (
  <SolvingPrices {...props} Hotels={Hotels} />
);
