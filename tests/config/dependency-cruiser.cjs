/**
 * Who may import whom. Each room lists the rooms it may import, all of them written above it here: so there is no loop of
 * rooms, and a room that is not listed can neither import nor be imported. `design-system` stands to the side.
 */
const site = {
  domain: [],
  'design-system': [],
  config: ['domain'],
  i18n: ['domain'],
  browser: ['config', 'domain'],
  routes: ['i18n', 'config', 'domain'],
  flags: ['browser', 'routes', 'config', 'domain'],
  telemetry: ['routes', 'i18n', 'config', 'domain'],
  api: ['flags', 'browser', 'i18n', 'config', 'domain'],
  state: ['browser', 'config', 'domain'],
  session: ['api', 'state', 'flags', 'telemetry', 'browser', 'routes', 'i18n', 'config', 'domain'],
  // A neighbour of `session`: a failure whose way out is to sign in offers it wherever it is shown.
  errors: ['session', 'telemetry', 'routes', 'i18n', 'config', 'domain', 'design-system'],
  shell: ['session', 'telemetry', 'browser', 'routes', 'i18n', 'config', 'domain', 'design-system'],
};
site.features = Object.keys(site).filter((room) => room !== 'shell');
site.screens = Object.keys(site);
// What Next's own files need besides the screens: the language of the document, themes, and errors from the first moment.
site.pages = ['screens', 'telemetry', 'config', 'domain', 'design-system'];

/** The harness. `.` is the files of `contracts` itself. */
const harness = {
  world: [],
  pictures: ['world'],
  scenarios: ['world'],
  '.': ['world'],
  v1: ['.', 'world'],
  v2: ['.', 'world'],
  http: ['.', 'scenarios', 'v1', 'v2', 'world'],
  // Started before anything is installed: it runs programs of other rooms.
  run: [],
};

/** The tests, and what each room of theirs takes of the harness and of the site. */
const tests = {
  config: [],
  gallery: [],
  answers: [],
  lists: ['answers'],
  support: ['gallery'],
  a11y: ['support'],
  e2e: ['support', 'answers'],
  look: ['support', 'gallery'],
  bench: [],
  '.': ['support'],
};
const testsReach = {
  gallery: { contracts: ['http', 'run'], src: ['design-system'] },
  answers: { contracts: ['http'], src: ['features', 'api', 'config', 'domain'] },
  lists: { contracts: ['http'], src: ['features', 'state', 'domain'] },
  support: { contracts: ['http', 'run', 'v1'], src: ['telemetry', 'routes', 'i18n', 'domain'] },
  a11y: { src: ['routes', 'i18n', 'config', 'design-system'] },
  // Journeys act as a guest; of the site they read names, addresses and keys.
  e2e: {
    contracts: ['http', 'world'],
    src: ['features', 'state', 'api', 'telemetry', 'flags', 'routes', 'i18n', 'config', 'domain', 'design-system'],
  },
  look: { contracts: ['run'], src: ['config'] },
  bench: { contracts: ['run'] },
  '.': { contracts: ['run'] },
};

const isTest = '\\.test\\.tsx?$';

/** The path of a room: a folder, or for `.` the files beside the rooms. */
const pathOf = (folder, room) => (room === '.' ? `${folder}/[^/]+$` : `${folder}/${room}/`);

/** One rule for each room: of `folder` and of the `others` it may import what is listed, and nothing else. */
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
      from: { path: `^${pathOf(folder, room)}`, pathNot: folder === 'contracts' ? isTest : undefined },
      to: {
        path: folder === 'tests' ? '^(src|contracts|tests)/' : `^${folder}/`,
        pathNot: allowed.flatMap(([where, each]) => each.map((one) => `^${pathOf(where, one)}`)),
      },
    };
  });
}

/** A folder without a row above would pass every wall. */
const unlisted = (folder, rooms) => ({
  name: `${folder}-rooms`,
  comment: 'Give the new room a row in this file.',
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
      comment: 'Rules need no package; their tests may use the one that looks for counterexamples.',
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
      comment: 'How it looks depends neither on where it is used nor on what the site is asked with.',
      severity: 'error',
      from: { path: '^src/design-system/', pathNot: `(${isTest}|/(compileSource|subsetFonts|writeStylesheet)\\.ts$)` },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(react|react-dom|@stitches|lucide|react-aria|react-stately|@internationalized|@types)/',
      },
    },
    {
      name: 'site-without-harness',
      comment: 'The site ships without the harness. Its tests read the answers of one.',
      severity: 'error',
      from: { path: '^src/', pathNot: isTest },
      to: { path: '^contracts/' },
    },
    {
      name: 'tests-on-top',
      comment: 'The gallery shows the site; the site never shows the gallery.',
      severity: 'error',
      from: { path: '^(src|contracts)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'features-apart',
      comment: 'What two features share is domain, state or design system.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'v1-without-v2',
      comment: 'Deleting v1 is deleting its folders.',
      severity: 'error',
      from: { path: '/v1/' },
      to: { path: '/v2/' },
    },
    {
      name: 'v2-without-v1',
      comment: 'The versions meet in domain types only.',
      severity: 'error',
      from: { path: '/v2/' },
      to: { path: '/v1/' },
    },
    {
      name: 'feature-root-without-relay',
      comment: 'A view takes domain types; only v1/ and v2/ know the wire.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/[^/]+$', pathNot: 'test\\.tsx?$' },
      to: { path: '(node_modules/(react-relay|relay-runtime)|__generated__)' },
    },
    {
      name: 'recoil-behind-state',
      comment: 'A successor of Recoil touches one folder.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/state/' },
      to: { path: 'node_modules/recoil' },
    },
    {
      name: 'stitches-behind-design-system',
      comment: 'One place makes styles.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/design-system/' },
      to: { path: 'node_modules/@stitches' },
    },
    {
      name: 'screens-without-styles',
      comment: 'A screen puts features together: how they look is theirs.',
      severity: 'error',
      from: { path: '^src/screens/' },
      to: { path: '(^src/design-system/stitches|\\.styles\\.ts$)' },
    },
    {
      name: 'relay-below',
      comment: 'Screens and shell put features together; features and api talk to the wire.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(api|features)/' },
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
