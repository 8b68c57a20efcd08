import type { Versions } from '@/api/versionSwitch';
import type { AvailabilityProps } from '@/features/hotel-page/Availability';

export const availability: Versions<AvailabilityProps> = {
  v1: () => import('@/features/hotel-page/booking-v1/HotelAvailabilityV1').then((file) => file.HotelAvailabilityV1),
  v2: () => import('@/features/hotel-page/booking-v2/HotelAvailabilityV2').then((file) => file.HotelAvailabilityV2),
};
