/**
 * The features of browsers that the site uses and that are not yet in every browser of the last two and a half years
 * (not "Baseline widely available" in November 2026): where, and how a test takes one away. `src/browser/README.md` says
 * what happens without each.
 */
export interface PlatformFeature {
  /** Files of the source with what names the feature in them. */
  readonly used: readonly { readonly file: string; readonly by: string }[];
  /** Takes it from a page, before any of its scripts runs. */
  readonly remove?: () => void;
  /** Takes it from the text of pages, scripts and styles: what no script can remove. */
  readonly unwritten?: readonly [written: RegExp, instead: string];
}

export const platformFeatures: Readonly<Record<string, PlatformFeature>> = {
  requestIdleCallback: {
    used: [{ file: 'src/browser/whenIdle.ts', by: 'requestIdleCallback' }],
    remove: () => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    },
  },
  'view transitions': {
    used: [
      { file: 'src/design-system/changeSoftly.ts', by: 'startViewTransition' },
      { file: 'src/shell/useViewTransitions.ts', by: 'startViewTransition' },
    ],
    remove: () => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    },
  },
  'navigator.connection': {
    used: [
      { file: 'src/before-react/waiting/loadScripts.ts', by: 'connection' },
      { file: 'src/telemetry/vitals/measureVitals.ts', by: 'connection' },
    ],
    remove: () => {
      Reflect.deleteProperty(Navigator.prototype, 'connection');
    },
  },
  'fetch with keepalive': {
    used: [{ file: 'src/telemetry/vitals/measureVitals.ts', by: 'keepalive' }],
    remove: () => {
      Reflect.deleteProperty(Request.prototype, 'keepalive');
    },
  },
  'Global Privacy Control': {
    used: [{ file: 'src/telemetry/vitals/mayMeasure.ts', by: 'globalPrivacyControl' }],
    remove: () => {
      Reflect.deleteProperty(Navigator.prototype, 'globalPrivacyControl');
    },
  },
  // Widely available, and missing on plain http.
  'navigator.locks': {
    used: [
      { file: 'src/browser/oneTabAtATime.ts', by: 'locks' },
      { file: 'src/api/freshTokens.ts', by: 'locks' },
    ],
    remove: () => {
      Reflect.deleteProperty(Navigator.prototype, 'locks');
    },
  },
  'service workers': {
    used: [{ file: 'src/offline/keepOffline.ts', by: 'serviceWorker' }],
    remove: () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    },
  },
  'crypto.randomUUID': {
    used: [{ file: 'src/browser/randomId.ts', by: 'randomUUID' }],
    remove: () => {
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    },
  },
  'links that prefetch': {
    used: [{ file: 'src/before-react/waiting/loadScripts.ts', by: "rel: 'prefetch'" }],
    unwritten: [/(rel *[:=] *["'`])prefetch/g, '$1nothing'],
  },
  'content-visibility': {
    used: [
      { file: 'src/features/home/HomeView.styles.ts', by: 'contentVisibility' },
      { file: 'src/features/hotel-list/HotelList.styles.ts', by: 'contentVisibility' },
      { file: 'src/features/search-results/SearchResults.styles.ts', by: 'contentVisibility' },
    ],
    unwritten: [/content-visibility|contentVisibility/g, 'xVisibility'],
  },
  fetchpriority: {
    used: [{ file: 'src/design-system/Picture.tsx', by: 'fetchpriority' }],
    unwritten: [/ fetchpriority=/gi, ' data-priority='],
  },
  AVIF: {
    used: [{ file: 'src/design-system/imageSources.ts', by: 'avif' }],
    unwritten: [/image\/avif/g, 'image/nothing'],
  },
  'text-wrap: pretty': {
    used: [{ file: 'src/design-system/globalStyles.ts', by: "textWrap: 'pretty'" }],
    unwritten: [/text-wrap:\s*pretty/g, 'x-wrap:pretty'],
  },
  'anchor positioning': {
    used: [
      { file: 'src/design-system/DateField.tsx', by: "anchorName: '--dates'" },
      { file: 'src/design-system/Dialog.styles.ts', by: 'anchor(--dates' },
    ],
    unwritten: [/anchor(-name:|\(--)/g, 'xanchor$1'],
  },
};

/**
 * What else a search of the source should find: names of features that are newer still. One that comes into use needs a
 * row above.
 */
export const newerNames =
  /\b(closedby|interpolate-size|interpolateSize|field-sizing|fieldSizing|position-try|@scope|@property|@starting-style|animation-timeline|animationTimeline|popovertarget|popoverTarget|commandfor|commandFor|scheduler\.(?:yield|postTask)|navigation\.(?:navigate|addEventListener)|Promise\.(?:withResolvers|try)|Array\.fromAsync|Iterator\.from|RegExp\.escape|Object\.groupBy|Map\.groupBy|URL\.(?:parse|canParse)|AbortSignal\.any|CloseWatcher|requestClose|DecompressionStream|Intl\.DurationFormat|scrollend|checkVisibility|light-dark|hidden="until-found"|speculationrules)\b/g;
