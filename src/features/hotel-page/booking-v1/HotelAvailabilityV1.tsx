import { useSoldOnline } from '@/flags/useSoldOnline';
import { Availability } from '../Availability';
import type { AvailabilityProps } from '../Availability';
import { useHotelAvailabilityV1 } from './useHotelAvailabilityV1';

/** The availability of a hotel over the site's API. The room step explains stays that are not sold online. */
export function HotelAvailabilityV1(props: AvailabilityProps) {
  return useSoldOnline(props.criteria) ? <Asked {...props} /> : null;
}

function Asked(props: AvailabilityProps) {
  return <Availability {...props} {...useHotelAvailabilityV1(props.criteria)} />;
}
