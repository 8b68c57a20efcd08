import type { ReservedRoom } from '@/domain/reservation';
import type { Translator } from '@/i18n/translator';

type People = Pick<ReservedRoom, 'adults' | 'childAges' | 'pets'>;

/** Who stays, over any number of rooms: `2 adults, 1 child (5), 1 pet`. */
export function guestsText(rooms: readonly People[], { plural }: Translator): string {
  const adults = rooms.reduce((count, room) => count + room.adults, 0);
  const pets = rooms.reduce((count, room) => count + room.pets, 0);
  const ages = rooms.flatMap(({ childAges }) => childAges);
  return [
    plural('stay.adults', adults),
    ...(ages.length > 0 ? [`${plural('stay.children', ages.length)} (${ages.join(', ')})`] : []),
    ...(pets > 0 ? [plural('stay.pets', pets)] : []),
  ].join(', ');
}
