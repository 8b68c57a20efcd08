import { MAX_ADULTS, MAX_CHILDREN, MAX_PETS, MAX_ROOMS } from '@/config/limits';
import type { LocalDate } from '@/domain/localDate';
import { readLine } from '@/domain/guest/freeText';
import type { LoyaltyType } from '@/domain/guest/membership';
import { ownCotsFor, suggestedRooms } from '@/domain/stay/party';
import { completeDates, dateProblems } from '@/domain/search/dateProblems';
import type { DateProblemCode } from '@/domain/search/dateProblems';
import type { Destination, SearchCriteria, SearchMode } from '@/domain/search/search';
import type { StayWish } from '@/domain/search/wishes';
import type { SearchTerms } from '@/domain/search/featuresOfSearch';
import { readDate } from '@/domain/writtenDate';
import { findByName, optionOf } from './destinationOptions';
import type { DestinationOption } from './destinationOptions';

/** The search form while it is being filled: values may be missing or wrong. */
export interface SearchDraft {
  /** As typed. */
  readonly place: string;
  /** Chosen from the list; `none` while the text is only typed. */
  readonly destination: Destination;
  /** As typed, or days. */
  readonly from: string;
  readonly to: string;
  readonly rooms: number;
  /** True when the guest chose the number of rooms, which otherwise depends on the party. */
  readonly isNumberOfRoomsTouched: boolean;
  readonly adults: number;
  /** One per child; null until it is given. */
  readonly ages: readonly (number | null)[];
  readonly pets: number;
  readonly promotionCode: string;
  readonly companyCode: string;
  readonly blockCode: string;
  readonly rewardNight: boolean;
  /** The one that is chosen; a link may name several. */
  readonly members: readonly LoyaltyType[];
  /** Not a field of the form: the filters of the results are kept. */
  readonly wishes: readonly StayWish[];
  /** No fields of the form either: a link names them. */
  readonly mode: SearchMode;
  readonly planCode: string;
  /** Nor this, which a way out of a search without cots begins: it lasts while a baby is in the party. */
  readonly ownCots: boolean;
}

export type DraftField = 'place' | 'from' | 'to' | `age-${number}`;

export type DraftProblemCode = DateProblemCode | 'placeMissing' | 'placeUnknown' | 'ageMissing';

export interface DraftProblem {
  readonly field: DraftField;
  readonly code: DraftProblemCode;
}

/** A draft filled with a search. */
export function draftOf(
  criteria: SearchCriteria,
  options: readonly DestinationOption[],
  isNumberOfRoomsTouched = false,
): SearchDraft {
  const { party, destination } = criteria;
  const option = optionOf(options, destination);
  return {
    place: option?.name ?? (destination.kind === 'place' ? destination.placeName : ''),
    destination: option?.destination ?? { kind: 'none' },
    from: criteria.startDate,
    to: criteria.endDate,
    rooms: party.rooms,
    isNumberOfRoomsTouched: isNumberOfRoomsTouched || party.rooms !== suggestedRooms(party),
    adults: party.adults,
    ages: Array.from({ length: party.children }, (_, index) => party.childrenAges[index] ?? null),
    pets: party.pets,
    promotionCode: criteria.promotionCode,
    companyCode: criteria.companyCode,
    blockCode: criteria.blockCode,
    rewardNight: criteria.rewardNight,
    members: criteria.loyaltyTypes,
    wishes: criteria.wishes,
    mode: criteria.mode,
    planCode: criteria.planCode,
    ownCots: criteria.ownCots === true,
  };
}

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The draft with enough rooms for its party, unless the guest chose their number. */
function withRoomsForParty(draft: SearchDraft): SearchDraft {
  return draft.isNumberOfRoomsTouched ? draft : { ...draft, rooms: suggestedRooms(termsOf(draft).party) };
}

/** Sets the number of rooms that the guest chose. Each room needs an adult, so missing adults are added. */
export function withRooms(draft: SearchDraft, count: number): SearchDraft {
  const rooms = within(count, 1, MAX_ROOMS);
  return { ...draft, rooms, isNumberOfRoomsTouched: true, adults: Math.max(draft.adults, rooms) };
}

/** The minimum of adults for the rooms; rooms that the guest did not choose are reduced with the adults. */
export const fewestAdults = ({ rooms, isNumberOfRoomsTouched }: SearchDraft): number =>
  isNumberOfRoomsTouched ? rooms : 1;

export function withAdults(draft: SearchDraft, count: number): SearchDraft {
  return withRoomsForParty({ ...draft, adults: within(count, fewestAdults(draft), MAX_ADULTS) });
}

/** Sets the number of children; ages already given are kept. */
export function withChildren(draft: SearchDraft, count: number): SearchDraft {
  const children = within(count, 0, MAX_CHILDREN);
  return withRoomsForParty({
    ...draft,
    ages: Array.from({ length: children }, (_, index) => draft.ages[index] ?? null),
  });
}

/** Sets a child's age; null clears it. */
export function withAge(draft: SearchDraft, index: number, age: number | null): SearchDraft {
  return withRoomsForParty({ ...draft, ages: draft.ages.map((each, other) => (other === index ? age : each)) });
}

export function withPets(draft: SearchDraft, count: number): SearchDraft {
  return { ...draft, pets: within(count, 0, MAX_PETS) };
}

/** The destination of a draft: the chosen one, else the one its text names in any language. */
export function destinationOfDraft(draft: SearchDraft, options: readonly DestinationOption[]): Destination {
  return draft.destination.kind === 'none'
    ? (findByName(options, draft.place)?.destination ?? draft.destination)
    : draft.destination;
}

/** The party and terms of a draft, as far as they are known. */
export function termsOf(draft: SearchDraft): SearchTerms {
  const party = {
    rooms: draft.rooms,
    adults: draft.adults,
    children: draft.ages.length,
    childrenAges: draft.ages.filter((age) => age !== null),
    pets: draft.pets,
  };
  return {
    party,
    ...ownCotsFor(party, draft.ownCots),
    loyaltyTypes: draft.members,
    rewardNight: draft.rewardNight,
    promotionCode: readLine(draft.promotionCode),
    companyCode: readLine(draft.companyCode),
    blockCode: readLine(draft.blockCode),
    wishes: draft.wishes,
  };
}

export type CheckedDraft =
  | { readonly problems: readonly DraftProblem[]; readonly criteria: null }
  | { readonly problems: readonly []; readonly criteria: SearchCriteria };

/** The problems of a draft, in the order of its fields, or the search it describes. */
export function checkDraft(draft: SearchDraft, options: readonly DestinationOption[], today: LocalDate): CheckedDraft {
  const destination = destinationOfDraft(draft, options);
  const dates = completeDates(draft, today);
  const [from, to] = [readDate(dates.from, today), readDate(dates.to, today)];
  const unknownPlace: DraftProblemCode = draft.place.trim() === '' ? 'placeMissing' : 'placeUnknown';
  const problems: readonly DraftProblem[] = [
    ...(destination.kind === 'none' ? [{ field: 'place' as const, code: unknownPlace }] : []),
    ...dateProblems(dates, today),
    ...draft.ages.flatMap((age, index) =>
      age === null ? [{ field: `age-${index}` as const, code: 'ageMissing' as const }] : [],
    ),
  ];
  if (problems.length > 0 || from === null || to === null) return { problems, criteria: null };
  return {
    problems: [],
    criteria: {
      destination,
      startDate: from,
      endDate: to,
      ...termsOf(draft),
      mode: draft.mode,
      planCode: draft.planCode,
    },
  };
}
