import type { RoomPlacement } from '@/domain/stay/party';
import type { PersonKind } from '@/domain/stay/placement';

export interface Person {
  readonly kind: PersonKind;
  /** Which adult or child of the party, from 0. */
  readonly index: number;
  readonly room: number;
  readonly age: number | null;
}

/** Everyone who can be moved from room to room. All pets share a room, so they are one entry. */
export function personsOf({
  adultPlacement,
  childPlacement,
  petPlacement,
  childrenAges,
}: RoomPlacement): readonly Person[] {
  const [petRoom] = petPlacement;
  return [
    ...adultPlacement.map((room, index) => ({ kind: 'adult' as const, index, room, age: null })),
    ...childPlacement.map((room, index) => ({ kind: 'child' as const, index, room, age: childrenAges[index] ?? null })),
    ...(petRoom === undefined ? [] : [{ kind: 'pet' as const, index: 0, room: petRoom, age: null }]),
  ];
}
