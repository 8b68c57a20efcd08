import { SYSTEM_HOTEL_IDS } from '@/domain/limits';
import type { Maybe } from './readLeaf';

/** Whether guests may stay in a hotel: the reservation system lists ids of its own among the hotels. */
export const isOfferedId = (id: string): boolean => !SYSTEM_HOTEL_IDS.includes(id);

/** The hotels of a list of the API in which guests may stay. What is no list is left as it is, for who reads it. */
export const offeredHotels = <Hotel extends { readonly id: string }>(
  hotels: Maybe<readonly Hotel[]>,
): Maybe<readonly Hotel[]> =>
  Array.isArray(hotels)
    ? (hotels as readonly Hotel[]).filter((hotel: Hotel | null) => isOfferedId(hotel?.id ?? ''))
    : hotels;
