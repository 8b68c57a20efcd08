import type { ReservedRoom } from '@/domain/reservation/reservation';
import type { Translator } from '@/i18n/translator';

type People = Pick<ReservedRoom, 'adults' | 'babies' | 'childAges' | 'pets'>;

/** The guests of any number of rooms: `2 adults, 1 child (5), 1 baby, 1 pet`. */
export function guestsText(rooms: readonly People[], { plural }: Translator): string {
  const count = (of: 'adults' | 'babies' | 'pets') => rooms.reduce((total, room) => total + room[of], 0);
  const [babies, pets] = [count('babies'), count('pets')];
  // The API gives a number of babies and the ages of all children: the youngest are the babies.
  const ages = rooms.flatMap(({ childAges, babies: ofRoom }) => [...childAges].sort((a, b) => a - b).slice(ofRoom));
  return [
    plural('stay.adults', count('adults')),
    ...(ages.length > 0 ? [`${plural('stay.children', ages.length)} (${ages.join(', ')})`] : []),
    ...(babies > 0 ? [plural('stay.babies', babies)] : []),
    ...(pets > 0 ? [plural('stay.pets', pets)] : []),
  ].join(', ');
}
