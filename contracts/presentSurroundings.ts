import { districtOf, nearbyOf } from './world/hotels/surroundings';
import type { ContentLocale } from './world/localized';
import type { HotelRecord } from './world/model';

/** The district of a hotel and the places near it, the same in both APIs. */
export const presentSurroundings = (hotel: HotelRecord, language: ContentLocale) => ({
  district: districtOf(hotel)?.[language] ?? null,
  nearby: () =>
    nearbyOf(hotel).map(({ kind, name, latitude, longitude, walkMetres }) => ({
      kind,
      name: name[language],
      location: { latitude, longitude },
      walkMetres,
    })),
});
