import type { Party } from '@/domain/stay/party';
import type { Translator } from './translator';

/** Who travels, part by part: rooms and adults, and children and pets where there are any. */
export function partyFacts(
  { rooms, adults, children, pets }: Omit<Party, 'childrenAges'>,
  { plural }: Pick<Translator, 'plural'>,
): readonly string[] {
  return [
    plural('stay.rooms', rooms),
    plural('stay.adults', adults),
    ...(children > 0 ? [plural('stay.children', children)] : []),
    ...(pets > 0 ? [plural('stay.pets', pets)] : []),
  ];
}
