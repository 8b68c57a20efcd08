import type { HotelPage } from '@/domain/content/hotelPage';

/** The places near a hotel that guests walk to or from, and the hotel in their middle. */
export const placesOnMap = ({ name, location, surroundings }: HotelPage) => ({
  places: surroundings.nearby
    .filter(({ walkMetres }) => walkMetres !== null)
    .map((place) => ({ kind: place.kind, name: place.name, ...place.location })),
  ringsAround: location && { name, ...location },
});
