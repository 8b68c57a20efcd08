import type { DestinationCatalogue } from '@/domain/destinations';
import type { Destination } from '@/domain/search';

export type OptionGroup = 'places' | 'areas' | 'collections' | 'hotels';

/** Something a guest can choose as a destination. */
export interface DestinationOption {
  /** Unique among all groups. */
  readonly key: string;
  readonly group: OptionGroup;
  readonly name: string;
  /** What else it is found by: names in other languages, the hotel's city. */
  readonly otherNames: readonly string[];
  /** The city of a hotel, shown beside its name. */
  readonly city: string | null;
  /** How many hotels it stands for; one for a hotel. */
  readonly hotelCount: number;
  readonly destination: Destination;
}

const groups: readonly OptionGroup[] = ['places', 'areas', 'collections', 'hotels'];

/** Letters alone, so that `Akaslompolo` finds Äkäslompolo and `HELSINGFORS` Helsinki. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Every destination, group by group, in the order of the catalogue. */
export function destinationOptions({
  places,
  collections,
  hotels,
}: DestinationCatalogue): readonly DestinationOption[] {
  const all: readonly DestinationOption[] = [
    ...places.map(({ id, kind, name, otherNames, hotelIds }) => ({
      key: `place:${id}`,
      group: kind === 'area' ? ('areas' as const) : ('places' as const),
      name,
      otherNames,
      city: null,
      hotelCount: hotelIds.length,
      destination: { kind: 'place' as const, placeName: name },
    })),
    ...collections.map(({ id, name, hotelIds }) => ({
      key: `collection:${id}`,
      group: 'collections' as const,
      name,
      otherNames: [],
      city: null,
      hotelCount: hotelIds.length,
      destination: { kind: 'collection' as const, collectionId: id },
    })),
    ...hotels.map(({ id, name, city }) => ({
      key: `hotel:${id}`,
      group: 'hotels' as const,
      name,
      otherNames: [
        city,
        ...places
          .filter((place) => place.hotelIds.includes(id) && place.kind === 'city')
          .flatMap((place) => place.otherNames),
      ],
      city,
      hotelCount: 1,
      destination: { kind: 'hotel' as const, hotelId: id },
    })),
  ];
  return groups.flatMap((group) => all.filter((option) => option.group === group));
}

/** How well a text fits an option: 0 the name begins with it, 1 another name does, 2 some word does; null not at all. */
function fit({ name, otherNames }: DestinationOption, wanted: string): number | null {
  const own = foldText(name);
  const others = otherNames.map(foldText);
  if (own.startsWith(wanted)) return 0;
  if (others.some((other) => other.startsWith(wanted))) return 1;
  const words = [own, ...others].flatMap((each) => each.split(/[\s\-–/]+/));
  // Each typed word begins some word: "solo hel" finds Solo Sarastus Helsinki.
  return wanted.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 2 : null;
}

/** The options that a typed text may mean, best first within each group. An empty text means any. */
export function matchDestinations(options: readonly DestinationOption[], text: string): readonly DestinationOption[] {
  const wanted = foldText(text);
  if (wanted === '') return options;
  const found = options.flatMap((option) => {
    const rank = fit(option, wanted);
    return rank === null ? [] : [{ option, rank }];
  });
  return groups.flatMap((group) =>
    found
      .filter(({ option }) => option.group === group)
      .sort((a, b) => a.rank - b.rank)
      .map(({ option }) => option),
  );
}

/** The option that a text names exactly, in any language; null when it names none. */
export function findByName(options: readonly DestinationOption[], text: string): DestinationOption | null {
  const wanted = foldText(text);
  if (wanted === '') return null;
  return (
    options.find(({ name }) => foldText(name) === wanted) ??
    // A hotel's other names are its city's, which would not name it.
    options.find(
      ({ group, otherNames }) => group !== 'hotels' && otherNames.some((other) => foldText(other) === wanted),
    ) ??
    null
  );
}

/** The option of a destination; null when there is none, or it is not ours. */
export function optionOf(options: readonly DestinationOption[], destination: Destination): DestinationOption | null {
  switch (destination.kind) {
    case 'none':
      return null;
    case 'place':
      return findByName(options, destination.placeName);
    case 'collection':
      return options.find(({ key }) => key === `collection:${destination.collectionId}`) ?? null;
    case 'hotel':
      return options.find(({ key }) => key === `hotel:${destination.hotelId}`) ?? null;
  }
}

/**
 * What an address means by its destination: a place typed in a plain form may be a hotel's name, or a place's name in
 * another language. A name that is not ours stays as it is: the API may know it.
 */
export function resolveDestination(catalogue: DestinationCatalogue, destination: Destination): Destination {
  return optionOf(destinationOptions(catalogue), destination)?.destination ?? destination;
}

/** What a destination is called; null when none is named or nobody knows it. */
export function destinationName(catalogue: DestinationCatalogue, destination: Destination): string | null {
  const option = optionOf(destinationOptions(catalogue), destination);
  return option?.name ?? (destination.kind === 'place' ? destination.placeName : null);
}
