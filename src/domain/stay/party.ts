import {
  ADULT_AGE,
  GUESTS_PER_ROOM,
  MAX_ADULTS,
  MAX_BABY_AGE,
  MAX_CHILDREN,
  MAX_CHILD_AGE,
  MAX_PETS,
  MAX_ROOMS,
} from '../limits';
import { MIN_ADULTS, MIN_ROOMS } from '../limits';

/** Who travels. Ages are whole years; the list may be shorter than `children` while the guest is typing. */
export interface Party {
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
  readonly childrenAges: readonly number[];
  readonly pets: number;
}

/** Which room (from 0) each adult, child and pet sleeps in; the index in a list is the person. */
export interface RoomPlacement {
  readonly roomCount: number;
  readonly adultPlacement: readonly number[];
  readonly childPlacement: readonly number[];
  readonly petPlacement: readonly number[];
  readonly childrenAges: readonly number[];
}

/** Who sleeps in one room. `childAges` holds every child, babies (0 to 2) among them. */
export interface Occupancy {
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly pets: number;
}

/** The occupancy of a room that does not exist. */
export const EMPTY_OCCUPANCY: Occupancy = { adults: 0, childAges: [], pets: 0 };

/** The party of a search that names none. */
export const DEFAULT_PARTY: Party = { rooms: 1, adults: 1, children: 0, childrenAges: [], pets: 0 };

/** What an empty form begins with: most stays are for two. */
export const PROPOSED_PARTY: Party = { ...DEFAULT_PARTY, adults: 2 };

/** A whole number within limits; what is no number becomes the lower one. */
export function clampWhole(value: number, min: number, max: number): number {
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, Math.trunc(value)));
}

/** The party with children of 16 and over counted as adults. */
export function withGrownAsAdults(party: Party): Party {
  const ages = party.childrenAges.slice(0, Math.max(0, party.children));
  const grown = ages.filter(isAdultAge).length;
  return {
    ...party,
    adults: party.adults + grown,
    children: party.children - grown,
    childrenAges: ages.filter((age) => !isAdultAge(age)),
  };
}

/**
 * A party within the limits of one booking: rooms 1 to 9, adults 1 to 20 and one for each room at least, children and
 * pets from none to the maximum, ages no more than there are children and of children only.
 */
export function clampParty(party: Party): Party {
  const rooms = clampWhole(party.rooms, MIN_ROOMS, MAX_ROOMS);
  const children = clampWhole(party.children, 0, MAX_CHILDREN);
  return {
    rooms,
    // Every room needs an adult, so fewer adults than rooms cannot be.
    adults: clampWhole(party.adults, Math.max(MIN_ADULTS, rooms), MAX_ADULTS),
    children,
    childrenAges: party.childrenAges.slice(0, children).map((age) => clampWhole(age, 0, MAX_CHILD_AGE)),
    pets: clampWhole(party.pets, 0, MAX_PETS),
  };
}

/** Whether the age of every child is known, which a search needs. */
export function hasAllAges(party: Party): boolean {
  return party.childrenAges.length >= party.children;
}

/** A baby sleeps in a travel cot and takes no bed. */
export function isBaby(age: number): boolean {
  return age >= 0 && age <= MAX_BABY_AGE;
}

/** From 16 on a guest is counted as an adult. */
export function isAdultAge(age: number): boolean {
  return age >= ADULT_AGE;
}

/**
 * How many rooms to begin with: as many as the guests who need a bed fill, and no more than there are adults to stay in
 * them. Only a suggestion: a number that the guest chose is kept.
 */
export function suggestedRooms({
  adults,
  children,
  childrenAges,
}: Pick<Party, 'adults' | 'children' | 'childrenAges'>): number {
  const inBeds = adults + children - countBabies(childrenAges);
  return clampWhole(Math.ceil(inBeds / GUESTS_PER_ROOM), MIN_ROOMS, Math.min(adults, MAX_ROOMS));
}

/** Who of a room is asked for: all, or all but the babies that sleep in cots of their own. */
export function askedOccupancy(occupancy: Occupancy, { ownCots }: { readonly ownCots?: boolean }): Occupancy {
  return ownCots ? { ...occupancy, childAges: occupancy.childAges.filter((age) => !isBaby(age)) } : occupancy;
}

/** What a search says of the guest's own cots: nothing where no baby sleeps in them. */
export const ownCotsFor = (party: Party, isBringing: boolean): { readonly ownCots?: boolean } =>
  isBringing && countBabies(party.childrenAges) > 0 ? { ownCots: true } : {};

/** How many of the ages are babies'. */
export function countBabies(ages: readonly number[]): number {
  return ages.filter(isBaby).length;
}

/** Beds that an occupancy needs: adults and children, babies not counted. */
export function bedsNeeded({ adults, childAges }: Occupancy): number {
  return adults + childAges.length - countBabies(childAges);
}
