/**
 * Every name by which the exported page, the scripts that run before React, and React find each other: globals, events,
 * keys of storage and attributes. They are bundled apart, so nothing else holds the ends together: `tests/lists/protocol.test.ts` finds
 * who writes and who reads each name, and compares that with what stands here.
 *
 * Globals, events and keys are used by what this file exports. Attributes are spelled where they are used, since markup,
 * selectors and styles can be nothing but text.
 */

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a guest did on a page before its code ran. */
export interface EarlyInput {
  /** Fields whose value was changed. */
  readonly changed: Set<Field>;
  /** Controls that were pressed, in their order. */
  readonly pressed: Set<HTMLElement>;
}

/** An answer of a server with its whole body. */
export interface WholeAnswer {
  readonly status: number;
  readonly body: string;
}

export interface AnswerUnderWay {
  readonly askedAt: number;
  readonly answer: Promise<WholeAnswer>;
  readonly call: AbortController;
}

/** A question that was asked before the page's own code ran, for that code to take the answer. */
export interface EarlyAnswer {
  readonly url: string;
  /** What is posted, before it is text; null for none. */
  readonly body: unknown;
  readonly underWay?: AnswerUnderWay;
  /** The data, where a page that slept has shown it already. */
  readonly shown?: object;
}

/** Written by the scripts and read by React, but for `sarastusTextsRead`. */
export interface Handed {
  /** Answers that nobody has taken yet. */
  sarastusAsked?: EarlyAnswer[];
  sarastusInput?: EarlyInput;
  /** React has read the texts known early: from then on none is written. */
  sarastusTextsRead?: boolean;
}

export const handed = globalThis as Handed;

/** React has taken the page over: what the scripts do in its place ends. */
export const AWAKE = 'sarastus:awake';
/** The page's HTML is React's; it has not yet rendered what storage says. */
export const HYDRATED = 'sarastus:hydrated';
/** The guest has chosen light or dark; `detail` is null for what the system has. */
export const SCHEME_CHOSEN = 'sarastus:scheme';
/** A page could not be opened without a network. */
export const NOT_OPENED = 'sarastus:not-opened';

/** Light or dark, where the guest has chosen. `theme` reads what the page keeps. */
export const SCHEME_KEY = 'sarastus.scheme';
/** The brand that this tab wore last. `theme` reads what the page keeps. */
export const BRAND_KEY = 'sarastus.brand';
/** The words of a partner's link. `arrival` takes them out of the address, the page hands them on at signing in. */
export const PARTNER_WORDS_KEY = 'sarastus.arrival';
/** The booking that this tab has open. `arrival` takes its key out of the address, before anything else runs. */
export const OPEN_RESERVATION_KEY = 'sarastus.openReservation';

/**
 * `markup` is what React draws, into the exported HTML or later; `export` what is added to that HTML; `scripts` run before
 * React; `React` is the page's own code; `libraries` read some names by themselves.
 */
export type Side = 'markup' | 'export' | 'scripts' | 'React' | 'styles' | 'tests' | 'libraries';

type Sides = Side | `${Side} ${Side}` | `${Side} ${Side} ${Side}`;

/** `tests` are named as readers where nobody else reads. */
export type Passed = readonly [writers: Sides, readers: Sides, says: string];

export const attributes: Readonly<Record<`data-${string}`, Passed>> = {
  // Of the document.
  'data-brand': ['markup scripts React', 'scripts React', 'the brand whose theme the page wears'],
  'data-brand-of-visit': ['markup', 'scripts', 'the page is of the hotel of this visit, and wears its brand'],
  'data-scheme': ['scripts', 'styles React', 'light or dark'],
  'data-signed-in': ['scripts React', 'styles', 'tokens are kept, and the page has not said who is signed in'],
  'data-consent-version': ['markup', 'scripts', 'the version of the question about cookies, where one is asked'],
  'data-consent-asked': ['markup', 'scripts', 'the purposes that it asks about'],
  'data-consent-months': ['markup', 'scripts', 'how long an answer holds'],
  'data-asks-consent': ['scripts React', 'styles', 'the question about cookies stands on the page'],
  'data-asleep': ['scripts React', 'styles React', 'the page sleeps; `waking` once it has a press to answer'],
  'data-offline': [
    'scripts',
    'scripts styles',
    'there is no network: `offline`, or `not-opened` after a press on a link; the page is a `saved` one, or stands for one that is `not-saved`',
  ],

  // Of the scripts' own elements.
  'data-scripts': ['export', 'scripts', "holds the page's own scripts, in their order, until they run"],
  'data-parts': ['export', 'scripts', 'what these load at once'],
  'data-to': ['export', 'scripts', 'the present address of a page that has moved'],

  // Of controls and places.
  'data-opens': [
    'markup',
    'scripts React export',
    'what a control opens; the script of the page names in `data-<what>` the files that this needs',
  ],
  'data-date': ['markup', 'scripts React', 'a field with a day in figures, which this mark stands between'],
  'data-opening': ['markup', 'React', 'the frame of a dialog that opens at a press, before its code has run'],
  'data-closed': ['React', 'React', 'the guest has closed that frame, and waits for its dialog no longer'],
  'data-continued': ['React', 'styles', 'a dialog has taken the place of its frame, and is not moved in'],
  'data-answer': ['markup', 'scripts', 'the answer about cookies that a button gives: `all` or `none`'],
  'data-saved': ['markup', 'scripts', 'what is said when that answer is kept'],
  'data-site-notices': ['markup', 'scripts', 'where the notices of the site are put, for the path that it names'],
  'data-hotel-notices': ['markup', 'scripts', 'where those of the hotel with this path are put'],
  'data-locale': ['markup', 'scripts', 'the language that notices are asked in'],
  'data-notice': ['markup', 'scripts React', 'a notice, as it is drawn after a pattern and closed'],
  'data-text': ['markup', 'scripts', 'the words of a notice'],
  'data-dismiss': ['scripts', 'scripts', 'the notice that a button closes'],
  'data-known': ['markup', 'scripts React', 'which of the texts known early stands here'],
  'data-shown': ['markup scripts', 'styles React', 'the picture of such a place is known'],

  'data-needs-code': ['markup', 'styles', 'means nothing in a saved page, whose code does not run'],
  'data-price': ['markup', 'scripts styles', 'a price, which is no part of a page that is saved'],
  'data-without-network': ['scripts', 'styles', 'what stands in the place of a page that is not saved'],
  'data-saved-bookings': [
    'scripts',
    'scripts styles',
    'where the bookings of this browser are shown without a network',
  ],

  // Between React, the styles and the tests alone.
  'data-answers': ['markup', 'styles', 'a disabled choice says why when it is pressed'],
  'data-focused': ['markup', 'styles', 'the option that the keyboard is at'],
  'data-loading': ['markup', 'styles', 'a button waits for what it does'],
  'data-note': ['markup', 'styles', 'the price below a day'],
  'data-page-heading': ['markup', 'React', 'gets the focus when the page has changed'],
  'data-place': [
    'markup',
    'React',
    'the place of a hotel’s card, whose prices are asked once it comes into the window',
  ],
  'data-waiting-payment': ['markup', 'styles', 'an order waits to be paid'],
  'data-react-aria-pressable': ['libraries', 'styles', 'React Aria lets it be pressed'],
  'data-sentry-mask': ['markup', 'libraries', 'never part of an error report'],
  'data-bottom-bar': ['markup', 'styles React tests', 'stays at the foot of the window'],
  'data-card-code': ['markup', 'tests', 'the code of a key card'],
  'data-consent-question': ['markup', 'React tests', 'the question about cookies'],
  'data-day': ['markup', 'tests', 'the date of a day'],
  'data-failure': ['markup', 'tests', 'the code of a failure that is shown'],
  'data-room': ['markup', 'tests', 'the room that a failure is about'],
  'data-option-words': ['markup', 'tests', 'which words say why something is not possible'],
  'data-order-state': ['markup', 'tests', 'how an order stands'],
  'data-nav-loading-indicator': ['markup', 'libraries tests', 'crawlers of prices wait until it is gone'],
  'data-nav-stage': ['markup', 'libraries tests', 'the stage of the booking, for crawlers of prices'],
  'data-nav-stage-final': ['markup', 'libraries tests', 'the total of the stay stands here, for crawlers of prices'],
  'data-step': ['markup', 'tests', 'the step of a withdrawal'],
};
