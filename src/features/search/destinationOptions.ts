import { withoutUnseen } from '@/domain/guest/freeText';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import type { Destination } from '@/domain/search/search';

export type OptionGroup = 'places' | 'areas' | 'collections' | 'hotels';

/** Something a guest can choose as a destination. */
export interface DestinationOption {
  /** Unique across all groups. */
  readonly key: string;
  readonly group: OptionGroup;
  readonly name: string;
  /** Other texts it is found by: names in other languages, the hotel's city. */
  readonly otherNames: readonly string[];
  /** The city of a hotel, shown beside its name. */
  readonly city: string | null;
  /** The number of its hotels; one for a hotel. */
  readonly hotelCount: number;
  readonly destination: Destination;
}

const groups: readonly OptionGroup[] = ['places', 'areas', 'collections', 'hotels'];

/** Folds accents and case, so that `Akaslompolo` finds Äkäslompolo and `HELSINGFORS` Helsinki. */
export function foldText(text: string): string {
  return withoutUnseen(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
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
    ...hotels.map(({ id, name, city, district }) => ({
      key: `hotel:${id}`,
      group: 'hotels' as const,
      name,
      otherNames: [
        city,
        ...(district ? [district] : []),
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

/** The folded words of texts. */
export const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => foldText(text).split(/[\s\-–/]+/));

/** The only option with every word of the text, some of them besides its city: "Kallio" is the hotel there. */
function findByWords(options: readonly DestinationOption[], text: string): DestinationOption | null {
  const wanted = wordsOf([text]);
  const found = options.filter(({ name, otherNames, city }) => {
    const words = wordsOf([name, ...otherNames]);
    const ofCity = city === null ? [] : wordsOf([city]);
    return wanted.every((word) => words.includes(word)) && wanted.some((word) => !ofCity.includes(word));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The option that a text names, in any language, or by words that no other has; null when there is none. */
export function findByName(options: readonly DestinationOption[], text: string): DestinationOption | null {
  const wanted = foldText(text);
  if (wanted === '') return null;
  return (
    options.find(({ name }) => foldText(name) === wanted) ??
    // A hotel's other names are its city's, which do not identify it.
    options.find(
      ({ group, otherNames }) => group !== 'hotels' && otherNames.some((other) => foldText(other) === wanted),
    ) ??
    findByWords(options, text)
  );
}

/** The option of a destination; null when there is none, or it is unknown. */
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
 * Resolves the destination of an address: a place typed in a native form may be a hotel's name, or a place's name in
 * another language. An unknown name is kept: the API may know it.
 */
export function resolveDestination(catalogue: DestinationCatalogue, destination: Destination): Destination {
  return optionOf(destinationOptions(catalogue), destination)?.destination ?? destination;
}

/** A town by its name in the language of the catalogue; the text itself where no town is known by it. */
export function townName(catalogue: DestinationCatalogue, text: string): string {
  const towns = destinationOptions(catalogue).filter(({ group }) => group === 'places');
  return findByName(towns, text)?.name ?? text;
}

/** The name of a destination; null when none is named or it is unknown. */
export function destinationName(catalogue: DestinationCatalogue, destination: Destination): string | null {
  const option = optionOf(destinationOptions(catalogue), destination);
  return option?.name ?? (destination.kind === 'place' ? destination.placeName : null);
}
