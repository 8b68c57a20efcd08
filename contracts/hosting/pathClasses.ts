/** How long a browser keeps a file without asking again. */
export const cacheControls = {
  /** Its name changes when its content does. */
  forever: 'public, max-age=31536000, immutable',
  /** It keeps its name, and an old copy harms nobody for a day. */
  aDay: 'public, max-age=86400',
  /** It is asked for again each time, which costs no transfer while it is unchanged. */
  asksAgain: 'no-cache',
} as const;
export type Keeping = keyof typeof cacheControls;

export interface PathClass {
  readonly name: string;
  /** Below the base path: a folder where it ends with a slash, else one file. Of two that match the longer counts. */
  readonly paths: readonly string[];
  readonly keeping: Keeping;
  /** The type of files whose names do not tell it. */
  readonly type?: string;
  readonly why: string;
}

/** Pages and every file that no class of `pathClasses` has; with the status 404 the page for unknown addresses. */
export const restClass: PathClass = {
  name: 'pages and the rest',
  paths: [],
  keeping: 'asksAgain',
  why: 'a page names the scripts of its release; the same holds for 404.html, which no address but missing ones gets',
};

/** The kinds of files of an export that differ in what a host does with them. */
export const pathClasses: readonly PathClass[] = [
  {
    name: 'hashed files',
    paths: ['/_next/static/'],
    keeping: 'forever',
    why: 'scripts, workers and drawn maps, named by a hash of their content',
  },
  {
    name: 'late files',
    paths: ['/_next/static/chunks/'],
    keeping: 'forever',
    why: 'scripts in a folder named by the hash of the whole build: each release has others',
  },
  {
    name: 'first scripts of a release',
    paths: ['/first/'],
    keeping: 'forever',
    why: 'in a folder named by a hash of their content',
  },
  { name: 'page data', paths: ['/_next/data/'], keeping: 'forever', why: 'in a folder named by the build' },
  {
    name: 'first scripts',
    paths: ['/wake.js', '/start.js', '/theme.js', '/arrival.js', '/moved.js', '/rare.js', '/saved.js', '/ask/'],
    keeping: 'asksAgain',
    why: 'they keep their names, and must fit the page that names them',
  },
  {
    name: 'styles',
    paths: ['/sarastus.css', '/street-map.css'],
    keeping: 'asksAgain',
    why: 'they keep their names, and must fit the page that names them',
  },
  {
    name: 'configuration',
    paths: ['/api/appconfig'],
    keeping: 'asksAgain',
    type: 'application/json; charset=utf-8',
    why: 'an operator changes it without a release',
  },
  {
    name: 'service worker',
    paths: ['/sw.js', '/sw-remove.js'],
    keeping: 'asksAgain',
    why: 'one that is kept for long cannot be replaced or taken back',
  },
  { name: 'texts', paths: ['/locales/'], keeping: 'asksAgain', why: 'they keep their names' },
  {
    name: 'pictures',
    paths: ['/images/', '/icons/', '/favicon.ico', '/favicon.svg'],
    keeping: 'aDay',
    why: 'another picture has another name',
  },
  { name: 'fonts', paths: ['/fonts/'], keeping: 'aDay', why: 'a typeface hardly ever changes' },
];

const isIn = (path: string, place: string): boolean => (place.endsWith('/') ? path.startsWith(place) : path === place);

/** Every place of a class with its class, the longest first. */
export const places: readonly (readonly [string, PathClass])[] = pathClasses
  .flatMap((each) => each.paths.map((place) => [place, each] as const))
  .sort(([one], [other]) => other.length - one.length);

/** The class of a file by its path below the base path. */
export const classOf = (path: string): PathClass => places.find(([place]) => isIn(path, place))?.[1] ?? restClass;

export const cacheControlOf = (path: string, status: number): string =>
  cacheControls[status === 404 ? restClass.keeping : classOf(path).keeping];

/** The places that a host must be told of: those that differ from what is around them. */
export const placesToTell: readonly (readonly [string, PathClass])[] = places.filter(([place, own]) => {
  const around = places.find(([other]) => other !== place && isIn(place, other))?.[1] ?? restClass;
  return own.keeping !== around.keeping || own.type !== around.type;
});
