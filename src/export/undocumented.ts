/**
 * Everything that relies on what a dependency does not document, and so may end with any of its releases.
 * `tests/lists/undocumented.test.ts` holds this list against the source and the installed versions: after an update look at
 * each way of that package again, then change the version here.
 */

/** The versions that the ways were made and measured with. */
export const madeWith = {
  next: '16.4.6',
  'react-dom': '18.3.1',
  'relay-runtime': '21.0.1',
  'react-relay': '21.0.1',
  'relay-compiler': '21.0.1',
  '@stitches/react': '1.2.8',
  'maplibre-gl': '6.17.0',
  'react-aria': '3.53.1',
} as const;

interface Way {
  readonly of: readonly (keyof typeof madeWith)[];
  readonly files: readonly string[];
  readonly reliesOn: string;
  /** What it is for, and what it gains where that was measured. */
  readonly why: string;
  /** Whether a build can do without: `isOn` of its name. */
  readonly canBeOff?: true;
}

export const undocumented: Readonly<Record<string, Way>> = {
  nextModules: {
    of: ['next'],
    files: ['next.config.mjs'],
    reliesOn: '`next/dist/esm` holds the same modules as `next/dist`, as ES modules',
    why: 'webpack drops unused code of these only: every page brings 16 kB less (gzip)',
    canBeOff: true,
  },
  pathToRegexp: {
    of: ['next'],
    files: ['next.config.mjs'],
    reliesOn: "Next's router needs `path-to-regexp` for rewrites only",
    why: 'an export has none: 2.2 kB less (gzip)',
    canBeOff: true,
  },
  experimentalOptions: {
    of: ['next'],
    files: ['next.config.mjs'],
    reliesOn: 'the options `clientRouterFilter`, `cpus` and `webpackMemoryOptimizations`',
    why: 'no filter for a folder that is not there; 10,000 pages are exported on every core and in 2.9 GiB instead of 3.2',
  },
  hydrateInSlices: {
    of: ['next', 'react-dom'],
    files: ['next.config.mjs', 'src/browser/handover/hydrateInSlices.ts'],
    reliesOn:
      'Next imports `hydrateRoot` of `react-dom/client`; in a transition React hydrates in slices, until an event',
    why:
      'a page is made interactive in one long task otherwise: the room step blocks for 390 ms instead of 230 to 320 (processor ' +
      'four times slower); the results block as long either way',
    canBeOff: true,
  },
  lateFiles: {
    of: ['next'],
    files: ['src/export/finishExport.ts', 'src/export/answerScripts.ts', 'src/export/firstParts.ts'],
    reliesOn: '`react-loadable-manifest.json`, and how it names late imports',
    why:
      'files that a page or a press needs are fetched at once, not in two or three rounds: the room step blocks for 410 ms ' +
      'instead of 230 to 320, the results bring 1 kB less',
    canBeOff: true,
  },
  putToSleep: {
    of: ['next'],
    files: ['src/export/putToSleep.ts', 'src/export/cutScripts.ts'],
    reliesOn: 'how Next writes script tags into a page, and that these can run at any later time',
    why: 'content pages run 5 kB of scripts, not 130 to 140, and without the others 230',
    canBeOff: true,
  },
  startAfterPaint: {
    of: ['next'],
    files: ['src/export/startAfterPaint.ts', 'src/export/cutScripts.ts'],
    reliesOn: 'the same as `putToSleep`',
    why:
      'the first paint shares neither the line nor the processor with 200 kB of scripts: the largest paint of the room step ' +
      'at 2.0 s instead of 3.5, of the results at 1.7 instead of 1.9',
    canBeOff: true,
  },
  firstQuestions: {
    of: ['next'],
    files: ['src/before-react/questions/openedPage.ts', 'src/export/finishExport.ts'],
    reliesOn: 'the element `__NEXT_DATA__` holds the props of the page; `window.next` is there once Next runs',
    why:
      'the first question of a page leaves before 200 kB of scripts have run: the largest paint of the room step at 2.0 s ' +
      'instead of 4.1, for 15 kB more',
    canBeOff: true,
  },
  pageData: {
    of: ['next'],
    files: ['src/export/readExportedPage.ts', 'src/offline/savedHtml.ts', 'src/pages/_document.tsx'],
    reliesOn: '`__NEXT_DATA__` holds the props of the page',
    why:
      'the sitemap, what is done to a page, and whether it is saved for a time without a network depend on its route; the ' +
      'document on its language and brand',
  },
  preloadDynamic: {
    of: ['next'],
    files: ['src/screens/arrival/preloadDynamic.ts'],
    reliesOn: 'components of `next/dynamic` have a `render.preload`',
    why: 'a followed link shows an empty page for 150 to 190 ms otherwise (processor four times slower, 200 kB/s)',
  },
  pageRouter: {
    of: ['next'],
    files: ['src/screens/arrival/PageRouter.tsx'],
    reliesOn: 'the context that `useRouter` reads, `next/dist/shared/lib/router-context.shared-runtime`',
    why: 'the page that stays until the next has arrived must not read its address: else an empty page for 155 ms',
  },
  stayOffline: {
    of: ['next'],
    files: ['src/screens/arrival/useStayOffline.ts'],
    reliesOn: 'an error that is `cancelled`, thrown while Next tells of a failed change of page, keeps the page',
    why: "a link pressed without a network shows the browser's error page otherwise",
  },
  replayInput: {
    of: ['react-dom'],
    files: ['src/browser/handover/replayInput.ts'],
    reliesOn:
      'React ignores an input event whose value it has seen, and sees values set by their property on the element',
    why: 'what was typed before the page ran reaches its fields',
  },
  translatedPage: {
    of: ['react-dom'],
    files: ['src/browser/handover/translatedPage.ts'],
    reliesOn: 'React changes the page by `removeChild` and `insertBefore`, which may be replaced',
    why: "a page that the browser's translator has changed goes on working",
  },
  relayParts: {
    of: ['relay-runtime', 'react-relay'],
    files: [
      'next.config.mjs',
      'src/export/relay-parts/relayParts.mjs',
      'src/export/relay-parts/runtime.mjs',
      'src/export/relay-parts/hooks.mjs',
      'src/export/relay-parts/withoutResolvers.mjs',
    ],
    reliesOn: 'the modules in `lib`, that they have no side effects, and which of them our operations never reach',
    why: 'of 66 kB (gzip) remain 38',
    canBeOff: true,
  },
  operationText: {
    of: ['relay-runtime', 'relay-compiler'],
    files: ['src/api/askPlainly.ts', 'src/export/firstScripts.ts', 'relay.config.js'],
    reliesOn: '`params` of a compiled operation, and the flag `compact_query_text`',
    why: 'questions are asked before Relay is there, or without it, in the same words',
  },
  compiledStyles: {
    of: ['@stitches/react'],
    files: ['next.config.mjs', 'src/design-system/composersOf.ts', 'src/export/styles/compileDefinition.ts'],
    reliesOn: 'the key `sxs.internal` under which a component shows its composers, and the names of classes',
    why: 'a page brings 11 to 14 kB less, the room step shows its largest paint 0.4 s earlier and blocks for 0.2 s less',
    canBeOff: true,
  },
  styleMarks: {
    of: ['@stitches/react'],
    files: ['src/design-system/stylesheet.ts'],
    reliesOn: 'rules by whose `--sxs` Stitches finds its own again can be left out of a stylesheet',
    why: 'the stylesheet is a tenth smaller',
  },
  trustedTypes: {
    of: ['next', 'maplibre-gl'],
    files: [
      'next.config.mjs',
      'src/export/trusted-types/ownScripts.mjs',
      'src/export/trusted-types/nextLoader.mjs',
      'src/export/trusted-types/mapLoader.mjs',
    ],
    reliesOn:
      "where Next and MapLibre set a script's or worker's address, or markup; how webpack's runtime names its policy",
    why: 'a host that wants trusted types can be told of one policy, which takes no address but of the own scripts',
  },
  emptyMarkup: {
    of: ['react-dom'],
    files: ['src/screens/frame/SleepingNotices.tsx'],
    reliesOn: 'React hands the markup of `dangerouslySetInnerHTML` on as it is, also where it is no text',
    why: "the place of a sleeping page's notices may be set to nothing where a host wants trusted types",
  },
  pressableStyle: {
    of: ['react-aria'],
    files: ['src/pages/_document.tsx', 'src/design-system/globalStyles.ts'],
    reliesOn: 'the id of the style element that React Aria adds once, and its one rule',
    why: 'it is in the stylesheet: a host may forbid style elements',
  },
  ownSheet: {
    of: ['@stitches/react'],
    files: ['src/design-system/stitches.config.ts'],
    reliesOn: 'the option `root`, and that only its `styleSheets` and `head.appendChild` are used',
    why: 'a build with Stitches in it (`compiledStyles` off) needs no style element, which a host may forbid',
  },
  mapAddress: {
    of: ['maplibre-gl'],
    files: ['next.config.mjs', 'src/design-system/drawn-map/ownAddressLoader.mjs'],
    reliesOn: 'nothing of the library depends on `import.meta.url` once the address of its worker is set',
    why: 'webpack puts a path of the machine that builds there',
  },
};
