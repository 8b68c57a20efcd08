import { useSoldOnline } from '@/flags/useSoldOnline';
import { Availability } from '../Availability';
import type { AvailabilityProps } from '../Availability';
import { useHotelAvailabilityV2 } from './useHotelAvailabilityV2';

/** The availability of a hotel over the booking API. The room step explains stays that are not sold online. */
export function HotelAvailabilityV2(props: AvailabilityProps) {
  return useSoldOnline(props.criteria) ? <Asked {...props} /> : null;
}

function Asked(props: AvailabilityProps) {
  return <Availability {...props} {...useHotelAvailabilityV2(props.criteria)} />;
}
