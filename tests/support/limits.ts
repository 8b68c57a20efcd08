/** A slowdown of the processor: 4 is a phone of the middle class, 10 a cheap one. */
export const factors = [4, 10] as const;
export type Factor = (typeof factors)[number];
type ByFactor = Readonly<Record<Factor, number>>;

interface PageLimits {
  /** Scripts that ran before any interaction, in kilobytes, gzip. */
  readonly scripts: number;
  /** Lighthouse's score: at least this. */
  readonly performance: ByFactor;
  /** Seconds. */
  readonly lcp: ByFactor;
  /** Milliseconds. */
  readonly tbt: ByFactor;
  readonly cls: number;
}

const home: PageLimits = {
  scripts: 5,
  performance: { 4: 1, 10: 0.99 },
  lcp: { 4: 1.5, 10: 1.5 },
  tbt: { 4: 0, 10: 20 },
  cls: 0.002,
};

/** Every weight and time that a page may have, for the browser tests and the bench. A kilobyte is 1000 bytes. */
export const limits = {
  pages: {
    home,
    content: { ...home, lcp: { 4: 1.3, 10: 1.3 } },
    results: {
      // React, Next's router, Relay and the shell are 145 kB of these, Recoil 22 kB of a step.
      scripts: 210,
      performance: { 4: 0.97, 10: 0.88 },
      lcp: { 4: 1.8, 10: 2.2 },
      tbt: { 4: 80, 10: 400 },
      cls: 0.01,
    },
    step: {
      scripts: 255,
      performance: { 4: 0.96, 10: 0.85 },
      lcp: { 4: 1.8, 10: 2.3 },
      tbt: { 4: 100, 10: 450 },
      cls: 0.01,
    },
    booked: {
      scripts: 175,
      performance: { 4: 0.97, 10: 0.88 },
      lcp: { 4: 1.7, 10: 2.1 },
      tbt: { 4: 80, 10: 400 },
      cls: 0,
    },
  },
  /** Kilobytes, gzip, of scripts beyond React, Next, Relay and Recoil: an aim that no page meets yet. */
  beyond: { results: 50, step: 45, booked: 45 },
  /** The time that the same pages may block at a factor of 10, in times of a page with those packages and nothing else. */
  timesEmptyStep: 2,
  /** Kilobytes of what a content page loads: its HTML with brotli, what is not packed by itself with gzip. */
  weight: { document: 25, stylesheet: 25, font: 60, largestPicture: 80, all: 350 },
  /** Kilobytes, gzip, of scripts of which a browser learns only when others have run. */
  secondRound: 4,
  /** Scores of Lighthouse. */
  audits: { accessibility: 1, 'best-practices': 1, seo: 1 },
  /** Milliseconds at a factor of 4, from the input to the next paint. */
  interactions: {
    openDrawer: 100,
    calendarKey: 50,
    nextMonth: 80,
    sort: 100,
    filter: 100,
    chooseRoom: 100,
    addExtra: 50,
    typeContact: 30,
    addAdult: 100,
    typeDestination: 100,
  },
  /**
   * Results of a large chain. Milliseconds at a factor of 4, from the answer of the API to the paint of the first card
   * and of the last of 500; and the power of the number of hotels that every figure may grow with: 1 is linear, the rest
   * is the machine's.
   */
  chain: { painted: 450, power: 1.1 },
  /** Milliseconds at a factor of 4, from the press to the frame of what it opens; when that has its fields has no limit. */
  waking: { quiet: 200, slowLine: 600 },
  export: {
    /** Of 10,000 pages. */
    seconds: 120,
    mebibytes: 3072,
    /** The time of each further page, against that of the pages before. */
    growth: 1.2,
  },
} as const satisfies Readonly<Record<string, unknown>>;

export type PageKind = keyof typeof limits.pages;
