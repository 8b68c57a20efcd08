/** A page that a guest has looked at, or what it is made of, saved in the browser to be opened without a network. */
export interface SavedFile {
  readonly address: string;
  readonly kind: SavedKind;
  /** Milliseconds. */
  readonly savedAt: number;
}

export type SavedKind = 'page' | 'part' | 'picture';

/** Days after which a saved page is deleted: longer than most guests take from the first look at a hotel to the stay's end. */
const DAYS_SAVED = 30;

/** How many files of each kind are saved: pages weigh up to 200 kB, pictures up to 80, so all of it at most 15 MB. */
const MOST_SAVED: Readonly<Record<SavedKind, number>> = { page: 40, part: 60, picture: 80 };

const DAY_MS = 86_400_000;

export const isPastItsDays = (savedAt: number, now: number): boolean => !(now - savedAt < DAYS_SAVED * DAY_MS);

/** The addresses of what has to be deleted: what is past its days, and the oldest of a kind of which there are too many. */
export function toForget(files: readonly SavedFile[], now: number): readonly string[] {
  const left: Record<SavedKind, number> = { ...MOST_SAVED };
  return [...files]
    .sort((one, other) => other.savedAt - one.savedAt)
    .filter(({ kind, savedAt }) => isPastItsDays(savedAt, now) || left[kind]-- <= 0)
    .map(({ address }) => address);
}
