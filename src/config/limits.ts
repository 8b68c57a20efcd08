import { chain } from './chain';

export * from '@/domain/limits';

/** Attempts after a network failure, the first one not counted, and the delay before the first of them. */
export const MAX_RETRIES = 3;
export const RETRY_INITIAL_DELAY_MS = 300;

/** A call without any answer is given up after this long: twice what a slow search takes on a bad network. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** How long an answer that was asked for before the page's own code ran may be taken up: a slow phone needs seconds. */
export const EARLY_ANSWER_LIFETIME_MS = 20_000;

/** How often the runtime configuration is read again. */
export const CONFIG_REFRESH_MS = 60_000;

/** A token that ends within this time counts as ended, so that it cannot end in the middle of a call. */
export const TOKEN_EXPIRY_MARGIN_S = 300;

/** How long the page waits for the detection of features before it goes on with defaults. */
export const FEATURE_DETECTION_WAIT_MS = 5000;

/** How long reading stored state may take before the defaults are used, and the version of what is stored. */
export const REHYDRATE_TIMEOUT_MS = 5000;
export const STATE_VERSION = 1;

/** A quote older than this is asked again before it is confirmed. */
export const QUOTE_LIFE_MINUTES = 10;

/** The clock of the chain's office, by which cards count their days and changes of texts are dated. */
export const OFFICE_TIME_ZONE = 'Europe/Helsinki';

/** Rows of one page of a list: news, offers, transactions, reservations. */
export const LIST_PAGE_SIZE = 20;

/** Used when a hotel has no times of its own. */
export const DEFAULT_CHECK_IN_TIME = '15:00';
export const DEFAULT_CHECK_OUT_TIME = '12:00';

/**
 * The prefixes pictures may come from, besides this site itself. Pictures from elsewhere are not loaded, since their
 * host would learn what a guest looks at.
 */
export const IMAGE_HOSTS = chain.imageHosts;

/** The chain's customer service; the price of the call is always shown with the number, as the law asks. */
export const SUPPORT_PHONE = chain.supportPhone;

/** Where guests write about what they cannot use; the accessibility statement names it. */
export const ACCESSIBILITY_EMAIL = chain.accessibilityEmail;

/** Error reporting: the share of errors sent, and of those the share sent with a masked replay. */
export const ERROR_SAMPLE_RATE = 0.01;
export const REPLAY_ON_ERROR_RATE = 0.5;
