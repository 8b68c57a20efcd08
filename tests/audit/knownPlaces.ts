/** Where known faults of the accessibility statement are, for what is said of single pages. */
interface KnownPlace {
  readonly criteria: readonly string[];
  /** The names of the states that have it. */
  readonly states: RegExp;
  /** Why the criterion does not apply to the others. */
  readonly elsewhere: string;
}

/** A known fault that is not in this list counts for every page. */
const knownPlaces: readonly KnownPlace[] = [
  {
    criteria: ['1.2.3', '1.2.5'],
    // The pages whose editors have embedded a film.
    states: /^(?:news story with a video|the page for media)$/,
    elsewhere: 'This page has no film.',
  },
];

export const knownPlaceOf = (num: string): KnownPlace | undefined =>
  knownPlaces.find(({ criteria }) => criteria.includes(num));
