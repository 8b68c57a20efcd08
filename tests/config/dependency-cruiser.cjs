/**
 * Which folder may import which. Each folder lists those it may import, which must be written above it: so there are no
 * cycles of folders, and a folder that is not listed can neither import nor be imported. `design-system` is separate.
 */
const site = {
  domain: [],
  'design-system': [],
  config: ['domain'],
  i18n: ['domain'],
  browser: ['config', 'domain'],
  routes: ['i18n', 'config', 'domain'],
  flags: ['browser', 'routes', 'config', 'domain'],
  telemetry: ['browser', 'routes', 'i18n', 'config', 'domain'],
  api: ['flags', 'browser', 'i18n', 'config', 'domain'],
  state: ['browser', 'config', 'domain'],
  session: ['api', 'state', 'flags', 'telemetry', 'browser', 'routes', 'i18n', 'config', 'domain'],
  // Imports `session`, since a failure may offer signing in wherever it is shown.
  errors: ['session', 'telemetry', 'browser', 'routes', 'i18n', 'config', 'domain', 'design-system'],
  forms: ['routes', 'i18n', 'config', 'domain', 'design-system'],
  shell: ['errors', 'session', 'telemetry', 'browser', 'routes', 'i18n', 'config', 'domain', 'design-system'],
};
site.features = Object.keys(site).filter((room) => room !== 'shell');
// Without React: the service worker and its pages.
site.offline = ['state', 'flags', 'browser', 'routes', 'i18n', 'config', 'domain', 'design-system'];
site.screens = Object.keys(site);
// Of the screens and features it needs how their questions are built, without hooks, and of the design system where the
// files of a picture lie.
site['before-react'] = Object.keys(site).filter((room) => !['session', 'forms', 'shell', 'offline'].includes(room));
// Next's own files also need the language of the document, the themes, and error reports from the start.
site.pages = ['before-react', 'screens', 'telemetry', 'config', 'domain', 'design-system'];
// It turns what Next wrote into the site; nothing of the site imports it.
site.export = Object.keys(site);

/** The harness. `.` is the files of `contracts` itself. */
const harness = {
  world: [],
  'drawings/pictures': ['world'],
  'drawings/maps': ['world'],
  scenarios: ['world'],
  '.': ['world'],
  // What both APIs send in the same form.
  wire: ['world'],
  v1: ['.', 'wire', 'world'],
  v2: ['.', 'wire', 'world'],
  // The operations that the site may send.
  'check/manifest': [],
  // Starts before anything is installed, so it runs the programs of other folders instead of importing them.
  run: [],
  // What a host must do with the export; the server does the same.
  hosting: ['run'],
  // What the site is made of.
  supply: [],
  http: ['.', 'hosting', 'scenarios', 'v1', 'v2', 'world', 'check/manifest'],
  // Judges schemas, texts and answers: those of a harness, too.
  check: ['check/manifest', 'run', '.', 'scenarios', 'http', 'world'],
};

/** The tests, and what each of their folders may import from the harness and the site. */
const tests = {
  gallery: [],
  answers: [],
  support: ['gallery'],
  // How a browser is started is known to tests that start it otherwise, too.
  config: ['support'],
  lists: ['answers', 'config'],
  audit: ['support'],
  a11y: ['support', 'audit'],
  e2e: ['support', 'answers'],
  look: ['support', 'gallery', 'audit'],
  bench: ['support', 'audit'],
  vitals: ['support', 'audit', 'bench'],
  browsers: ['support', 'look'],
  hosts: ['support'],
  '.': ['support'],
};
const testsReach = {
  gallery: { contracts: ['http', 'run'], src: ['design-system'] },
  answers: { contracts: ['http', 'check'], src: ['features', 'api', 'config', 'domain'] },
  lists: { contracts: ['http'], src: ['export', 'features', 'state', 'browser', 'domain'] },
  support: { contracts: ['hosting', 'http', 'run', 'v1'], src: ['telemetry', 'routes', 'i18n', 'domain'] },
  // Its results are what the statement of the site is made of.
  audit: { contracts: ['run'], src: ['features', 'routes', 'i18n', 'config', 'domain'] },
  a11y: { src: ['routes', 'i18n', 'config', 'design-system'] },
  // Browser tests act as a guest; from the site they import texts, addresses, storage keys and names of the handover only.
  e2e: {
    contracts: ['http', 'world'],
    src: [
      'features',
      'state',
      'api',
      'telemetry',
      'flags',
      'browser',
      'routes',
      'i18n',
      'config',
      'domain',
      'design-system',
    ],
  },
  look: { contracts: ['run'], src: ['config'] },
  // It walks to the pages that it measures as a guest does, and knows how many hotels a chain needs.
  bench: { contracts: ['run', 'world', 'http'], src: ['export', 'telemetry', 'routes', 'domain'] },
  // It reads what the harness keeps, by its shape.
  vitals: { contracts: ['http', 'run'], src: ['routes', 'domain'] },
  browsers: { contracts: ['http', 'run'], src: ['telemetry', 'routes', 'i18n', 'domain'] },
  // It holds the policy of hosts against the addresses that a build takes.
  hosts: { contracts: ['http', 'hosting', 'run'], src: ['config', 'domain', 'i18n', 'routes', 'telemetry'] },
  '.': { contracts: ['run'] },
};

const isTest = '\\.test\\.tsx?$';

/** The path pattern of a folder, or for `.` of the files beside the folders. */
const pathOf = (folder, room) => (room === '.' ? `${folder}/[^/]+$` : `${folder}/${room}/`);

/** Tests of the harness compare it with the site; those of the scripts before React, with what the page does after. */
const testsReachMore = (folder, room) => folder === 'contracts' || room === 'before-react';

/** One rule for each folder: from `folder` and the `others` it may import what is listed, and nothing else. */
function walls(folder, rooms, others = () => ({})) {
  const names = Object.keys(rooms);
  return names.map((room, index) => {
    const above = rooms[room].filter((each) => !names.slice(0, index).includes(each));
    if (above.length > 0) throw new Error(`${folder}/${room} lists ${above}, which is not written before it.`);
    const allowed = Object.entries({ [folder]: [room, ...rooms[room]], ...others(room) });
    return {
      name: `${folder}/${room}`,
      comment: `It may import ${allowed.map(([where, each]) => each.map((one) => `${where}/${one}`).join(', ')).join('; ')}.`,
      severity: 'error',
      from: { path: `^${pathOf(folder, room)}`, pathNot: testsReachMore(folder, room) ? isTest : undefined },
      to: {
        path: folder === 'tests' ? '^(src|contracts|tests)/' : `^${folder}/`,
        pathNot: allowed.flatMap(([where, each]) => each.map((one) => `^${pathOf(where, one)}`)),
      },
    };
  });
}

/** A folder without an entry above would have no rule. */
const unlisted = (folder, rooms) => ({
  name: `${folder}-rooms`,
  comment: 'Give the new folder an entry in this file.',
  severity: 'error',
  from: {},
  to: { path: `^${folder}/`, pathNot: Object.keys(rooms).map((room) => `^${pathOf(folder, room)}`) },
});

module.exports = {
  forbidden: [
    ...walls('src', site),
    ...walls('contracts', harness),
    ...walls('tests', tests, (room) => testsReach[room]),
    unlisted('src', site),
    unlisted('contracts', harness),
    unlisted('tests', tests),
    { name: 'no-cycles', severity: 'error', from: { pathNot: '__generated__' }, to: { circular: true } },
    {
      name: 'domain-without-packages',
      comment: 'Rules need no package; their tests may use fast-check.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: isTest },
      to: { path: '^node_modules/' },
    },
    {
      name: 'domain-tests-with-fast-check-only',
      severity: 'error',
      from: { path: `^src/domain/.*${isTest}` },
      to: { path: '^(node_modules|contracts)/', pathNot: '^node_modules/fast-check/' },
    },
    {
      name: 'design-system-packages',
      comment: 'The design system depends neither on the places that use it nor on the APIs.',
      severity: 'error',
      from: { path: '^src/design-system/', pathNot: `(${isTest}|/subsetFonts\\.ts$)` },
      to: {
        path: 'node_modules/',
        pathNot:
          'node_modules/(react|react-dom|@stitches|lucide|maplibre-gl|react-aria|react-stately|@internationalized|uqr|@types)/',
      },
    },
    {
      name: 'site-without-harness',
      comment: 'The site ships without the harness. Only its tests may import it.',
      severity: 'error',
      from: { path: '^src/', pathNot: isTest },
      to: { path: '^contracts/' },
    },
    {
      name: 'tests-on-top',
      comment: 'The gallery imports the site, never the other way round.',
      severity: 'error',
      from: { path: '^(src|contracts)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'features-apart',
      comment: 'Features do not import each other: what they share belongs to domain, state or the design system.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'booking-v1-without-v2',
      comment: 'Deleting the booking-v1 folders must be enough to delete the older way to book.',
      severity: 'error',
      from: { path: '/booking-v1/' },
      to: { path: '/booking-v2/' },
    },
    {
      name: 'booking-v2-without-v1',
      comment: 'The two ways to book share domain types only.',
      severity: 'error',
      from: { path: '/booking-v2/' },
      to: { path: '/booking-v1/' },
    },
    {
      name: 'site-without-booking',
      comment: 'What asks the API of the site stays when a way to book is deleted.',
      severity: 'error',
      from: { path: '/site/' },
      to: { path: '/booking-v[12]/' },
    },
    {
      name: 'feature-root-without-relay',
      comment: 'A view takes domain types; only site/ and booking-vN/ use the types of the APIs.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/[^/]+$', pathNot: 'test\\.tsx?$' },
      to: { path: '(node_modules/(react-relay|relay-runtime)|__generated__)' },
    },
    {
      name: 'recoil-behind-state',
      comment: 'Replacing Recoil must concern one folder only.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/state/' },
      to: { path: 'node_modules/recoil' },
    },
    {
      name: 'undocumented-next-in-arrival',
      comment: 'What Next does not document is used by one folder, which says why.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/screens/arrival/' },
      to: { path: 'node_modules/next/dist/(client|shared)/' },
    },
    {
      name: 'stitches-behind-design-system',
      comment: 'Only one file imports Stitches.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/design-system/' },
      to: { path: 'node_modules/@stitches' },
    },
    {
      name: 'before-react-without-react',
      comment: 'These scripts are bundled without the framework: no components, no hooks, no library of the page.',
      severity: 'error',
      from: { path: '^src/before-react/', pathNot: isTest },
      to: {
        path: '(\\.tsx$|/use[A-Z][^/.]*\\.ts$|node_modules/(react|react-dom|next|recoil|react-relay|relay-runtime)/)',
      },
    },
    {
      name: 'screens-without-styles',
      comment: 'A screen composes features and has no styles of its own.',
      severity: 'error',
      from: { path: '^src/screens/' },
      to: { path: '(^src/design-system/stitches|\\.styles\\.ts$)' },
    },
    {
      name: 'relay-below',
      comment: 'Only features and api use Relay.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(api|features|export)/' },
      to: { path: 'node_modules/(react-relay|relay-runtime)' },
    },
    {
      name: 'harness-knows-the-domain-only',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^src/', pathNot: '(^src/domain/|__generated__)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.next|/out/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
