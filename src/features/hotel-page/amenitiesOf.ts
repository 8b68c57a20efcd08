import type { HotelPage } from '@/domain/content/hotelPage';
import type { RoomFeature } from '@/domain/stay/roomType';
import type { Translator } from '@/i18n/translator';

/** The room features that guests choose a hotel by. */
const shownFeatures: readonly RoomFeature[] = [
  'AIR_CONDITIONING',
  'ACCESSIBLE',
  'PET_ROOM',
  'SAUNA',
  'FIREPLACE',
  'KITCHENETTE',
];

/** What the house has, as texts of the page: its own pages, and features of some of its rooms. */
export function amenitiesOf({ subpages, roomTypes }: HotelPage, t: Translator['t']): readonly string[] {
  const features = shownFeatures.filter((feature) => roomTypes.some((room) => room.features.includes(feature)));
  return [...subpages.map(({ title }) => title), ...features.map((feature) => t(`roomFeatures.${feature}`))];
}
