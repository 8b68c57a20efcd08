import type { HotelPage } from '@/domain/hotelPage';
import type { RoomFeature } from '@/domain/roomType';
import type { Translator } from '@/i18n/translator';

/** Of rooms, what a guest would look for a hotel by. */
const shownFeatures: readonly RoomFeature[] = [
  'AIR_CONDITIONING',
  'ACCESSIBLE',
  'PET_ROOM',
  'SAUNA',
  'FIREPLACE',
  'KITCHENETTE',
];

/** What the house has, in the words of the page: its own pages, and what some of its rooms offer. */
export function amenitiesOf({ subpages, roomTypes }: HotelPage, t: Translator['t']): readonly string[] {
  const features = shownFeatures.filter((feature) => roomTypes.some((room) => room.features.includes(feature)));
  return [...subpages.map(({ title }) => title), ...features.map((feature) => t(`roomFeatures.${feature}`))];
}
