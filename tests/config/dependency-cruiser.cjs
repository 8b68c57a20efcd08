/**
 * Who may import whom: pages -> screens -> shell, features -> errors, state, api, flags, telemetry, routes,
 * session
 * -> i18n, config -> domain; design-system to the side.
 */
const layer = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});
const tests = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { pathNot: '__generated__' }, to: { circular: true } },
    layer('domain-is-pure', 'Rules know only rules.', '^src/domain/', '^(src/(?!domain/)|contracts/)'),
    {
      name: 'domain-without-packages',
      comment: 'Rules need no package; their tests may use the one that looks for counterexamples.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: { path: '^node_modules/' },
    },
    {
      name: 'domain-tests-with-fast-check-only',
      severity: 'error',
      from: { path: `^src/domain/.*${tests}` },
      to: { path: '^node_modules/', pathNot: '^node_modules/fast-check/' },
    },
    layer(
      'i18n-config-low',
      'Words and settings know only rules.',
      '^src/(i18n|config)/',
      '^src/(?!domain/|i18n/|config/)',
    ),
    layer(
      'services-below-features',
      'State, transport, flags, routes, the session and errors serve features and never know them.',
      '^src/(errors|state|api|flags|telemetry|routes|session)/',
      '^src/(pages|screens|shell|features)/',
    ),
    layer(
      'browser-low',
      'What the browser gives knows only settings and rules.',
      '^src/browser/',
      '^src/(?!browser/|config/|domain/)',
    ),
    layer('design-system-aside', 'It imports nothing of ours.', '^src/design-system/', '^src/(?!design-system/)'),
    {
      name: 'design-system-packages',
      comment: 'How it looks depends neither on where it is used nor on what the site is asked with.',
      severity: 'error',
      from: { path: '^src/design-system/', pathNot: `(${tests}|/(compileSource|subsetFonts|writeStylesheet)\\.ts$)` },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(react|react-dom|@stitches|lucide|react-aria|react-stately|@internationalized|@types)/',
      },
    },
    layer('shell-below-screens', 'The shell wraps any screen.', '^src/shell/', '^src/(pages|screens|features)/'),
    layer(
      'features-below-screens',
      'A feature may be deleted by deleting its folder.',
      '^src/features/',
      '^src/(pages|screens|shell)/',
    ),
    layer('screens-below-pages', 'Only Next opens pages.', '^src/screens/', '^src/pages/'),
    {
      name: 'site-without-harness',
      comment: 'The site ships without the harness. Its tests read the answers of one.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^contracts/' },
    },
    layer('site-without-tests', 'The gallery shows the site; the site never shows the gallery.', '^src/', '^tests/'),
    {
      name: 'features-apart',
      comment: 'What two features share is domain, state or design system.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    layer('v1-without-v2', 'Deleting v1 is deleting its folders.', '/v1/', '^src/.*/v2/'),
    layer('v2-without-v1', 'The versions meet in domain types only.', '/v2/', '^src/.*/v1/'),
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
