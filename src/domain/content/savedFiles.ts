/** A page that a guest has looked at, or what it is made of, saved in the browser to be opened without a network. */
export interface SavedFile {
  readonly address: string;
  readonly kind: SavedKind;
  /** Milliseconds. */
  readonly savedAt: number;
}

export type SavedKind = 'page' | 'part' | 'picture';

const DAY_MS = 86_400_000;

/** After so long a file is saved anew at the next visit. */
const RENEWED_AFTER_MS = DAY_MS;

/** A script keeps its name over releases, so it is saved at every visit, once for all that a page begins. */
const SCRIPT_RENEWED_AFTER_MS = 60_000;

/** Days after which a saved page is deleted: longer than most guests take from the first look at a hotel to the stay's end. */
const DAYS_SAVED = 30;

/** A file may be older than the page that needs it, by the time after which it is saved anew, and must not go before. */
const SAVED_FOR_MS: Readonly<Record<SavedKind, number>> = {
  page: DAYS_SAVED * DAY_MS,
  part: DAYS_SAVED * DAY_MS + RENEWED_AFTER_MS,
  picture: DAYS_SAVED * DAY_MS + RENEWED_AFTER_MS,
};

/** How many files of each kind are saved: pages weigh up to 200 kB, pictures up to 80, so all of it at most 15 MB. */
const MOST_SAVED: Readonly<Record<SavedKind, number>> = { page: 40, part: 60, picture: 80 };

/** Whether a visit saves it anew. */
export const isToRenew = ({ address, savedAt }: Omit<SavedFile, 'kind'>, now: number): boolean =>
  !(now - savedAt < (address.endsWith('.js') ? SCRIPT_RENEWED_AFTER_MS : RENEWED_AFTER_MS));

export const isPastItsDays = ({ kind, savedAt }: Omit<SavedFile, 'address'>, now: number): boolean =>
  !(now - savedAt < SAVED_FOR_MS[kind]);

/** The addresses of what has to be deleted: what is past its days, and the oldest of a kind of which there are too many. */
export function toForget(files: readonly SavedFile[], now: number): readonly string[] {
  const left: Record<SavedKind, number> = { ...MOST_SAVED };
  return [...files]
    .sort((one, other) => other.savedAt - one.savedAt)
    .filter((file) => isPastItsDays(file, now) || left[file.kind]-- <= 0)
    .map(({ address }) => address);
}
