import { MAX_CHILD_AGE } from '../limits';
import type { Occupancy, Party, RoomPlacement } from './party';

/** A child whose age is not known yet counts as one that needs a bed. */
const ageOf = (ages: readonly number[], child: number): number => ages[child] ?? MAX_CHILD_AGE;

const indexes = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Children (as indices) from the oldest to the youngest; those of one age in the order of the list. */
const oldestFirst = (count: number, ages: readonly number[]): readonly number[] =>
  [...indexes(count)].sort((a, b) => ageOf(ages, b) - ageOf(ages, a) || a - b);

/**
 * The first proposal of who sleeps where: adults in turn over the rooms, then children in turn, the oldest first, continuing
 * where the adults stopped; every pet in the first room.
 */
export function placeParty({ rooms, adults, children, childrenAges, pets }: Party): RoomPlacement {
  const childPlacement: number[] = Array.from({ length: children }, () => 0);
  oldestFirst(children, childrenAges).forEach((child, turn) => {
    childPlacement[child] = (adults + turn) % rooms;
  });
  return {
    roomCount: rooms,
    adultPlacement: indexes(adults).map((adult) => adult % rooms),
    childPlacement,
    petPlacement: indexes(pets).map(() => 0),
    childrenAges,
  };
}

/** Who sleeps in each room, in the order of the rooms; children of a room from the oldest to the youngest. */
export function occupanciesOf(placement: RoomPlacement): readonly Occupancy[] {
  const { roomCount, adultPlacement, childPlacement, petPlacement, childrenAges } = placement;
  const children = oldestFirst(childPlacement.length, childrenAges);
  return indexes(roomCount).map((room) => ({
    adults: adultPlacement.filter((place) => place === room).length,
    childAges: children.filter((child) => childPlacement[child] === room).map((child) => ageOf(childrenAges, child)),
    pets: petPlacement.filter((place) => place === room).length,
  }));
}

export type PersonKind = 'adult' | 'child' | 'pet';

/**
 * The placement with one person moved to another room (both from 0). Pets stay together, so moving one moves all. An
 * unknown person or room changes nothing.
 */
export function movePerson(placement: RoomPlacement, kind: PersonKind, index: number, room: number): RoomPlacement {
  if (!Number.isInteger(room) || room < 0 || room >= placement.roomCount) return placement;
  const moved = (places: readonly number[]): readonly number[] =>
    places.map((place, person) => (person === index ? room : place));
  switch (kind) {
    case 'adult':
      return { ...placement, adultPlacement: moved(placement.adultPlacement) };
    case 'child':
      return { ...placement, childPlacement: moved(placement.childPlacement) };
    case 'pet':
      return index in placement.petPlacement
        ? { ...placement, petPlacement: placement.petPlacement.map(() => room) }
        : placement;
  }
}

export type PlacementIssue =
  { readonly kind: 'roomWithoutAdult'; readonly room: number } | { readonly kind: 'petsApart' };

/** What must be corrected before rooms can be chosen: each room needs an adult, and pets share one room. */
export function placementIssues(placement: RoomPlacement): readonly PlacementIssue[] {
  const empty = indexes(placement.roomCount).filter((room) => !placement.adultPlacement.includes(room));
  return [
    ...empty.map((room) => ({ kind: 'roomWithoutAdult' as const, room })),
    ...(new Set(placement.petPlacement).size > 1 ? [{ kind: 'petsApart' as const }] : []),
  ];
}
