import * as v from 'valibot';

/** The file of an export that says which releases are in it: its own first, then those before it, newest first. */
export const RELEASES_FILE = 'releases.json';

/**
 * What an open page of one release may still ask for: files whose address names their release or their content, with a
 * digest of each. Everything else is taken from the newest release.
 */
const release = v.object({
  /** Next's name of the build, which stands in the addresses of its data. */
  id: v.pipe(v.string(), v.nonEmpty()),
  /** As error reports name it. */
  name: v.string(),
  files: v.record(v.string(), v.string()),
});

export type Release = v.InferOutput<typeof release>;

const releasesFile = v.object({ releases: v.pipe(v.array(release), v.nonEmpty()) });

/** @throws Error where the text is no list of releases */
export function parseReleases(text: string): readonly Release[] {
  return v.parse(releasesFile, JSON.parse(text)).releases;
}

export const releasesText = (releases: readonly Release[]): string => `${JSON.stringify({ releases }, null, 1)}\n`;

/** Folders whose files never change under one name. `first/` has the scripts of pages that wait or sleep. */
export const isOfRelease = (file: string): boolean => /^(_next|first)\//.test(file);

export const filesOf = (releases: readonly Release[]): ReadonlyMap<string, string> =>
  new Map(releases.flatMap(({ files }) => Object.entries(files)));

/**
 * The release to be published and the `count` that were published before it. A release that was published twice, as after
 * a rollback, counts once, at its later time.
 */
export const keptOf = (own: Release, earlier: readonly Release[], count: number): readonly Release[] => [
  own,
  ...earlier.filter(({ id }) => id !== own.id).slice(0, count),
];

/** Files that two releases have under one name with other content: an open page would get the wrong one. */
export function conflictsIn(releases: readonly Release[]): readonly string[] {
  const known = filesOf(releases);
  return [
    ...new Set(
      releases.flatMap(({ files }) =>
        Object.entries(files).flatMap(([file, digest]) => (known.get(file) === digest ? [] : [file])),
      ),
    ),
  ];
}
